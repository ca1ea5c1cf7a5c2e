import { type CountryCode, countryCodes } from '@tiffin/core/corp/country'
import type { Value } from '@tiffin/core/draft/change'
import { proposeTax } from '@tiffin/core/tax/propose-tax'
import { taxModes } from '@tiffin/core/tax/tax'
import { currentLanguage } from '@tiffin/kit/client/language.ts'
import { useT } from '@tiffin/kit/client/words.ts'
import { useEdit } from '../../features/draft/use-edit.ts'
import { AddSelect } from '../../features/entry/add-select.tsx'
import { Segments } from '../../ui/segments.tsx'
import type { TaxSetting } from './tax-setting.ts'

/** How prices are stated, and what a country proposes [tax-1], [tax-8]. */
export function ModeSection({ item, settings: { taxMode }, reason }: TaxSetting) {
  const t = useT()
  const edit = useEdit()
  const countryName = new Intl.DisplayNames(currentLanguage(), { type: 'region' })
  const isDisabled = reason !== undefined
  function propose(country: string) {
    const { classList, ...rest } = proposeTax(country as CountryCode, () => t('desk.tax.coldFood')) // as: options are codes
    edit.set(item, { ...rest, classList } as unknown as Record<string, Value>) // as: settings are JSON
  }
  return (
    <section className="sec" aria-labelledby="tax-mode">
      <h2 id="tax-mode">{t('desk.tax.mode')}</h2>
      <Segments
        legend={t('desk.tax.mode')}
        chosen={taxMode}
        options={taxModes.map((value) => ({ value, text: t(`desk.tax.modes.${value}`), isDisabled }))}
        onChoose={(value) => edit.set(item, { taxMode: value })}
      />
      <p className="ink2">{t(`desk.tax.modeTexts.${taxMode}`)}</p>
      <div className="stack">
        <AddSelect
          label={t('desk.tax.propose')}
          options={countryCodes.map((value) => ({ value, text: countryName.of(value) ?? value }))}
          isDisabled={isDisabled}
          onAdd={propose}
        />
        <p className="ink2">{reason ?? t('desk.tax.proposeText')}</p>
      </div>
    </section>
  )
}
