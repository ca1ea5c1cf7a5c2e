import { startDemo } from './demo.ts'
const demo = await startDemo()
console.log(demo.url)
process.on('SIGTERM', async () => { await demo.stop(); process.exit(0) })
setInterval(() => {}, 1000)
