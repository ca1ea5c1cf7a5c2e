import { useT } from '@tiffin/kit/client/words.ts'
import { useMemo } from 'react'
import { SelectField, TextField } from '../../ui/field.tsx'
import { NumberField } from './number-field.tsx'
import type { StoreForm } from './use-store-form.ts'

const mostSort = 1_000_000

/** The zones that this browser knows, and the one that is chosen. */
function useTimeZones(chosen: string): readonly string[] {
  return useMemo(() => [...new Set([chosen, ...Intl.supportedValuesOf('timeZone')])].toSorted(), [chosen])
}

/** Code and telephone. */
function TextFields({ form: { values, set, locked } }: { form: StoreForm }) {
  const t = useT()
  const isLocked = locked !== undefined
  return (
    <>
      <TextField
        label={t('desk.storePage.code')}
        hint={t('desk.storePage.codeHint')}
        maxLength={64}
        isLatin
        disabled={isLocked}
        value={values.code}
        onChange={({ target }) => set('code', target.value)}
      />
      <TextField
        label={t('desk.storePage.phone')}
        type="tel"
        maxLength={40}
        isLatin
        disabled={isLocked}
        value={values.phone}
        onChange={({ target }) => set('phone', target.value)}
      />
    </>
  )
}

/** What a store is beside its words: code, telephone, zone, place in the list. */
export function BasicsCard({ form }: { form: StoreForm }) {
  const t = useT()
  const { values, set, locked } = form
  const isLocked = locked !== undefined
  const zones = useTimeZones(values.timeZone)
  return (
    <section className="card form2" aria-labelledby="store-basics">
      <div className="cardhead">
        <h2 id="store-basics">{t('desk.storePage.basics')}</h2>
      </div>
      <div className="grid2">
        <TextFields form={form} />
        <SelectField
          label={t('desk.storePage.timeZone')}
          disabled={isLocked}
          dir="ltr"
          value={values.timeZone}
          onChange={({ target }) => set('timeZone', target.value)}
        >
          {zones.map((zone) => (
            <option key={zone} value={zone}>
              {zone.replaceAll('_', ' ')}
            </option>
          ))}
        </SelectField>
        <NumberField
          label={t('desk.storePage.sort')}
          hint={t('desk.storePage.sortHint')}
          wrong={t('desk.storePage.numberWrong')}
          value={values.sort}
          isRight={(value) => Number.isInteger(value) && Math.abs(value) <= mostSort}
          isDisabled={isLocked}
          onChange={(sort) => set('sort', sort)}
        />
      </div>
    </section>
  )
}
