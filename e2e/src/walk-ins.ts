import { randomUUID } from 'node:crypto'
import { requestOf } from '@tiffin/core/cart/lines'
import type { Account } from './desk-token.ts'
import { call, cartOf } from './signed-in.ts'

export interface WalkIns {
  readonly count: number
  /** So many of them are begun, and of these so many are ready. */
  readonly begun?: number
  readonly ready?: number
}

/** Paid orders of walk-ins with one or two lines each, of which the fifth has a note. */
export async function orderWalkIns(
  { account, password }: Account,
  { count, begun = 0, ready = 0 }: WalkIns,
): Promise<void> {
  const token = String((await call('/api/app/store/employee/login', { account, password })).token)
  const lines = await cartOf({ 'cream-puff': 2, 'cookie-tin': 1 })
  for (let index = 0; index < count; index += 1) {
    const bought = index % 3 === 0 ? lines : lines.slice(0, 1)
    const payable = bought.reduce((sum, { num, price }) => sum + num * price, 0)
    const wish = { requestId: randomUUID(), pickupMethod: 2, promotionId: null, remark: index === 4 ? 'No bag' : '' }
    const more = { expectedPayable: payable, productRequestList: bought.map(requestOf) }
    const { orderId } = await call('/api/app/store/walk-in/create', { ...wish, ...more }, token)
    let { version } = await call('/api/app/store/order/accept-payment', { orderId, version: 1 }, token)
    const steps = [...(index < begun ? ['start'] : []), ...(index < ready ? ['ready'] : [])]
    for (const step of steps)
      version = (await call(`/api/app/store/order/${step}`, { orderId, version }, token)).version
  }
}
