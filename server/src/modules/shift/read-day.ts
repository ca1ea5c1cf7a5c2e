import { type Language, textIn } from '@tiffin/core/language/language'
import { money } from '@tiffin/core/money/money'
import type { Tx } from '../../db/unit.ts'
import { findKept } from '../ready/index.ts'
import { listSpans } from '../stock/index.ts'
import * as queries from './queries.ts'

const dayMs = 24 * 3_600_000
const weekMs = 7 * dayMs

/** The charts of an open shift begin at most so long ago. */
const chartMs = 12 * 3_600_000

interface Reader {
  readonly language: Language
  readonly now: number
}

/** The open shift beside the same hours a week before, and when it sold what or could not [shift-12][shift-13][shift-14]. */
export async function readDay(
  tx: Tx,
  shift: queries.DrawerShift & { readonly openedAt: number },
  { language, now }: Reader,
) {
  const { corpId, storeId, openedAt } = shift
  const chartFrom = Math.max(openedAt, now - chartMs)
  const before = { since: openedAt - weekMs, until: now - weekMs }
  const [quarters, spans, kept, sold, keptBefore] = await tx.batch(
    queries.listQuarters(shift, now - chartMs),
    listSpans(corpId, { storeId, since: chartFrom, now }),
    findKept(corpId, { storeId, since: openedAt, until: now + 1 }),
    queries.findSoldIn(shift, before),
    findKept(corpId, { storeId, ...before }),
  )
  const [{ made = 0, inTime = 0, tookMs = null } = {}] = kept.rows
  const [{ made: madeBefore = 0, inTime: inTimeBefore = 0 } = {}] = keptBefore.rows
  const [soldBefore] = now - openedAt > dayMs ? [] : sold.rows
  return {
    quarterList: [...quarters.rows],
    kept: { made, late: made - inTime, tookMs },
    lastWeek: soldBefore
      ? {
          orderCount: soldBefore.orderCount,
          soldTotal: money(soldBefore.soldTotal),
          late: madeBefore - inTimeBefore,
        }
      : null,
    soldOutList: spans.rows.map(({ name, skuName, ...span }) => ({
      ...span,
      name: [name, skuName].flatMap((texts) => (texts ? textIn(texts, language) : [])).join(' '),
    })),
  }
}
