// Runs first in a kept process whose files have windows: notes where Vitest keeps our own modules as it has compiled them, which it never reads again.
import { Script } from 'node:vm'

/** Of libraries the keys are paths. */
const hasEnvironment = (key) => /^\w*:\//.test(key)

const { set } = Map.prototype
Map.prototype.set = function (key, value) {
  if (value instanceof Script && hasEnvironment(key)) {
    process.compiledModules = this
    Map.prototype.set = set
  }
  return set.call(this, key, value)
}
