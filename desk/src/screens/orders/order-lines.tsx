import { discountNameOf } from '@tiffin/core/pricing/bill'
import { percentText } from '@tiffin/core/tax/rate-text'
import { useT } from '@tiffin/kit/client/words.ts'
import type { DeskOrder } from '../../data/orders.ts'
import { money } from '../../state/money.ts'

interface OrderProps {
  readonly order: DeskOrder
}

type Line = DeskOrder['productList'][number]

/** Stands between choices in every language and direction. */
const between = ' · '

/** What was chosen of a line: for whom, size, options, and what is in a set. */
function choicesOf({ guestName = '', skuName, propertyValList, packageProductList }: Line): string {
  const values = (list: Line['propertyValList']) => list.map(({ propertyValue }) => propertyValue)
  const items = packageProductList.map((item) => {
    const chosen = [item.skuName, ...values(item.propertyValList)].filter(Boolean).join(between)
    const name = item.num > 1 ? `${item.num}× ${item.productName}` : item.productName
    return chosen === '' ? name : `${name} (${chosen})`
  })
  return [guestName, skuName, ...values(propertyValList), ...items].filter(Boolean).join(between)
}

/** The name of a line with what was chosen, and whatever else there is to say of it. */
export function LineName({ line, note = '' }: { readonly line: Line; readonly note?: string }) {
  const choices = choicesOf(line)
  return (
    <span className="grow">
      <bdi className="m">{line.productName}</bdi>
      {choices === '' ? null : (
        <span className="sub">
          <bdi>{choices}</bdi>
        </span>
      )}
      {note === '' ? null : <span className="sub warnink">{note}</span>}
    </span>
  )
}

/** What was ordered, and what of it went back. */
export function OrderLines({ order: { productList, giftList } }: OrderProps) {
  const t = useT()
  return (
    <ul className="ordlines">
      {[...productList, ...giftList].map((line) => (
        <li key={line.lineNo}>
          <b className="num">{line.num}×</b>
          <LineName
            line={line}
            note={line.refundAmount > 0 ? t('staffOrders.lineBack', { amount: money(line.refundAmount) }) : ''}
          />
          <span className="num">{money(line.payable)}</span>
        </li>
      ))}
    </ul>
  )
}

interface RowProps {
  readonly name: string
  readonly value: string
  readonly isSum?: boolean
}

const Row = ({ name, value, isSum = false }: RowProps) => (
  <div className={isSum ? 'sum' : undefined}>
    <dt>
      <bdi>{name}</bdi>
    </dt>
    <dd className="num">{value}</dd>
  </div>
)

const less = (amount: number) => `\u2066−\u2069${money(amount)}`

/** Every discount with its name. */
function Discounts({ order: { discountList } }: OrderProps) {
  const t = useT()
  return discountList.map(({ type, name, amount, refId }) => {
    const kind = discountNameOf(type)
    const words =
      kind === undefined || kind === 'spendAndReduce' ? t('discount.spendAndReducePlain') : t(`discount.${kind}`)
    return (
      <Row
        key={`${type}-${refId ?? ''}`}
        name={name === '' ? words : t('discount.named', { kind: words, name })}
        value={less(amount)}
      />
    )
  })
}

/** What went of the total, and what is kept: less than nothing when more went than came. What a chargeback paid of refunds counts once [order-27]. */
function GoneAmounts({ order: { payableTotal, refundTotal, chargedBackTotal, refundList } }: OrderProps) {
  const t = useT()
  const back = Math.max(0, refundTotal - refundList.reduce((sum, { chargedBack }) => sum + chargedBack, 0))
  if (refundTotal + chargedBackTotal === 0) return null
  const kept = payableTotal - back - chargedBackTotal
  return (
    <>
      {back > 0 ? <Row name={t('staffOrders.back')} value={less(back)} /> : null}
      {chargedBackTotal > 0 ? <Row name={t('staffOrders.takenBack')} value={less(chargedBackTotal)} /> : null}
      <Row name={t('staffOrders.kept')} value={kept < 0 ? less(-kept) : money(kept)} isSum />
    </>
  )
}

/** From the price of the lines to what is kept: discounts, service charge, taxes, refunds, chargebacks. */
export function OrderAmounts({ order }: OrderProps) {
  const t = useT()
  const { subtotal, serviceCharge, taxMode, taxList, payableTotal } = order
  const taxes = (key: 'tax.named' | 'tax.included') =>
    taxList.map(({ rateId, name, ratePpm, tax }) => (
      <Row key={rateId} name={t(key, { name, rate: percentText(ratePpm) })} value={money(tax)} />
    ))
  return (
    <dl className="ordsums">
      <Row name={t('order.field.subtotal')} value={money(subtotal)} />
      <Discounts order={order} />
      {serviceCharge > 0 ? <Row name={t('tax.serviceCharge')} value={money(serviceCharge)} /> : null}
      {taxMode === 'exclusive' ? taxes('tax.named') : null}
      <Row name={t('order.field.payableTotal')} value={money(payableTotal)} isSum />
      {taxMode === 'inclusive' ? taxes('tax.included') : null}
      <GoneAmounts order={order} />
    </dl>
  )
}
