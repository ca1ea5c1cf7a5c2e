import { type CountryCode, countries, countryCodes } from '@tiffin/core/corp/country'
import { currentLanguage } from '@tiffin/kit/client/language.ts'

const isKnown = (code: string | undefined): code is CountryCode => countryCodes.some((known) => known === code)

/** The country that the browser says, else one where the desk's language is spoken. */
export function likelyCountry(): CountryCode {
  const { region } = new Intl.Locale(navigator.language).maximize()
  if (isKnown(region)) return region
  return countryCodes.find((code) => countries[code].language === currentLanguage()) ?? 'SG'
}

/** Every country with its name in a language, by name. */
export function namedCountries(language: string): { readonly code: CountryCode; readonly name: string }[] {
  const names = new Intl.DisplayNames([language], { type: 'region' })
  const list = countryCodes.map((code) => ({ code, name: names.of(code) ?? code }))
  return list.toSorted((one, other) => one.name.localeCompare(other.name, language))
}

/** `Asia/Kuala_Lumpur` as `Kuala Lumpur`. */
export const nameOfZone = (zone: string): string => (zone.split('/').at(-1) ?? zone).replaceAll('_', ' ')
