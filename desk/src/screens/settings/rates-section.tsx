import type { Value } from '@tiffin/core/draft/change'
import type { Language } from '@tiffin/core/language/language'
import { textIn } from '@tiffin/core/language/language'
import type { TaxRateSetting } from '@tiffin/core/tax/tax-settings'
import { currentLanguage } from '@tiffin/kit/client/language.ts'
import { useT } from '@tiffin/kit/client/words.ts'
import { Icon } from '@tiffin/kit/ui/icon.tsx'
import { useState } from 'react'
import { useEdit } from '../../features/draft/use-edit.ts'
import { EntryField } from '../../features/entry/entry-field.tsx'
import { inList, textIn as textEntry } from '../../features/entry/entry-types.ts'
import { LanguageTabs } from '../../features/entry/language-tabs.tsx'
import { moved, RowTools } from '../../features/entry/row-tools.tsx'
import { Check } from '../../ui/check.tsx'
import { PickupChoice } from './pickup-choice.tsx'
import { percentEntry } from './tax-entries.ts'
import { nextId, type TaxSetting } from './tax-setting.ts'

const longestName = 60

interface RateProps extends TaxSetting {
  readonly rate: TaxRateSetting
  readonly place: number
  readonly language: Language
  readonly onPut: (rateList: readonly TaxRateSetting[]) => void
}

/** The classes that a rate applies to; the last one stays. */
function ClassChecks({
  rate,
  settings: { classList },
  reason,
  onChange,
}: Pick<RateProps, 'rate' | 'settings' | 'reason'> & {
  readonly onChange: (ids: readonly string[]) => void
}) {
  const t = useT()
  const { taxClassIdList: ids } = rate
  if (classList.length === 0) return null
  const classes = [{ taxClassId: '', name: t('desk.tax.standard') }, ...classList]
  const turn = (id: string, isOn: boolean) =>
    onChange(classes.map(({ taxClassId }) => taxClassId).filter((each) => (each === id ? isOn : ids.includes(each))))
  return (
    <fieldset className="days" aria-label={t('desk.tax.applies')}>
      {classes.map(({ taxClassId, name }) => {
        const isLast = ids.length === 1 && ids[0] === taxClassId
        return (
          <Check
            key={taxClassId}
            isChecked={ids.includes(taxClassId)}
            isDisabled={reason !== undefined || isLast}
            onChange={(isOn) => turn(taxClassId, isOn)}
          >
            {name}
          </Check>
        )
      })}
    </fieldset>
  )
}

function Rate(props: RateProps) {
  const { item, settings, reason, rate, place, language, onPut } = props
  const t = useT()
  const { rateList } = settings
  const name = textIn(rate.name, currentLanguage()) || t('desk.tax.rate', { number: place + 1 })
  const put = (more: Partial<TaxRateSetting>) => onPut(rateList.with(place, { ...rate, ...more }))
  return (
    <fieldset className="rolebox" aria-label={name}>
      <div className="between">
        <h3>{name}</h3>
        <RowTools
          name={name}
          isFirst={place === 0}
          isLast={place === rateList.length - 1}
          isDisabled={reason !== undefined}
          onMove={(step) => onPut(moved(rateList, place, step))}
          onRemove={() => onPut(rateList.toSpliced(place, 1))}
        />
      </div>
      <div className="grid2">
        <EntryField
          key={language}
          item={item}
          entry={inList('rateList', place, textEntry('name', language))}
          label={t('desk.change.fieldIn', { field: t('desk.tax.rateName'), language: t(`lang.${language}`) })}
          {...{ language, reason, mostSigns: longestName }}
        />
        <EntryField
          item={item}
          entry={inList('rateList', place, percentEntry)}
          label={t('desk.tax.percent')}
          unit="%"
          isLatin
          inputMode="decimal"
          reason={reason}
        />
      </div>
      <PickupChoice
        legend={t('desk.tax.pickup.legend')}
        methods={rate.pickupMethods as Value} // as: numbers are JSON
        isDisabled={reason !== undefined}
        onChange={(methods) => put({ pickupMethods: methods as TaxRateSetting['pickupMethods'] })} // as: of the choice
      />
      <ClassChecks {...{ rate, settings, reason }} onChange={(taxClassIdList) => put({ taxClassIdList })} />
    </fieldset>
  )
}

/** The rates of a brand, in the order in which bills list them [tax-2]. */
export function RatesSection(setting: TaxSetting) {
  const t = useT()
  const edit = useEdit()
  const [language, setLanguage] = useState(currentLanguage)
  const { item, settings, reason } = setting
  const { rateList } = settings
  const put = (next: readonly TaxRateSetting[]) => edit.set(item, { rateList: next as unknown as Value }) // as: rates are JSON
  function add() {
    const rateId = nextId(
      'rate',
      rateList.map((rate) => rate.rateId),
    )
    put([...rateList, { rateId, name: {}, ratePpm: 0, pickupMethods: null, taxClassIdList: [''] }])
  }
  return (
    <section className="sec" aria-labelledby="tax-rates">
      <div className="between">
        <h2 id="tax-rates">{t('desk.tax.rates')}</h2>
        <button type="button" className="btn quiet" disabled={reason !== undefined} title={reason} onClick={add}>
          <Icon name="plus" size="s" />
          {t('desk.tax.addRate')}
        </button>
      </div>
      {rateList.length === 0 ? (
        <p className="ink2">{t('desk.tax.noRates')}</p>
      ) : (
        <LanguageTabs texts={rateList[0]?.name ?? {}} chosen={language} onChoose={setLanguage} />
      )}
      {rateList.map((rate, place) => (
        <Rate key={rate.rateId} {...{ ...setting, rate, place, language }} onPut={put} />
      ))}
    </section>
  )
}
