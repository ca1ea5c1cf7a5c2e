import { type Money, money } from '@tiffin/core/money/money'
import { type DiscountLine, discountType } from '@tiffin/core/pricing/bill'
import type { Promotion } from '@tiffin/core/pricing/promotion'
import { useState } from 'react'
import { useMoney } from '../../state/settings.ts'
import { t, useT } from '../../state/words.ts'
import { Icon } from '../../ui/icon.tsx'
import type { Sums } from './amounts.tsx'
import css from './why-price.module.css'

interface WhyPriceProps {
  readonly sums: Sums
  readonly promotions: readonly Promotion[]
}

interface Step {
  readonly text: string
  /** What is left to pay after it. */
  readonly left: Money
}

type Format = (amount: Money) => string

function textOf(
  { type, name, amount: off, refId }: DiscountLine,
  promotions: readonly Promotion[],
  format: Format,
): string {
  const amount = format(off)
  const threshold = promotions.find(({ promotionId }) => promotionId === refId)?.threshold ?? 0
  switch (type) {
    case discountType.wholeOrder:
    case discountType.spendAndReduce:
      return threshold > 0
        ? t('why.wholeOrder', { threshold: format(money(threshold)), name, amount })
        : t('why.wholeOrderAny', { name, amount })
    case discountType.coupon:
      return t('why.coupon', { name, amount })
    case discountType.employee:
      return t('why.employee', { amount })
    case discountType.manual:
      return t('why.manual', { amount })
    case discountType.rounding:
      return t('why.rounding', { amount })
    case discountType.freeOrder:
      return t('why.freeOrder', { name })
    default:
      return t('why.wholeOrderAny', { name, amount })
  }
}

/** Each step of the price in the order in which it was taken, with what it left. */
function stepsOf(
  { originalAmount, subtotal, discountList }: Sums,
  promotions: readonly Promotion[],
  format: Format,
): Step[] {
  const steps: Step[] = [{ text: t('why.list'), left: originalAmount }]
  const saved = money(originalAmount - subtotal)
  if (saved > 0) steps.push({ text: t('why.member', { amount: format(saved) }), left: subtotal })
  let left = subtotal
  for (const discount of discountList) {
    left = money(left - discount.amount)
    steps.push({ text: textOf(discount, promotions, format), left })
  }
  return steps
}

/** Opens to tell the order in which the reductions were applied. Nothing to tell, nothing shown. */
export function WhyPrice({ sums, promotions }: WhyPriceProps) {
  const t = useT()
  const format = useMoney()
  const [isOpen, setOpen] = useState(false)
  if (sums.discountList.length === 0 && sums.originalAmount === sums.subtotal) return null
  return (
    <div>
      <button type="button" className={css.ask} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        <Icon name="info" size="s" />
        <span className="grow">{t('why.title')}</span>
        <Icon name={isOpen ? 'up' : 'down'} size="s" />
      </button>
      {isOpen ? (
        <ol className={`t12 ${css.steps}`}>
          {stepsOf(sums, promotions, format).map(({ text, left }, index) => (
            <li key={text}>
              <i aria-hidden="true">{index + 1}</i>
              <span>{text}</span>
              <b>
                <bdi className="num" dir="ltr">
                  {format(left)}
                </bdi>
              </b>
            </li>
          ))}
        </ol>
      ) : null}
    </div>
  )
}
