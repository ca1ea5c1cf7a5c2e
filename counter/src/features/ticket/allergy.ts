import type { AllergenWarning } from '@tiffin/core/food/allergen'
import { allergyOfLines } from '@tiffin/core/ticket/allergy'
import { type Listed, linesOf } from '@tiffin/core/ticket/lines'
import { allergenNames } from '@tiffin/kit/client/allergen-names.ts'
import { t } from '@tiffin/kit/client/words.ts'

/** What of an order its customer avoids, over all lines, each allergen once; undefined when nothing is. */
export const allergyOf = (order: Listed): AllergenWarning | undefined => allergyOfLines(linesOf(order))

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
