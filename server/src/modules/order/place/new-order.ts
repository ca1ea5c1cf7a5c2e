import { createHash, randomInt, randomUUIDv7 } from 'node:crypto'
import type { createOrder } from '@tiffin/contract/order'
import type { CartLine } from '@tiffin/core/cart/cart-line'
import { type Allergen, type AllergenWarning, warningOf } from '@tiffin/core/food/allergen'
import { allergensOf } from '@tiffin/core/food/facts-of'
import { foodBookOf } from '@tiffin/core/food/food-book'
import { noMoney, sumMoney } from '@tiffin/core/money/money'
import { orderNoOf } from '@tiffin/core/order/order-number'
import { payDeadline } from '@tiffin/core/order/pay-deadline'
import { cleanRemark } from '@tiffin/core/order/remark'
import { longestHoldMs } from '@tiffin/core/order/unpaid-hold'
import type { LotPart } from '@tiffin/core/points/lots'
import type { PricedLine } from '@tiffin/core/pricing/bill'
import { workOf } from '@tiffin/core/ready/work-of'
import type { Slot } from '@tiffin/core/slot/slot-plan'
import { localTimeAt } from '@tiffin/core/store/local-time'
import { orderTaxOf, standardTaxClass } from '@tiffin/core/tax/tax'
import type { z } from 'zod'
import type { Context } from '../../../base/context.ts'
import type { Corp } from '../../../base/corp.ts'
import type { Statement } from '../../../db/statement.ts'
import type { MenuView } from '../../catalog/index.ts'
import type { ChosenRow } from '../../coupon/index.ts'
import type { GrantedDiscount } from '../../member/index.ts'
import type { PaymentMethodRow } from '../../payment-method/index.ts'
import type { StoreRow } from '../../store/index.ts'
import type { CheckedCart } from '../check/check-order.ts'
import type { NewLine, NewOrder } from './queries.ts'
import { snapshotOf, storedDiscounts } from './snapshot.ts'

type Wish = z.output<typeof createOrder.input>
/** Who orders; `taken`: an order that staff takes for somebody without an account [assist-4]. */
export type Buyer = Context<'customer'> & { readonly taken?: Taken | undefined }

interface Taken {
  readonly staffId: string
  /** Where staff says that it is brought to; empty where it is brought to none [assist-10]. */
  readonly tableName: string
  /** What the audit log keeps of it, in the same transaction. */
  readonly note: (order: Pick<NewOrder, 'orderId' | 'orderNo'>) => Statement
}

/** The request is recognized by its id; a body that differs must not pass for the same. */
export function hashOf({ requestId: _requestId, ...body }: Wish): string {
  return createHash('sha256').update(JSON.stringify(body)).digest('hex')
}

/** A number of that day; the database refuses one that is taken, and then the order is tried again. */
export const newOrderNo = (localDate: string): string =>
  orderNoOf(localDate, String(randomInt(0, 10 ** 10)).padStart(10, '0'))

/** Everything that was looked up and decided for an order that is about to be written. */
export interface Readied extends CheckedCart {
  readonly corp: Corp
  readonly store: StoreRow
  readonly menu: MenuView
  readonly method: PaymentMethodRow
  readonly coupons: readonly ChosenRow[]
  readonly pointParts: readonly LotPart[]
  readonly granted: readonly GrantedDiscount[]
  readonly toldAllergens: readonly Allergen[]
  /** When it is collected, if not as soon as it is ready. */
  readonly slot: Slot | undefined
  /** Where it is brought to; empty: it is collected. */
  readonly tableName: string
}

/** Everything that draws on stock. */
export const allLines = ({ cart, gifts }: CheckedCart): readonly CartLine[] => [...cart.lines, ...gifts]

/** What a line has of what the customer avoids; most avoid nothing, and nothing is reckoned. */
function warnings({ source }: MenuView, avoided: readonly Allergen[]): (line: CartLine) => AllergenWarning | null {
  if (avoided.length === 0) return () => null
  const book = foodBookOf(source.food)
  return (line) => warningOf(allergensOf(line, book), avoided) ?? null
}

const isFree = {
  ...{ discountPrice: noMoney, lineAmount: noMoney, payable: noMoney, shareList: [] },
  ...{ serviceCharge: noMoney, taxList: [], total: noMoney },
}

/** What a bill adds, and the terms that it was reckoned by; null where these say nothing. */
function taxOf({ corp, priced }: Readied, pickupMethod: number): Pick<NewOrder['amounts'], 'addedTax' | 'tax'> {
  const { taxMode, taxList, serviceChargeTaxList } = priced.bill
  if (orderTaxOf(corp.tax, pickupMethod) === undefined) return { addedTax: 0, tax: null }
  const { rateList, serviceCharge } = corp.tax
  const addedTax = taxMode === 'exclusive' ? sumMoney(taxList.map(({ tax }) => tax)) : noMoney
  return { addedTax, tax: { terms: { taxMode, rateList, serviceCharge }, taxList, serviceChargeTaxList } }
}

function newLines({ menu, cart, priced, gifts, toldAllergens }: Readied): NewLine[] {
  const warning = warnings(menu, toldAllergens)
  const newLine = (
    line: CartLine,
    pricedLine: Pick<PricedLine, keyof typeof isFree | 'price' | 'promotionId'>,
  ): NewLine => ({
    isGift: line.isFreeGift,
    productId: line.productId,
    skuId: line.skuId,
    num: line.num,
    price: pricedLine.price,
    discountPrice: pricedLine.discountPrice,
    lineAmount: pricedLine.lineAmount,
    payable: pricedLine.payable,
    taxClassId: menu.byId.get(line.productId)?.taxClassId ?? standardTaxClass,
    serviceCharge: pricedLine.serviceCharge,
    taxList: pricedLine.taxList,
    total: pricedLine.total,
    promotionId: pricedLine.promotionId,
    shareList: pricedLine.shareList,
    snapshot: snapshotOf(menu.source, line),
    warning: warning(line),
  })
  const paid = cart.lines.flatMap((line, index) => {
    const pricedLine = priced.bill.lineList[index]
    return pricedLine ? [newLine(line, pricedLine)] : []
  })
  return [...paid, ...gifts.map((gift) => newLine(gift, { ...gift, ...isFree }))]
}

/** Granted discounts that have taken something off: only these are used up. */
const takenDiscounts = ({ granted, priced }: Readied): string[] =>
  granted
    .filter(({ type }) => priced.bill.discountList.some((line) => line.type === type))
    .map(({ discountId }) => discountId)

/** The order as it will be written, at the server's own figures. */
export function newOrder(ready: Readied, wish: Wish, { session, now, taken }: Buyer): NewOrder {
  const { corp, store, method, menu, priced, pointParts } = ready
  const local = localTimeAt(now, store.timeZone)
  const { originalAmount, subtotal, discountTotal, serviceCharge, payableTotal } = priced.bill
  const { payTimeoutSeconds } = corp
  return {
    orderId: randomUUIDv7(),
    orderNo: newOrderNo(local.date),
    requestId: wish.requestId,
    bodyHash: hashOf(wish),
    actor: taken ? { role: 'employee', id: taken.staffId } : { role: 'customer', id: session.customerId },
    customerId: session.customerId,
    storeId: store.storeId,
    pickupMethod: wish.pickupMethod,
    tissueNeed: wish.tissueNeed,
    remark: cleanRemark(wish.remark),
    specialRemark: wish.specialRemark,
    paymentMethod: method,
    currency: corp.currency,
    currencyScale: corp.currencyScale,
    amounts: {
      ...{ originalAmount, subtotal, discountTotal, serviceCharge, payableTotal },
      ...taxOf(ready, wish.pickupMethod),
    },
    discountList: storedDiscounts(menu.source, priced.bill, ready.coupons),
    couponIds: wish.couponIdList,
    discountIds: takenDiscounts(ready),
    pointsUsed: priced.bill.points.used,
    pointParts,
    submitTime: now,
    payExpireTime: payDeadline(now, {
      ...{ methodType: method.type, payTimeoutSeconds, schedule: store },
      longestMs: longestHoldMs(session.customerId, corp, now),
    }),
    work: workOf(allLines(ready)),
    slot: ready.slot,
    tableName: taken?.tableName ?? ready.tableName,
    lines: newLines(ready),
  }
}
