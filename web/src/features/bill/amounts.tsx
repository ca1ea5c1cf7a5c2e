import '../../styles/order.css'
import { formatExact } from '@tiffin/core/money/format-money'
import type { Money } from '@tiffin/core/money/money'
import { type DiscountLine, discountNameOf, discountType } from '@tiffin/core/pricing/bill'
import { useSettings } from '@tiffin/kit/client/bootstrap.ts'
import { useMoney } from '@tiffin/kit/client/money.ts'
import { t, useT } from '@tiffin/kit/client/words.ts'

/** What a bill and an order both say. */
export interface Sums {
  readonly originalAmount: Money
  readonly subtotal: Money
  readonly discountTotal: Money
  readonly payableTotal: Money
  readonly discountList: readonly DiscountLine[]
}

function kindText(name: ReturnType<typeof discountNameOf>, max: string | undefined): string {
  if (name === undefined) return t('order.field.discountTotal')
  if (name === 'spendAndReduce')
    return max === undefined ? t('promotion.spendAndReduce') : t('discount.spendAndReduce', { max })
  return t(`discount.${name}`)
}

/** "Whole-order discount: Osmanthus week". */
function discountText({ type, name, maxReduction }: DiscountLine, format: (amount: Money) => string): string {
  const kind = kindText(discountNameOf(type), maxReduction === null ? undefined : format(maxReduction))
  return name === '' ? kind : t('discount.named', { kind, name })
}

function Amount({ value }: { readonly value: string }) {
  return (
    <bdi className="num" dir="ltr">
      {value}
    </bdi>
  )
}

const isRounding = ({ type }: DiscountLine): boolean => type === discountType.rounding

/** Original price, every reduction with its reason, and what is to pay. */
export function Amounts({ sums, isLarge = false }: { readonly sums: Sums; readonly isLarge?: boolean }) {
  const t = useT()
  const format = useMoney()
  const settings = useSettings()
  const { originalAmount, subtotal, discountList, discountTotal, payableTotal } = sums
  return (
    <dl className="amounts">
      <div>
        <dt>{t(originalAmount === payableTotal ? 'order.field.subtotal' : 'order.field.originalPrice')}</dt>
        <dd>
          <Amount value={format(originalAmount)} />
        </dd>
      </div>
      {subtotal === originalAmount ? null : (
        <div>
          <dt>{t('order.field.subtotal')}</dt>
          <dd>
            <Amount value={format(subtotal)} />
          </dd>
        </div>
      )}
      {discountList.map((discount) => (
        <div key={`${discount.type}-${discount.refId ?? ''}`} className="less">
          <dt>{discountText(discount, format)}</dt>
          <dd>
            <Amount
              value={`−${isRounding(discount) ? formatExact(discount.amount, settings) : format(discount.amount)}`}
            />
          </dd>
        </div>
      ))}
      {discountList.length > 1 ? (
        <div className="less">
          <dt>{t('order.field.discountTotal')}</dt>
          <dd>
            <Amount value={`−${format(discountTotal)}`} />
          </dd>
        </div>
      ) : null}
      <div className="total">
        <dt>{t('order.field.payableTotal')}</dt>
        <dd className={isLarge ? 't24 h' : 't20 h'}>
          <Amount value={format(payableTotal)} />
        </dd>
      </div>
    </dl>
  )
}
