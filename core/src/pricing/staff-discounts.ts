import { type Money, money } from '../money/money.ts'
import { perMilleOf } from '../money/round.ts'
import { ok, type Result, refuse } from '../result.ts'
import { discountType } from './bill.ts'
import { type Draft, leftOf, takeOff } from './draft.ts'

/** What staff may take off. The call that grants it refuses above the limit; pricing cuts to it [price-9]. */
export interface StaffDiscounts {
  readonly employee?: ({ readonly amount: Money } | { readonly perMille: number }) & { readonly limit: Money }
  readonly manual?: { readonly amount: Money; readonly limit: Money }
}

/** One discount that staff has granted: an amount, or for an employee discount per-mille of what is left. */
export interface StaffDiscount {
  /** `discountType.employee` or `discountType.manual`. */
  readonly type: number
  readonly amount: Money | null
  readonly perMille: number | null
  /** Most that the granting employee may take off one order. */
  readonly limit: Money
}

/** Granted discounts as pricing takes them: the last of each kind counts. */
export function staffDiscountsOf(granted: readonly StaffDiscount[]): StaffDiscounts {
  const last = (type: number) => granted.findLast((each) => each.type === type)
  const employee = last(discountType.employee)
  const manual = last(discountType.manual)
  return {
    ...(employee === undefined
      ? {}
      : {
          employee:
            employee.perMille === null
              ? { amount: employee.amount ?? money(0), limit: employee.limit }
              : { perMille: employee.perMille, limit: employee.limit },
        }),
    ...(manual === undefined ? {} : { manual: { amount: manual.amount ?? money(0), limit: manual.limit } }),
  }
}

/** What granted discounts leave of what lines come to, when nothing else takes anything off [assist-11]. */
export function leftAfterStaff(subtotal: Money, granted: readonly StaffDiscount[]): Money {
  const { employee, manual } = staffDiscountsOf(granted)
  const allowance = employee && ('amount' in employee ? employee.amount : perMilleOf(subtotal, employee.perMille))
  const byEmployee = employee ? Math.min(allowance ?? 0, employee.limit) : 0
  const byHand = manual ? Math.min(manual.amount, manual.limit) : 0
  return money(Math.max(0, subtotal - byEmployee - byHand))
}

/**
 * Whether an employee may grant a discount, and what it is worth now. A manual discount is an amount [price-9].
 * Refuses `notPermitted` above the limit of the kind; `base` is what the other reductions left of the order.
 */
export function worthOfStaffDiscount(
  { amount, perMille, limit }: StaffDiscount,
  base: Money,
): Result<Money, 'notPermitted'> {
  const worth = money(perMille === null ? (amount ?? 0) : perMilleOf(base, perMille))
  return limit === 0 || worth > limit ? refuse('notPermitted') : ok(worth)
}

/** Steps 4 and 5: the employee's discount, then the manual one, over every line; `kept` is left for what follows. */
export function applyStaffDiscounts(draft: Draft, { employee, manual }: StaffDiscounts, kept: Money = money(0)): void {
  const takeFromAll = (type: number, most: number) => {
    const amount = money(Math.max(0, Math.min(most, leftOf(draft.lines) - kept)))
    takeOff(draft, draft.lines, { type, name: '', amount, refId: null, maxReduction: null })
  }
  if (employee) {
    const allowance = 'amount' in employee ? employee.amount : perMilleOf(leftOf(draft.lines), employee.perMille)
    takeFromAll(discountType.employee, Math.min(allowance, employee.limit))
  }
  if (manual) takeFromAll(discountType.manual, Math.min(manual.amount, manual.limit))
}
