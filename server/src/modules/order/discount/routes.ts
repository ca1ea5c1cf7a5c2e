import { grantDiscount } from '@tiffin/contract/member'
import { requestOf } from '@tiffin/core/cart/lines'
import { money } from '@tiffin/core/money/money'
import { discountType } from '@tiffin/core/pricing/bill'
import { leftBeforeStaff } from '@tiffin/core/pricing/discount-placed-order'
import { staffDiscountsOf, worthOfStaffDiscount } from '@tiffin/core/pricing/staff-discounts'
import type { z } from 'zod'
import type { Context } from '../../../base/context.ts'
import { fieldRefusal, Refusal } from '../../../base/refusal.ts'
import type { Statement } from '../../../db/statement.ts'
import type { App } from '../../../http/app.ts'
import { route } from '../../../http/route.ts'
import { auditEntry, type Noted } from '../../audit/index.ts'
import { viewMenus } from '../../catalog/index.ts'
import { type Assists, type DiscountWish, findDiscountLimits, findGranted } from '../../member/index.ts'
import { priceCart, showTaxes } from '../../promotion/index.ts'
import type { Approvals, Approver } from '../../staff/index.ts'
import { Orders } from '../orders.ts'
import type { OrderParts } from '../parts.ts'
import type { OrderRow } from '../rows.ts'
import { discountOrder } from './discount-order.ts'

type Staff = Context<'staff'>
type Amounts = z.output<typeof grantDiscount.output>
type Asked = z.output<typeof grantDiscount.input>

/** One of amount and per-mille, per-mille for an employee discount only. */
function checkAsked({ type, amount, permille, assistId, orderId, version }: Asked): void {
  if ((amount === undefined) === (permille === undefined)) throw fieldRefusal('amount', 'either amount or permille')
  if (amount !== undefined && amount < 0) throw fieldRefusal('amount', 'not below 0')
  if (permille !== undefined && type === discountType.manual)
    throw fieldRefusal('permille', 'an amount for a manual discount')
  if ((assistId === undefined) === (orderId === undefined)) throw fieldRefusal('assistId', 'either assistId or orderId')
  if (orderId !== undefined && version === undefined) throw fieldRefusal('version', 'the version of the order')
}

const kindOf = (type: number) => (type === discountType.employee ? 'employee' : 'manual')

/** A discount within the limit of the employee, and the colleague who allows what is above it. */
interface Wished {
  readonly wish: DiscountWish
  readonly approver: Approver | undefined
}

/** What the employee asks for, with their own limit. */
async function wishOf(
  { db }: OrderParts,
  request: Asked,
  { approvals, context }: Pick<AtCounter, 'approvals'> & { readonly context: Staff },
): Promise<Wished> {
  const { corp, session, now } = context
  const { corpId } = corp
  const { staffId, storeId } = session
  const kind = kindOf(request.type)
  const approver = request.approval && (await approvals.check(request.approval, kind, context))
  const [{ rows }] = await db.tx({ role: 'app', corp: corpId, keyed: true }, (tx) =>
    tx.finish(findDiscountLimits(corpId, staffId)),
  )
  const wish: DiscountWish = {
    type: request.type,
    amount: request.amount || null,
    perMille: request.permille ?? null,
    limit: (rows[0] ?? { employee: 0, manual: 0 })[kind],
    approver: undefined,
    reason: request.reason,
    ...{ staffId, storeId, now },
  }
  return { wish, approver }
}

/**
 * The discount with the limit that holds for it, reckoned from what other reductions left: the employee's own, or what it is worth now
 * where a colleague allows that [staff-14]. Refuses `notPermitted` above the limits of both, and what is worth nothing without a limit of one's own.
 */
function limitWish({ wish, approver }: Wished, base: number): DiscountWish {
  const { type, amount, perMille, limit } = wish
  if (amount === null && perMille === null) return wish
  const worthWithin = (most: number) =>
    worthOfStaffDiscount(
      { type, amount: amount === null ? null : money(amount), perMille, limit: money(most) },
      money(base),
    )
  if (worthWithin(limit).ok) return wish
  const allowed = approver?.discountLimits[kindOf(type)] ?? 0
  const worth = worthWithin(allowed)
  if (!worth.ok || worth.value === 0) throw new Refusal('notPermitted', { limit: Math.max(limit, allowed) })
  return { ...wish, limit: worth.value, approver }
}

const amountsOf = ({
  discountList,
  originalAmount,
  subtotal,
  discountTotal,
  payableTotal,
  ...more
}: Amounts): Amounts => ({
  ...{ discountList, originalAmount, subtotal, discountTotal, payableTotal },
  ...{ taxMode: more.taxMode, serviceCharge: more.serviceCharge, taxList: more.taxList },
})

/** What the calls stand on, beside the parts of ordering. */
interface AtCounter {
  readonly assists: Assists
  readonly approvals: Approvals
}

/** What the audit log keeps of a discount that was granted or withdrawn, and who allowed it. */
const auditDiscount = (context: Staff, wish: DiscountWish, item: Noted['item']): Statement =>
  auditEntry(context, {
    ...{ action: 'order.discount', item, storeId: wish.storeId, reason: wish.reason },
    changes: {
      ...(wish.perMille === null
        ? { discount: { from: null, to: wish.amount ?? 0 } }
        : { discountPerMille: { from: null, to: wish.perMille } }),
      ...(wish.approver ? { approvedBy: { from: null, to: wish.approver.name } } : {}),
    },
  })

interface Of {
  readonly assists: Assists
  readonly context: Staff
  readonly wished: Wished
}

/** For the customer who is helped: priced by their cart as it is saved, with the best activity and nothing else chosen. */
async function discountHelp(parts: OrderParts, assistId: string, { assists, context, wished }: Of) {
  const { corp, now } = context
  const { cart, customerId, isMember, memberNo, storeId } = await assists.cartOf(context, assistId)
  const menu = await viewMenus(parts)({ ...context, session: { isMember } }, storeId)
  const requests = cart.storeId === storeId ? cart.list.map(requestOf) : []
  const price = (staff = {}) => priceCart(corp, menu, { requests, isMember, now, staff }).bill
  const { subtotal, discountList } = price()
  const wish = limitWish(wished, leftBeforeStaff(subtotal, discountList))
  const note = auditDiscount(context, wish, { kind: 'customer', id: customerId, name: memberNo })
  await assists.discount(context, assistId, { wish, note })
  const [{ rows }] = await parts.db.tx({ role: 'app', corp: corp.corpId, keyed: true }, (tx) =>
    tx.finish(findGranted(corp.corpId, { customerId, storeId, now })),
  )
  const bill = price(staffDiscountsOf(rows[0]?.granted ?? []))
  return amountsOf({ ...bill, taxList: showTaxes(bill.taxList, context.language) })
}

/** Discounts that staff grants [price-9]. */
export function serveStaffDiscounts(app: App, parts: OrderParts, { assists, approvals }: AtCounter): void {
  const orders = new Orders(parts)
  route(app, grantDiscount, async (request, context) => {
    checkAsked(request)
    const wished = await wishOf(parts, request, { approvals, context })
    const { assistId, orderId, version = 0 } = request
    if (assistId !== undefined) return discountHelp(parts, assistId, { assists, context, wished })
    const placed = { ...wished.wish, orderId: orderId ?? '', version }
    const timeZone = await orders.zoneOf(context.corp, context.session.storeId)
    const note = ({ orderNo }: Pick<OrderRow, 'orderNo'>, wish: DiscountWish) =>
      auditDiscount(context, wish, { kind: 'order', id: placed.orderId, name: orderNo })
    const limitOf = (base: number) => limitWish(wished, base)
    await discountOrder(parts, context.corp, { wish: placed, limitOf, timeZone, note })
    const order = await orders.show(context, await orders.getOfStore(context, placed))
    return amountsOf(order)
  })
}
