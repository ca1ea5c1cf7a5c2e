import { type Allergen, allergens } from '@tiffin/core/food/allergen'
import { currentLanguage } from '@tiffin/kit/client/language.ts'
import { t } from '@tiffin/kit/client/words.ts'
import { htmlLang } from '@tiffin/phrases/locales'

/** Allergens in the order of their list, as the language writes lists. */
export const allergenNames = (list: readonly Allergen[]): string =>
  new Intl.ListFormat(htmlLang(currentLanguage()), { type: 'unit' }).format(
    allergens.filter((allergen) => list.includes(allergen)).map((allergen) => t(`food.allergen.${allergen}`)),
  )

/** A figure of thousandths with so many decimals, in Latin digits. */
export const amountText = (thousandths: number, decimals: 0 | 1): string => {
  const scale = decimals === 0 ? 1000 : 100
  const whole = Math.round(thousandths / scale)
  return String(decimals === 0 ? whole : whole / 10)
}
