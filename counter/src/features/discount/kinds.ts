import { type Money, money } from '@tiffin/core/money/money'
import { discountType } from '@tiffin/core/pricing/bill'
import { useSession } from '../../state/session.ts'

/** The discounts that staff grants, and the limit that holds for each. */
const kinds = [
  { type: discountType.employee, limit: 'employee' },
  { type: discountType.manual, limit: 'manual' },
] as const

/** A discount that this employee may grant: `most` of it without a colleague, which may be nothing [staff-14]. */
export interface Kind {
  readonly type: (typeof kinds)[number]['type']
  readonly limit: (typeof kinds)[number]['limit']
  readonly most: Money
}

/** Kinds that this employee may grant, with the most of each. */
export function useKinds(): readonly Kind[] {
  const employee = useSession((state) => state.employee)
  if (!employee?.permission.includes('order:discount')) return []
  return kinds.map((kind) => ({ ...kind, most: money(employee.discountLimits?.[kind.limit] ?? 0) }))
}
