// npm run bench: figures, each beside its physical limit in the same run. npm run bench -- menu order: only these.
import { build, fail, install, ownNode, run } from './setup.mjs'

try {
  await install()
  await build()
  await run(ownNode(), ['bench/src/main.ts', ...process.argv.slice(2)])
} catch (error) {
  fail(error)
}
