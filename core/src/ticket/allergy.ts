import type { Allergen, AllergenWarning } from '../food/allergen.ts'
import type { OrderLine } from '../order/order.ts'

const without = (list: readonly Allergen[], ...others: readonly (readonly Allergen[])[]): Allergen[] =>
  [...new Set(list)].filter((allergen) => !others.some((other) => other.includes(allergen)))

/** What of some lines their customer avoids, each allergen once; undefined when nothing is [food-8]. */
export function allergyOfLines(lines: readonly Pick<OrderLine, 'warning'>[]): AllergenWarning | undefined {
  const warnings = lines.flatMap(({ warning }) => warning ?? [])
  if (warnings.length === 0) return undefined
  const containsList = without(warnings.flatMap((warning) => warning.containsList))
  const mayContainList = without(
    warnings.flatMap((warning) => warning.mayContainList),
    containsList,
  )
  const unknown = warnings.flatMap((warning) => warning.unknownList)
  return { containsList, mayContainList, unknownList: without(unknown, containsList, mayContainList) }
}
