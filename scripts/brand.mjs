// npm run brand: a link with which a further brand is made, for a server that runs. It works once, for 72 hours.
import { fail, install, ownNode, run } from './setup.mjs'

try {
  await install()
  await run(ownNode(), ['server/src/brand-link.ts'])
} catch (error) {
  fail(error)
}
