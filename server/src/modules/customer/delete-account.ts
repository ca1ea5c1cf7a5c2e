import { smsScene } from '@tiffin/contract/login'
import type { deleteAccount } from '@tiffin/contract/profile'
import { withoutPerson } from '@tiffin/core/customer/without-person'
import { orderStatus } from '@tiffin/core/order/order-state'
import type { z } from 'zod'
import type { Context } from '../../base/context.ts'
import { Refusal } from '../../base/refusal.ts'
import { withCode } from '../login/index.ts'
import { listUnfinished, type Unfinished } from '../order/index.ts'
import { eraseHelp } from '../order-help/index.ts'
import { closePoints } from '../points/index.ts'
import { dropUploads } from '../upload/index.ts'
import { erasePerson, insertReason, lockPerson, type PersonRow } from './erase-queries.ts'
import type { CustomerParts } from './parts.ts'
import { findProfileRow } from './queries.ts'

type Customer = Context<'customer'>

/** Refuses while something is being made or waits at the counter; answers what awaits payment. */
function unpaidOf(orders: readonly Unfinished[]): readonly Unfinished[] {
  const isUnpaid = ({ status }: Unfinished) => status === orderStatus.awaitingPayment
  const open = orders.filter((order) => !isUnpaid(order))
  if (open.length > 0) throw new Refusal('ordersOpen', { orderIdList: open.map(({ orderId }) => orderId) })
  return orders
}

async function readOwn({ app: { db } }: CustomerParts, { corp: { corpId }, session: { customerId } }: Customer) {
  const [profile, orders] = await db.tx({ role: 'app', corp: corpId, keyed: true }, (tx) =>
    tx.finish(findProfileRow(corpId, customerId), listUnfinished(corpId, customerId)),
  )
  const phone = profile.rows[0]?.phone
  if (!phone) throw new Refusal('notLoggedIn')
  return { phone, orders: orders.rows }
}

/** Cancels what awaits payment, with all that it held; one that is paid at this moment is found by the next look. */
async function cancelUnpaid(
  { orders }: CustomerParts,
  context: Customer,
  unpaid: readonly Unfinished[],
): Promise<void> {
  const { customerId } = context.session
  const actor = { role: 'customer', id: customerId } as const
  for (const { orderId } of unpaid)
    await orders.move(context, { orderId, customerId, action: 'cancel', actor }).catch((error) => {
      if (!(error instanceof Refusal && error.refusal === 'moveNotAllowed')) throw error
    })
}

const secretsOf = ({ phone, nickName, name, email }: PersonRow): string[] => [phone ?? '', nickName, name, email]

/** Takes the person out of the books in one transaction. Refuses `ordersOpen` when an order came in between. */
async function erase(parts: CustomerParts, context: Customer, reason: string): Promise<() => void> {
  const { corp, session, now } = context
  const { corpId } = corp
  const { customerId } = session
  return parts.app.db.tx({ role: 'app', corp: corpId }, async (tx) => {
    const [person] = (await tx.run(lockPerson(corpId, customerId))).rows
    if (!person) throw new Refusal('notLoggedIn')
    const left = (await tx.run(listUnfinished(corpId, customerId))).rows
    if (left.length > 0) throw new Refusal('ordersOpen', { orderIdList: left.map(({ orderId }) => orderId) })
    await closePoints(tx, { corpId, customerId, orderId: null, now })
    await dropUploads(tx, { corpId, customerId, now })
    await tx.run(eraseHelp(corpId, customerId))
    const kept = withoutPerson(reason, secretsOf(person))
    await tx.batch(
      ...erasePerson({ corpId, customerId, phone: person.phone ?? '', now }),
      ...(kept === '' ? [] : [insertReason(corpId, kept, now)]),
    )
    return parts.logins.sessions.endAll(tx, corpId, customerId)
  })
}

/** Deletes the account for good: the owner of the phone and the session may, once nothing is owed either way. */
export async function closeAccount(
  parts: CustomerParts,
  { code, nonce, reason = '' }: z.output<typeof deleteAccount.input>,
  context: Customer,
): Promise<Record<string, never>> {
  const { phone, orders } = await readOwn(parts, context)
  const unpaid = unpaidOf(orders)
  await withCode(parts.logins, { phone, scene: smsScene.change, nonce, typed: code, context }, async () => ({}))
  await cancelUnpaid(parts, context, unpaid)
  const notify = await erase(parts, context, reason)
  notify()
  return {}
}
