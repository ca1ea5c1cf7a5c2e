import { type CountryCode, countries } from '@tiffin/core/corp/country'
import { textIn } from '@tiffin/core/language/language'
import { countryTax } from '@tiffin/core/tax/country-tax'
import { percentText } from '@tiffin/core/tax/rate-text'
import { standardTaxClass, taxModes } from '@tiffin/core/tax/tax'
import { currentLanguage, useLanguage } from '@tiffin/kit/client/language.ts'
import { useT } from '@tiffin/kit/client/words.ts'
import { useWatch } from 'react-hook-form'
import { listed } from '../../state/lists.ts'
import { SelectField } from '../../ui/field.tsx'
import { namedCountries, nameOfZone } from './country-choice.ts'
import type { Form } from './entries.ts'

/** How prices are stated, with the rates that are usual in the country [tax-8]. */
function TaxField({ register, control }: Form) {
  const t = useT()
  const [country, taxMode] = useWatch({ control, name: ['country', 'taxMode'] })
  const rates = countryTax[country].rateList
    .filter(({ taxClassId }) => taxClassId === standardTaxClass)
    .map(({ name, ratePpm }) => t('tax.named', { name: textIn(name, currentLanguage()), rate: percentText(ratePpm) }))
  const ratesHint = rates.length === 0 ? t('desk.setup.taxLater') : t('desk.setup.taxUsual', { rates: listed(rates) })
  return (
    <SelectField
      label={t('desk.tax.mode')}
      hint={taxMode === 'none' ? t('desk.tax.modeTexts.none') : ratesHint}
      {...register('taxMode')}
    >
      {taxModes.map((mode) => (
        <option key={mode} value={mode}>
          {t(`desk.tax.modes.${mode}`)}
        </option>
      ))}
    </SelectField>
  )
}

/** The country of a brand, and what it proposes [brand-5]. */
export function CountryFields(form: Form) {
  const t = useT()
  const { register, control, setValue } = form
  const language = useLanguage((state) => state.language)
  const country = useWatch({ control, name: 'country' })
  const { timeZones, currency } = countries[country]
  const choice = register('country', {
    onChange: (event) => {
      const chosen = event.target.value as CountryCode // as: options are codes
      setValue('timeZone', countries[chosen].timeZones[0])
      setValue('taxMode', countryTax[chosen].taxMode)
    },
  })
  return (
    <>
      <SelectField label={t('desk.setup.country')} hint={t('desk.setup.countryHint', { currency })} {...choice}>
        {namedCountries(language).map(({ code, name }) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
      </SelectField>
      {timeZones.length > 1 && (
        <SelectField label={t('desk.setup.timeZone')} {...register('timeZone')}>
          {timeZones.map((zone) => (
            <option key={zone} value={zone}>
              {nameOfZone(zone)}
            </option>
          ))}
        </SelectField>
      )}
      <TaxField {...form} />
    </>
  )
}
