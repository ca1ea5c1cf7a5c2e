import type { Allergen, AllergenWarning } from '@tiffin/core/food/allergen'
import { allergenNames } from '@tiffin/kit/client/allergen-names.ts'
import { t } from '@tiffin/kit/client/words.ts'
import type { CounterOrder } from '../../data/orders.ts'
import { linesOf } from './details.ts'

const without = (list: readonly Allergen[], ...others: readonly (readonly Allergen[])[]): Allergen[] =>
  [...new Set(list)].filter((allergen) => !others.some((other) => other.includes(allergen)))

/** What of an order its customer avoids, over all lines, each allergen once; undefined when nothing is. */
export function allergyOf(order: Pick<CounterOrder, 'productList' | 'giftList'>): AllergenWarning | undefined {
  const warnings = linesOf(order).flatMap(({ warning }) => warning ?? [])
  if (warnings.length === 0) return undefined
  const containsList = without(warnings.flatMap((warning) => warning.containsList))
  const mayContainList = without(
    warnings.flatMap((warning) => warning.mayContainList),
    containsList,
  )
  const unknown = warnings.flatMap((warning) => warning.unknownList)
  return { containsList, mayContainList, unknownList: without(unknown, containsList, mayContainList) }
}

/** What is not sure of a warning, in words. */
const unsureTexts = ({ mayContainList, unknownList }: AllergenWarning): readonly string[] => [
  mayContainList.length > 0 ? t('food.mayContain', { list: allergenNames(mayContainList) }) : '',
  unknownList.length > 0 ? t('food.notKnown', { list: allergenNames(unknownList) }) : '',
]

const joined = (texts: readonly string[]): string => texts.filter(Boolean).join(' · ')

/** A warning in words, what is sure first. */
export const warningText = (warning: AllergenWarning): string =>
  joined([
    warning.containsList.length > 0 ? t('food.contains', { list: allergenNames(warning.containsList) }) : '',
    ...unsureTexts(warning),
  ])

/** The same behind the word allergy: what is sure needs no more words. */
export const bannerText = (warning: AllergenWarning): string =>
  joined([allergenNames(warning.containsList), ...unsureTexts(warning)])
