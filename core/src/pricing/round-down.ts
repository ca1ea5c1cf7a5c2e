import { money } from '../money/money.ts'
import { discountType } from './bill.ts'
import { type Draft, leftOf, takeOff } from './draft.ts'

/** Decimals of the minor unit and decimals shown. */
export interface Digits {
  readonly currencyScale: number
  readonly defaultFractionDigits: number
}

/** Step 7: cuts what would not be shown, so that shown is charged. */
export function roundDown(draft: Draft, { currencyScale, defaultFractionDigits }: Digits): void {
  const shownUnit = 10 ** Math.max(0, currencyScale - defaultFractionDigits)
  const amount = money(leftOf(draft.lines) % shownUnit)
  takeOff(draft, draft.lines, { type: discountType.rounding, name: '', amount, refId: null, maxReduction: null })
}
