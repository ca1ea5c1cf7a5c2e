import { setTimeout as rest } from 'node:timers/promises'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

setFlagsFromString('--expose-gc')
const collect = runInNewContext('gc') as () => void // as: V8 names it so once it is exposed

/** Frees what nothing holds. Whatever a weak reference answered in this turn is held until the next. */
export async function collectGarbage(): Promise<void> {
  await rest(1)
  collect()
}
