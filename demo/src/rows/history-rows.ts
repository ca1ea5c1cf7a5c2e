import { type Money, money } from '@tiffin/core/money/money'
import { pickupCodeOf } from '@tiffin/core/order/order-number'
import { orderStatus } from '@tiffin/core/order/order-state'
import { earnedPoints } from '@tiffin/core/points/earned'
import type { Bill } from '@tiffin/core/pricing/bill'
import type { PriceLine } from '@tiffin/core/pricing/draft'
import type { CorpSeed, PastOrderSeed } from '../corps/shapes.ts'
import { tintOf } from '../illustrator/catalogue.ts'
import type { Media } from '../illustrator/draw-media.ts'
import { mediaOf } from '../illustrator/media-of.ts'
import { pastBill, pastDiscounts } from './past-bill.ts'
import type { Rows } from './rows.ts'

const minuteMs = 60_000

/** The moves that lead to each state, with who made them. */
const paths = {
  20: [['pay', 20, 'provider']],
  30: [
    ['pay', 20, 'provider'],
    ['start', 30, 'employee'],
  ],
  40: [
    ['pay', 20, 'provider'],
    ['start', 30, 'employee'],
    ['makeReady', 40, 'employee'],
  ],
  50: [
    ['pay', 20, 'provider'],
    ['start', 30, 'employee'],
    ['makeReady', 40, 'employee'],
    ['complete', 50, 'employee'],
  ],
  60: [['cancel', 60, 'customer']],
  70: [['timeOut', 70, 'system']],
} as const

const refundStep = ['refund', orderStatus.completed, 'employee'] as const

const pointsFor = ({ points, money: { scale } }: CorpSeed, payable: Money): number =>
  points.isEnabled ? earnedPoints(payable, { pointsPerUnit: points.perUnit, currencyScale: scale }) : 0

/** Everything that a line of an order is made of, by the ids that the seed names. */
function indexOf(corp: CorpSeed) {
  const products = corp.menu.flatMap(({ id, products }) => products.map((product) => ({ category: id, product })))
  const skus = new Map(products.flatMap((shelved) => shelved.product.skus.map((sku) => [sku.id, { ...shelved, sku }])))
  const values = new Map(
    corp.properties.flatMap((property) => property.values.map((value) => [value.id, { property, value }])),
  )
  return { skus, values }
}

function soldValue({ values }: ReturnType<typeof indexOf>, id: string) {
  const found = values.get(id)
  if (!found) throw new Error(`There is no option ${id}.`)
  const { property, value } = found
  return {
    propertyId: property.id,
    propertyName: property.name,
    propertyValueId: id,
    propertyValue: value.name,
    price: value.price ?? 0,
  }
}

interface Making {
  corp: CorpSeed
  media: ReadonlyMap<string, Media>
  now: number
}

/** What was sold: its price is of one unit, options included; its snapshot is what the line showed, in all languages. */
function soldLine({ sku: skuId, num, values: chosen = [] }: PastOrderSeed['lines'][number], { corp, media }: Making) {
  const index = indexOf(corp)
  const found = index.skus.get(skuId)
  if (!found) throw new Error(`There is no sku ${skuId}.`)
  const { category, product, sku } = found
  const values = chosen.map((id) => soldValue(index, id))
  const surcharge = money(values.reduce((sum, value) => sum + value.price, 0))
  const snapshot = {
    productName: product.name,
    skuName: sku.name,
    productType: 1,
    categoryId: category,
    image: mediaOf(media, product.id).cut,
    tint: tintOf(product.id),
    values,
    items: [],
  }
  const priceLine: PriceLine = { productId: product.id, num, skuPrice: money(sku.price), memberPrice: null, surcharge }
  return { skuId, num, price: sku.price + surcharge, priceLine, snapshot }
}

type Sold = ReturnType<typeof soldLine>

function paidRow({ skuId, num, price, priceLine, snapshot }: Sold, pricedLine: Bill['lineList'][number]) {
  return {
    is_gift: false,
    product_id: priceLine.productId,
    sku_id: skuId,
    ...{
      num,
      price,
      discount_price: pricedLine.discountPrice,
      line_amount: pricedLine.lineAmount,
      payable: pricedLine.payable,
    },
    promotion_id: pricedLine.promotionId,
    share_list: pricedLine.shareList,
    snapshot,
  }
}

const giftRow = ({ skuId, num, price, priceLine, snapshot }: Sold, promotionId: string | null) => ({
  is_gift: true,
  product_id: priceLine.productId,
  sku_id: skuId,
  ...{ num, price, discount_price: 0, line_amount: 0, payable: 0 },
  promotion_id: promotionId,
  share_list: [],
  snapshot,
})

/** What was sold, and the bill for it. */
function sellPast({ lines, deal, points = 0 }: PastOrderSeed, making: Making) {
  const sold = lines.map((line) => soldLine(line, making))
  const bill = pastBill(
    making.corp,
    sold.map(({ priceLine }) => priceLine),
    { ...(deal ? { deal } : {}), points },
  )
  const paid = sold.flatMap((line, index) => {
    const pricedLine = bill.lineList[index]
    return pricedLine ? [paidRow(line, pricedLine)] : []
  })
  const gifts = (deal?.gifts ?? []).map((gift) => giftRow(soldLine(gift, making), bill.gift?.promotionId ?? null))
  return { bill, rows: [...paid, ...gifts] }
}

/** The id of the brand's nth past order. */
export const pastOrderId = (index: number): string => `history-${String(index + 1).padStart(2, '0')}`

const instant = (time: number | null): string | null => (time === null ? null : new Date(time).toISOString())

/** When each state was reached: paid at once, begun, ready and handed over some minutes later; null for what never came. */
function timesOf({ status, minutesAgo }: PastOrderSeed, now: number) {
  const submit = now - minutesAgo * minuteMs
  const reached = (least: number, minutes: number) =>
    status >= least && status <= orderStatus.completed ? instant(Math.min(submit + minutes * minuteMs, now)) : null
  return {
    submit_time: instant(submit),
    pay_expire_time: instant(submit + 15 * minuteMs),
    pay_time: reached(20, 0.5),
    making_time: reached(30, 2),
    ready_time: reached(40, 7),
    finish_time: status >= 50 ? instant(submit + 15 * minuteMs) : null,
  }
}

/** `yyMMdd` of the store's day and ten digits. */
const orderNoOf = (submit: number, index: number, timeZone: string): string => {
  const day = new Intl.DateTimeFormat('en-CA', { timeZone }).format(submit).slice(2).replaceAll('-', '')
  return `${day}${String(7_312_846_000 + index * 617).padStart(10, '0')}`
}

function orderRows(past: PastOrderSeed, making: Making, { index, storeId }: { index: number; storeId: string }) {
  const { corp, now } = making
  const order_id = pastOrderId(index)
  const { bill, rows } = sellPast(past, making)
  const lines = rows.map((row, line_no) => ({ order_id, line_no: line_no + 1, ...row }))
  const total = bill.payableTotal
  const moves = past.refundedFor === undefined ? paths[past.status] : [...paths[past.status], refundStep]
  const method = corp.payments.find(({ code }) => code === past.payment)
  const isPaid = past.status <= orderStatus.completed
  const order_no = orderNoOf(now - past.minutesAgo * minuteMs, index, corp.timeZone)
  const payment_no = isPaid && method?.type === 1 ? `20261101${order_no}`.padEnd(24, '0') : null
  const order = {
    order_id,
    order_no,
    customer_id: past.customer,
    store_id: storeId,
    status: past.status,
    version: moves.length + 1,
    pickup_method: past.pickupMethod,
    tissue_need: past.needsTissue ?? false,
    remark: past.remark ?? '',
    special_remark: false,
    payment_method_code: past.payment,
    payment_method_type: method?.type ?? 2,
    currency: corp.money.currency,
    currency_scale: corp.money.scale,
    original_amount: bill.originalAmount,
    subtotal: bill.subtotal,
    discount_total: bill.discountTotal,
    payable_total: total,
    discount_list: pastDiscounts(corp, bill),
    refund_total: past.refundedFor === undefined ? 0 : total,
    ...timesOf(past, now),
    payment_no,
    pickup_code: isPaid ? pickupCodeOf(past.pickupMethod, index + 1) : null,
    close_reason: '',
    points_used: bill.points.used,
    points_obtained: past.status === orderStatus.completed ? pointsFor(corp, total) : 0,
  }
  return { order, lines, moves, total, reason: past.refundedFor ?? '' }
}

/** Who made a move; money at the store is taken by an employee. */
function logOf(
  [action, to_status, actor_role]: (typeof paths)[PastOrderSeed['status']][number] | typeof refundStep,
  methodType: number,
) {
  return action === 'pay' && methodType === 2
    ? { action: 'acceptPayment', to_status, actor_role: 'employee' }
    : { action, to_status, actor_role }
}

/** Orders that were there before anybody looked: each adds up, has its log, and its payment where it was paid online. */
export function historyRows(corp: CorpSeed, media: ReadonlyMap<string, Media>, now: number) {
  const storeId = corp.stores[0]?.id ?? ''
  const all = corp.history.map((past, index) => orderRows(past, { corp, media, now }, { index, storeId }))
  return {
    customer_order: all.map(({ order }) => order),
    order_line: all.flatMap(({ lines }) => lines),
    order_log: all.flatMap(({ order, moves, reason }) =>
      moves.map((move, index) => ({
        order_id: order.order_id,
        version: index + 2,
        ...logOf(move, order.payment_method_type),
        from_status: moves[index - 1]?.[1] ?? orderStatus.awaitingPayment,
        actor_id: '',
        reason: move[0] === 'refund' ? reason : '',
        logged_at: order.submit_time,
      })),
    ),
    payment: all.flatMap(({ order, total }) =>
      order.payment_no === null
        ? []
        : [
            {
              payment_no: order.payment_no,
              order_id: order.order_id,
              provider: 'sandbox',
              method_code: order.payment_method_code,
              amount: total,
              currency: order.currency,
              status: 1,
              url: '',
              created_at: order.submit_time,
              expires_at: order.pay_expire_time,
              settled_at: order.pay_time,
            },
          ],
    ),
    refund: all.flatMap(({ order, reason }) =>
      order.refund_total === 0
        ? []
        : [
            {
              ...{ refund_no: `R${order.order_no}`, payment_no: order.payment_no, order_id: order.order_id },
              ...{ part_no: order.version, amount: order.refund_total, reason, tries: 0 },
              ...{ status: order.payment_no === null ? 2 : 1, next_try_at: order.finish_time },
              ...{ created_at: order.finish_time, done_at: order.finish_time },
            },
          ],
    ),
    pickup_counter: [
      {
        store_id: storeId,
        day: new Intl.DateTimeFormat('en-CA', { timeZone: corp.timeZone }).format(now),
        last_number: all.length,
      },
    ],
  } satisfies Rows
}
