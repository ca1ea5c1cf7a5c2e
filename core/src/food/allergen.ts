/** The allergens that have to be named in the EU; those of the US (wheat is under gluten) and of Singapore are among them [food-6]. */
export const allergens = [
  ...(['gluten', 'crustaceans', 'eggs', 'fish', 'peanuts', 'soybeans', 'milk'] as const),
  ...(['nuts', 'celery', 'mustard', 'sesame', 'sulphites', 'lupin', 'molluscs'] as const),
] as const

/** Code of an allergen. */
export type Allergen = (typeof allergens)[number]

/** Which of the allergens something has. */
export interface AllergenFacts {
  readonly containsList: Allergen[]
  /** As traces, or with some of the choices; none that it contains. */
  readonly mayContainList: Allergen[]
  /** False when some of it is not known: there may be more. */
  readonly isComplete: boolean
}

const inOrder = (list: readonly Allergen[]): Allergen[] => allergens.filter((allergen) => list.includes(allergen))

/** What several parts have together, each allergen once; what one contains the whole does not merely may contain. */
export function joinAllergens(parts: readonly AllergenFacts[]): AllergenFacts {
  const containsList = inOrder(parts.flatMap((part) => part.containsList))
  const traces = parts.flatMap((part) => part.mayContainList).filter((allergen) => !containsList.includes(allergen))
  return { containsList, mayContainList: inOrder(traces), isComplete: parts.every(({ isComplete }) => isComplete) }
}

/** What of the avoided allergens something has, each in one list. */
export interface AllergenWarning {
  readonly containsList: Allergen[]
  readonly mayContainList: Allergen[]
  /** Of these it is not known. */
  readonly unknownList: Allergen[]
}

/**
 * What of it a customer is to be warned of who avoids these; undefined when it is known to have none of them. What is not known
 * completely is reported for each, never taken for none [food-7].
 */
export function warningOf(facts: AllergenFacts, avoided: readonly Allergen[]): AllergenWarning | undefined {
  const containsList = inOrder(avoided).filter((allergen) => facts.containsList.includes(allergen))
  const mayContainList = inOrder(avoided).filter((allergen) => facts.mayContainList.includes(allergen))
  const isSaid = (allergen: Allergen) => containsList.includes(allergen) || mayContainList.includes(allergen)
  const unknownList = facts.isComplete ? [] : inOrder(avoided).filter((allergen) => !isSaid(allergen))
  const isClear = containsList.length + mayContainList.length + unknownList.length === 0
  return isClear ? undefined : { containsList, mayContainList, unknownList }
}
