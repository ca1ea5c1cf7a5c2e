import { pointType } from '@tiffin/core/points/account'
import type { Locale } from '@tiffin/phrases/locales'
import { say } from '@tiffin/phrases/server'
import { clampPage, type PageRequest, pageOf } from '../../base/paging.ts'
import type { Database } from '../../db/database.ts'
import { countMovements, listEnding, listMovements, type MovementRow } from './queries.ts'
import { soonMs, upToDate, type Whose } from './summary.ts'

const { obtained, willExpire, expired, used, returned } = pointType
const everyType = [obtained, expired, used, returned]

/** What happened, in words. */
function titleOf({ type, points, orderNo }: MovementRow) {
  if (type === expired) return 'points.movement.expired'
  if (type === used) return 'points.movement.used'
  if (type === returned) return 'points.movement.returned'
  if (points < 0) return 'points.movement.reversed'
  return orderNo === null ? 'points.movement.given' : 'points.movement.obtained'
}

/** One page of a customer's points, as customers read them. */
export async function showMovements(
  db: Database,
  { type, ...request }: PageRequest & { type: number },
  { language, ...whose }: Whose & { language: Locale },
) {
  const { corp, customerId, now } = whose
  const { corpId } = corp
  const scope = { role: 'app', corp: corpId, keyed: true } as const
  const show = (row: MovementRow) => ({ ...row, title: say(language, titleOf(row)) })
  await upToDate(db, whose)
  if (type === willExpire) {
    const ending = listEnding(corpId, { customerId, now, until: now + soonMs })
    const [{ rows }] = await db.tx(scope, (tx) => tx.finish(ending))
    return pageOf(rows, request, show)
  }
  const { pageIndex, pageSize } = clampPage(request)
  const page = {
    customerId,
    types: type === 0 ? everyType : [type],
    limit: pageSize,
    offset: (pageIndex - 1) * pageSize,
  }
  const [{ rows }, count] = await db.tx(scope, (tx) =>
    tx.finish(listMovements(corpId, page), countMovements(corpId, page)),
  )
  const total = count.rows[0]?.total ?? 0
  return { list: rows.map(show), total, pageIndex, pageSize, hasMore: pageIndex * pageSize < total }
}

/** The customer's points with everything that ever moved them, newest first. */
export async function readAllMovements(db: Database, whose: Whose & { language: Locale }) {
  const list: Awaited<ReturnType<typeof showMovements>>['list'][number][] = []
  for (let pageIndex = 1; ; pageIndex++) {
    const page = await showMovements(db, { type: 0, pageIndex, pageSize: 500 }, whose)
    list.push(...page.list)
    if (!page.hasMore) return { currentPoints: list[0]?.balance ?? 0, list }
  }
}
