// npm run shots: a contact sheet per page under docs/shots, and the README's pictures. npm run shots -- home menu: only these.
import { build, fail, install, ownNode, run } from './setup.mjs'

try {
  await install()
  await build()
  await run(ownNode(), ['e2e/src/shots.ts', ...process.argv.slice(2)])
} catch (error) {
  fail(error)
}
