import { mostDaysAhead, slotLengths, slotPlanFault } from '@tiffin/core/slot/slot-plan'
import { useT } from '@tiffin/kit/client/words.ts'
import { Icon } from '@tiffin/kit/ui/icon.tsx'
import { useState } from 'react'
import { type StoreDetail, storesKey } from '../../../data/stores.ts'
import { useDeskCall } from '../../../data/use-desk-call.ts'
import { showToast } from '../../../state/toast.ts'
import { Check } from '../../../ui/check.tsx'
import { Segments } from '../../../ui/segments.tsx'
import { NumberField } from '../number-field.tsx'
import { SlotRowFields } from './slot-row-fields.tsx'
import { firstRow, formOf, planOf, type SlotForm } from './slot-rows.ts'

interface PartProps {
  readonly form: SlotForm
  readonly isDisabled: boolean
  readonly onChange: (part: Partial<SlotForm>) => void
}

/** How long a slot is, for how many days orders are taken, and the stretches of the week. */
function Plan({ form, isDisabled, onChange }: PartProps) {
  const t = useT()
  const { slotMinutes, daysAhead, rows } = form
  return (
    <>
      <div className="slotplan">
        <div>
          <p className="lbl">{t('desk.slots.length')}</p>
          <Segments
            legend={t('desk.slots.length')}
            options={slotLengths.map((minutes) => ({ value: String(minutes), text: String(minutes), isDisabled }))}
            chosen={String(slotMinutes)}
            onChoose={(minutes) => onChange({ slotMinutes: Number(minutes) })}
          />
        </div>
        <NumberField
          label={t('desk.slots.daysAhead')}
          hint={t('desk.slots.daysAheadHint')}
          wrong={t('desk.slots.daysAheadWrong', { most: mostDaysAhead })}
          value={daysAhead}
          isRight={(days) => Number.isInteger(days) && days >= 0 && days <= mostDaysAhead}
          isDisabled={isDisabled}
          onChange={(days) => onChange({ daysAhead: days })}
        />
      </div>
      {rows.map((row, index) => (
        <SlotRowFields
          // biome-ignore lint/suspicious/noArrayIndexKey: rows have no names, and typing must not lose the focus
          key={index}
          row={row}
          number={index + 1}
          isDisabled={isDisabled}
          onChange={(next) => onChange({ rows: rows.map((each, place) => (place === index ? next : each)) })}
          onRemove={rows.length > 1 ? () => onChange({ rows: rows.filter((each) => each !== row) }) : undefined}
        />
      ))}
      <button
        type="button"
        className="btn quiet addtimes"
        disabled={isDisabled}
        onClick={() => onChange({ rows: [...rows, { ...firstRow, weekdays: [] }] })}
      >
        <Icon name="plus" size="s" />
        {t('desk.slots.add')}
      </button>
    </>
  )
}

/** Why a plan cannot be kept; empty when it can. */
function faultOf(form: SlotForm): '' | 'noDays' | 'overlap' | 'tooShort' {
  const plan = planOf(form)
  if (plan === null) return ''
  if (form.rows.some(({ weekdays }) => weekdays.length === 0)) return 'noDays'
  return slotPlanFault(plan)?.fault ?? ''
}

/** When the store takes orders for later [slot-1]. What is saved here counts at once. */
export function SlotsCard({ detail, locked }: { readonly detail: StoreDetail; readonly locked: string | undefined }) {
  const t = useT()
  const { storeId, slotPlan } = detail
  const [form, setForm] = useState(() => formOf(slotPlan))
  const { mutate, isPending } = useDeskCall('/api/app/desk/store/update-slots', storesKey)
  const isDisabled = locked !== undefined || isPending
  const plan = planOf(form)
  const isChanged = JSON.stringify(plan) !== JSON.stringify(planOf(formOf(slotPlan)))
  const fault = faultOf(form)
  const change = (part: Partial<SlotForm>) => setForm((before) => ({ ...before, ...part }))
  const save = () =>
    mutate(
      { storeId, from: slotPlan, to: plan as never }, // as: the fields take only what the call takes
      { onSuccess: () => showToast(t('desk.storePage.saved')) },
    )
  return (
    <section className="card form2" aria-labelledby="store-slots">
      <div className="cardhead">
        <h2 id="store-slots">{t('desk.slots.title')}</h2>
        <span className="end t12 ink2 hide-s">{t('desk.storePage.atOnce')}</span>
      </div>
      <Check
        isChecked={form.isOn}
        isDisabled={isDisabled}
        note={t('desk.slots.text')}
        onChange={(isOn) => change({ isOn })}
      >
        {t('desk.slots.on')}
      </Check>
      {form.isOn && <Plan form={form} isDisabled={isDisabled} onChange={change} />}
      {fault !== '' && (
        <p className="hint bad" role="alert">
          {t(`desk.slots.fault.${fault}`)}
        </p>
      )}
      {locked !== undefined && <p className="t12 ink2">{locked}</p>}
      {isChanged && (
        <div className="flex">
          <button type="button" className="btn primary" disabled={isDisabled || fault !== ''} onClick={save}>
            {t('desk.slots.save')}
          </button>
          <button type="button" className="btn line" disabled={isPending} onClick={() => setForm(formOf(slotPlan))}>
            {t('desk.publish.discard')}
          </button>
        </div>
      )}
    </section>
  )
}
