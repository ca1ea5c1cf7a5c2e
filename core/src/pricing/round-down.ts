import { money } from '../money/money.ts'
import { type Digits, shownUnitOf } from '../money/shown-unit.ts'
import { discountType } from './bill.ts'
import { type Draft, leftOf, takeOff } from './draft.ts'

/** Step 7: cuts what would not be shown, so that shown is charged. */
export function roundDown(draft: Draft, digits: Digits): void {
  const amount = money(leftOf(draft.lines) % shownUnitOf(digits))
  takeOff(draft, draft.lines, { type: discountType.rounding, name: '', amount, refId: null, maxReduction: null })
}
