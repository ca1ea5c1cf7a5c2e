import '../../styles/order.css'
import { formatExact } from '@tiffin/core/money/format-money'
import type { Money } from '@tiffin/core/money/money'
import { type DiscountLine, savedOf } from '@tiffin/core/pricing/bill'
import { percentText } from '@tiffin/core/tax/rate-text'
import type { ShownTax, TaxMode } from '@tiffin/core/tax/tax'
import { useSettings } from '@tiffin/kit/client/bootstrap.ts'
import { useMoney } from '@tiffin/kit/client/money.ts'
import { useT } from '@tiffin/kit/client/words.ts'
import { discountText, lessText } from './discount-text.ts'

/** What a bill and an order both say. */
export interface Sums {
  readonly originalAmount: Money
  readonly subtotal: Money
  readonly discountTotal: Money
  readonly payableTotal: Money
  readonly discountList: readonly DiscountLine[]
  readonly taxMode: TaxMode
  readonly serviceCharge: Money
  readonly taxList: readonly ShownTax[]
}

function Amount({ value }: { readonly value: string }) {
  return (
    <bdi className="num" dir="ltr">
      {value}
    </bdi>
  )
}

interface RowProps {
  readonly name: string
  readonly value: string
  readonly tone?: 'less' | 'included'
}

const Row = ({ name, value, tone }: RowProps) => (
  <div className={tone}>
    <dt>{name}</dt>
    <dd>
      <Amount value={value} />
    </dd>
  </div>
)

/** What is added to an order after every discount [tax-5]. */
function AddedRows({ sums: { taxMode, serviceCharge, taxList } }: { readonly sums: Sums }) {
  const t = useT()
  const format = useMoney()
  return (
    <>
      {serviceCharge > 0 ? <Row name={t('tax.serviceCharge')} value={format(serviceCharge)} /> : null}
      {taxMode === 'exclusive'
        ? taxList.map(({ rateId, name, ratePpm, tax }) => (
            <Row key={rateId} name={t('tax.named', { name, rate: percentText(ratePpm) })} value={format(tax)} />
          ))
        : null}
    </>
  )
}

/** The taxes that the total contains [tax-1]. */
function IncludedRows({ sums: { taxMode, taxList } }: { readonly sums: Sums }) {
  const t = useT()
  const settings = useSettings()
  if (taxMode !== 'inclusive') return null
  return taxList.map(({ rateId, name, ratePpm, tax }) => (
    <Row
      key={rateId}
      tone="included"
      name={t('tax.included', { name, rate: percentText(ratePpm) })}
      value={formatExact(tax, settings)}
    />
  ))
}

/** Original price, every reduction with its reason, service charge and taxes, and what is to pay. */
export function Amounts({ sums, isLarge = false }: { readonly sums: Sums; readonly isLarge?: boolean }) {
  const t = useT()
  const format = useMoney()
  const settings = useSettings()
  const { originalAmount, subtotal, discountList, discountTotal, payableTotal } = sums
  return (
    <div className="bill">
      <dl className="amounts">
        <Row
          name={t(savedOf(sums) === 0 ? 'order.field.subtotal' : 'order.field.originalPrice')}
          value={format(originalAmount)}
        />
        {subtotal === originalAmount ? null : <Row name={t('order.field.subtotal')} value={format(subtotal)} />}
        {discountList.map((discount) => (
          <Row
            key={`${discount.type}-${discount.refId ?? ''}`}
            tone="less"
            name={discountText(discount, format)}
            value={lessText(discount, { format, settings })}
          />
        ))}
        <AddedRows sums={sums} />
        <div className="total">
          <dt>{t('order.field.payableTotal')}</dt>
          <dd className={isLarge ? 't24 h' : 't20 h'}>
            <Amount value={format(payableTotal)} />
          </dd>
        </div>
        <IncludedRows sums={sums} />
      </dl>
      {discountList.length > 1 ? (
        <p className="saved">
          {t('order.field.discountTotal')} <Amount value={format(discountTotal)} />
        </p>
      ) : null}
    </div>
  )
}
