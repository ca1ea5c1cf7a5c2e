import { type Money, money } from '../money/money.ts'
import { perMilleOf } from '../money/round.ts'
import { discountType } from './bill.ts'
import { type Draft, leftOf, takeOff } from './draft.ts'

/** What staff may take off. The call that grants it refuses above the limit; pricing cuts to it (decisions.md §11.15). */
export interface StaffDiscounts {
  readonly employee?: ({ readonly amount: Money } | { readonly perMille: number }) & { readonly limit: Money }
  readonly manual?: { readonly amount: Money; readonly limit: Money }
}

function takeFromAll(draft: Draft, type: number, wanted: number): void {
  const amount = money(Math.min(wanted, leftOf(draft.lines)))
  takeOff(draft, draft.lines, { type, name: '', amount, refId: null, maxReduction: null })
}

/** Steps 4 and 5: the employee's discount, then the manual one, over every line. */
export function applyStaffDiscounts(draft: Draft, { employee, manual }: StaffDiscounts): void {
  if (employee) {
    const wanted = 'amount' in employee ? employee.amount : perMilleOf(leftOf(draft.lines), employee.perMille)
    takeFromAll(draft, discountType.employee, Math.min(wanted, employee.limit))
  }
  if (manual) takeFromAll(draft, discountType.manual, Math.min(manual.amount, manual.limit))
}
