// Checks the Node first: everything behind this import needs a newer one than some machines have.
const major = Number(process.versions.node.split('.')[0])
if (major < 26) {
  process.stderr.write(
    `Tiffin's server needs Node 26, this is ${process.versions.node}. Use "npm start", which brings its own.\n`,
  )
  process.exit(1)
}
const [{ enableCompileCache }, { join }] = await Promise.all([import('node:module'), import('node:path')])
// What was compiled once is not compiled again: the server starts sooner, and the compiler takes no memory.
enableCompileCache(join(process.env.DATA_DIR?.trim() || './data', 'compiled'))
const { main } = await import('./serve.ts')
await main()
