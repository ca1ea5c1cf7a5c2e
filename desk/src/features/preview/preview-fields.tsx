import { languages } from '@tiffin/core/language/language'
import { useT } from '@tiffin/kit/client/words.ts'
import type { StoreRow } from '../../data/stores.ts'
import { sortedByName } from '../../state/lists.ts'
import { Field, SelectField, TextField } from '../../ui/field.tsx'
import { Segments } from '../../ui/segments.tsx'
import { ClockField } from '../store/clock-field.tsx'
import { type Choices, nowAt } from './wish.ts'

interface PreviewFieldsProps {
  readonly stores: readonly StoreRow[]
  readonly store: StoreRow
  readonly choices: Choices
  readonly onChange: (choices: Choices) => void
}

interface WhenProps {
  readonly timeZone: string
  readonly choices: Choices
  readonly set: (part: Partial<Choices>) => void
}

/** Day and time by the clock of the store. */
function When({ timeZone, choices: { date, clock }, set }: WhenProps) {
  const t = useT()
  return (
    <div className="preview-when">
      <TextField
        type="date"
        label={t('desk.preview.day')}
        value={date}
        onChange={({ target }) => set({ date: target.value })}
      />
      <Field label={t('desk.preview.time')}>
        {() => (
          <ClockField
            label={t('desk.preview.time')}
            value={clock}
            isDisabled={false}
            onChange={(typed) => set({ clock: typed })}
          />
        )}
      </Field>
      <button type="button" className="btn quiet s" onClick={() => set(nowAt(timeZone))}>
        {t('desk.preview.now')}
      </button>
      <p className="hint">{t('desk.preview.zone', { zone: timeZone })}</p>
    </div>
  )
}

/** Where, when and as whom the app is looked at. */
export function PreviewFields({ stores, store, choices, onChange }: PreviewFieldsProps) {
  const t = useT()
  const { isMember, language } = choices
  const set = (part: Partial<Choices>) => onChange({ ...choices, ...part })
  return (
    <div className="preview-fields">
      <SelectField
        label={t('desk.store')}
        value={store.storeId}
        onChange={({ target }) => {
          const chosen = stores.find(({ storeId }) => storeId === target.value)
          // The same wall clock in another zone; another day would be a surprise.
          if (chosen) set({ storeId: chosen.storeId })
        }}
      >
        {sortedByName(stores, ({ storeName }) => storeName).map(({ storeId, storeName }) => (
          <option key={storeId} value={storeId}>
            {storeName}
          </option>
        ))}
      </SelectField>
      <When timeZone={store.timeZone} {...{ choices, set }} />
      <Segments
        legend={t('desk.preview.viewer')}
        options={[
          { value: 'visitor', text: t('desk.preview.visitor') },
          { value: 'member', text: t('desk.preview.member') },
        ]}
        chosen={isMember ? 'member' : 'visitor'}
        onChoose={(viewer) => set({ isMember: viewer === 'member' })}
      />
      <SelectField
        label={t('desk.preview.language')}
        value={language}
        onChange={({ target }) => set({ language: languages.find((each) => each === target.value) ?? language })}
      >
        {languages.map((each) => (
          <option key={each} value={each} lang={each}>
            {t(`lang.${each}`)}
          </option>
        ))}
      </SelectField>
    </div>
  )
}
