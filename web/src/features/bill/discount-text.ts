import { formatExact, type MoneyFormat } from '@tiffin/core/money/format-money'
import type { Money } from '@tiffin/core/money/money'
import { type DiscountLine, discountNameOf, discountType } from '@tiffin/core/pricing/bill'
import { t } from '@tiffin/kit/client/words.ts'

function kindText(name: ReturnType<typeof discountNameOf>, max: string | undefined): string {
  if (name === undefined) return t('order.field.discountTotal')
  if (name === 'spendAndReduce')
    return max === undefined ? t('promotion.spendAndReduce') : t('discount.spendAndReduce', { max })
  return t(`discount.${name}`)
}

/** "Whole-order discount: Osmanthus week". */
export function discountText({ type, name, maxReduction }: DiscountLine, format: (amount: Money) => string): string {
  const kind = kindText(discountNameOf(type), maxReduction === null ? undefined : format(maxReduction))
  return name === '' ? kind : t('discount.named', { kind, name })
}

interface Writing {
  readonly format: (amount: Money) => string
  readonly settings: MoneyFormat
}

/** "−$1.70"; what was rounded off lies below the digits that are shown, and is written exactly. */
export function lessText({ type, amount }: DiscountLine, { format, settings }: Writing): string {
  return `−${type === discountType.rounding ? formatExact(amount, settings) : format(amount)}`
}
