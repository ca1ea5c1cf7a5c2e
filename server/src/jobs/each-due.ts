import type { Log } from '../base/context.ts'
import { Refusal } from '../base/refusal.ts'

/**
 * Handles due rows one after the other; one that fails is logged by its ids and keeps none of the others waiting.
 * A refusal says that another server was first: nothing to report.
 */
export async function eachDue<Row extends { readonly corpId: string }>(
  due: Iterable<Row>,
  log: Pick<Log, 'error'>,
  handle: (row: Row) => Promise<unknown>,
): Promise<void> {
  for (const row of due) {
    try {
      await handle(row)
    } catch (error) {
      if (!(error instanceof Refusal)) log.error({ err: error, due: row }, 'not handled, comes back')
    }
  }
}
