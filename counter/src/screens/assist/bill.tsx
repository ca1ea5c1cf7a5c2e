import type { CallMap } from '@tiffin/contract/calls'
import { useT } from '@tiffin/kit/client/words.ts'
import { money } from '../../state/money.ts'

type Bill = Pick<
  CallMap['/api/app/order/cart/check']['output'],
  'subtotal' | 'discountList' | 'serviceCharge' | 'taxMode' | 'taxList' | 'payableTotal'
>

/** What a cart costs: what is taken off, what comes on top, and what is to be paid. */
export function BillRows({ bill }: { readonly bill: Bill }) {
  const t = useT()
  const { subtotal, discountList, serviceCharge, taxMode, taxList, payableTotal } = bill
  const rows = [
    { name: t('order.field.subtotal'), text: money(subtotal) },
    ...discountList.map(({ name, amount }) => ({ name, text: `\u2066−${money(amount)}\u2069` })),
    ...(serviceCharge > 0 ? [{ name: t('tax.serviceCharge'), text: money(serviceCharge) }] : []),
    ...(taxMode === 'exclusive' ? taxList.map(({ name, tax }) => ({ name, text: money(tax) })) : []),
  ]
  return (
    <dl className="amounts">
      {rows.length > 1 &&
        rows.map(({ name, text }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd className="num">{text}</dd>
          </div>
        ))}
      <div className="to-pay">
        <dt className="t16 b">{t('order.field.payableTotal')}</dt>
        <dd className="t24 h num">{money(payableTotal)}</dd>
      </div>
    </dl>
  )
}
