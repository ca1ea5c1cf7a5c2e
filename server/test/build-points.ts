import { randomUUIDv7 } from 'node:crypto'
import { expect } from 'vitest'
import { asCorp, insertRow } from './build-shop.ts'

const day = 86_400_000

/** A brand that gives one point for each whole unit and takes each for one cent, for the whole bill; terms as wanted. */
export const enablePoints = (corpId: string, row: Record<string, unknown> = {}) => {
  const terms = { points_enabled: true, points_per_unit: 1, minor_per_point: 1, max_deduct_per_mille: 1000, ...row }
  const sets = Object.keys(terms).map((column, index) => `${column} = $${index + 1}`)
  return asCorp(corpId, `update corp set ${sets.join(', ')}`, Object.values(terms))
}

/** Points in a customer's hands that last so many days more, as a lot with its movement. Answers the lot. */
export async function givePoints(
  corpId: string,
  customerId: string,
  { points, days = 100 }: { points: number; days?: number },
): Promise<string> {
  const lotId = randomUUIDv7()
  const expiresAt = new Date(Date.now() + days * day)
  const earnedAt = new Date(expiresAt.getTime() - 365 * day)
  const [account] = await asCorp<{ no: number; balance: number }>(
    corpId,
    `insert into point_account (corp_id, customer_id, balance, movement_no) values ($1, $2, $3, 1)
     on conflict (corp_id, customer_id) do update
       set balance = point_account.balance + excluded.balance, movement_no = point_account.movement_no + 1
     returning movement_no as no, balance`,
    [corpId, customerId, points],
  )
  await insertRow(corpId, 'point_lot', {
    ...{ lot_id: lotId, customer_id: customerId, earned_at: earnedAt, expires_at: expiresAt },
    ...{ expiry_date: expiresAt.toISOString().slice(0, 10), amount: points, unspent: points },
  })
  await insertRow(corpId, 'point_movement', {
    ...{ customer_id: customerId, movement_no: account?.no, type: 1, points, balance: account?.balance },
    ...{ lot_id: lotId, moved_at: earnedAt },
  })
  return lotId
}

interface Books {
  readonly customerId: string
  readonly balance: number
  readonly held: number
  readonly debt: number
  readonly inLots: number
  readonly heldInLots: number
  readonly heldByOrders: number
  readonly movements: number
  readonly count: number
  readonly lastNo: number
  readonly lastBalance: number
  readonly crooked: number
}

const booksText = `select account.customer_id as "customerId", balance, held, debt, movement_no as "lastNo",
    (select coalesce(sum(unspent + held), 0)::bigint from point_lot lot where lot.customer_id = account.customer_id) as "inLots",
    (select coalesce(sum(held), 0)::bigint from point_lot lot where lot.customer_id = account.customer_id) as "heldInLots",
    (select coalesce(sum(points), 0)::bigint from point_use join customer_order made using (corp_id, order_id)
     where made.customer_id = account.customer_id and made.status = 10) as "heldByOrders",
    moved.*
  from point_account account, lateral (
    select coalesce(sum(points), 0)::bigint as movements, count(*) as count,
      coalesce((array_agg(balance order by movement_no desc))[1], 0) as "lastBalance",
      count(*) filter (where balance <> so_far) as crooked
    from (select *, sum(points) over (order by movement_no) as so_far from point_movement moved
          where moved.customer_id = account.customer_id) movement
  ) moved`

/** Every account of a brand adds up: movements, lots less debt, what orders hold; answers the balances by customer. */
export async function checkBooks(corpId: string): Promise<Record<string, number>> {
  const rows = await asCorp<Books>(corpId, booksText)
  for (const row of rows) {
    const { balance, held, debt, inLots, heldInLots, heldByOrders, movements, count, lastNo, lastBalance } = row
    expect({ movements, inLots: inLots - debt, lastBalance, heldInLots, heldByOrders, count }).toEqual({
      ...{ movements: balance, inLots: balance, lastBalance: balance },
      ...{ heldInLots: held, heldByOrders: held, count: lastNo },
    })
    expect(row.crooked).toBe(0)
  }
  return Object.fromEntries(rows.map(({ customerId, balance }) => [customerId, balance]))
}
