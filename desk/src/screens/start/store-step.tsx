import { useQueryClient } from '@tanstack/react-query'
import { latinDigits } from '@tiffin/core/language/latin-digits'
import { readPlace } from '@tiffin/core/store/pin'
import { pickupMethod } from '@tiffin/core/store/store'
import { useSettings } from '@tiffin/kit/client/bootstrap.ts'
import { isRecord } from '@tiffin/kit/client/kept.ts'
import { currentLanguage } from '@tiffin/kit/client/language.ts'
import { useT } from '@tiffin/kit/client/words.ts'
import { useEffect } from 'react'
import { type UseFormReturn, useForm } from 'react-hook-form'
import { call } from '../../data/call.ts'
import { meKey } from '../../data/me.ts'
import { TextField } from '../../ui/field.tsx'
import { StepForm, type StepProps } from './step-form.tsx'
import { useStepEntries } from './use-step-entries.ts'

interface Entries {
  readonly name: string
  readonly address: string
  readonly phone: string
  readonly place: string
  readonly opens: string
  readonly closes: string
}

const noEntries: Entries = { name: '', address: '', phone: '', place: '', opens: '08:00', closes: '21:00' }

const isEntries = (value: unknown): value is Entries =>
  isRecord(value) && Object.keys(noEntries).every((field) => typeof value[field] === 'string')

const typedStore = { step: 'store', isEntries, empty: () => noEntries }

const weekdays = [1, 2, 3, 4, 5, 6, 7]

function Fields({ register, formState: { errors } }: UseFormReturn<Entries>) {
  const t = useT()
  const required = { validate: (typed: string) => typed.trim() !== '' || t('desk.setup.required') }
  return (
    <>
      <TextField
        label={t('desk.start.store.label')}
        fault={errors.name?.message}
        maxLength={120}
        {...register('name', required)}
      />
      <TextField
        label={t('desk.start.store.address')}
        fault={errors.address?.message}
        maxLength={300}
        {...register('address', required)}
      />
      <TextField
        label={t('desk.start.store.place')}
        hint={t('desk.start.store.placeHint')}
        fault={errors.place?.message}
        placeholder="1.2834, 103.8607"
        isLatin
        {...register('place', {
          validate: (typed) => readPlace(latinDigits(typed)) !== null || t('desk.start.store.placeWrong'),
        })}
      />
      <TextField label={t('desk.start.store.phone')} type="tel" isLatin maxLength={40} {...register('phone')} />
      <div className="pair">
        <TextField label={t('desk.start.store.opens')} type="time" isLatin {...register('opens', { required: true })} />
        <TextField
          label={t('desk.start.store.closes')}
          type="time"
          isLatin
          {...register('closes', { required: true })}
        />
      </div>
    </>
  )
}

/** The first store: what it is called, where it is and when it is open. */
export function StoreStep({ start, onDone }: StepProps) {
  const t = useT()
  const { timeZone } = useSettings()
  const client = useQueryClient()
  const kept = useStepEntries(typedStore)
  const form = useForm<Entries>({ defaultValues: kept.initial })
  useEffect(
    () => form.subscribe({ formState: { values: true }, callback: ({ values }) => kept.keep(values) }),
    [form, kept],
  )

  async function create({ name, address, phone, place, opens, closes }: Entries) {
    const language = currentLanguage()
    const found = readPlace(latinDigits(place))
    if (found === null) return
    await call('/api/app/desk/store/create', {
      ...{ name: { [language]: name }, address: { [language]: address }, phone, ...found, timeZone, isOpen: true },
      pickupMethodList: [pickupMethod.dineIn, pickupMethod.takeaway],
      businessHourList: weekdays.map((weekday) => ({ weekday, start: opens, end: closes })),
    })
    kept.forget()
    void client.invalidateQueries({ queryKey: meKey }) // the owner has a store more
    onDone()
  }

  return (
    <StepForm
      title={t('desk.start.store.title')}
      text={start.storeCount > 0 ? t('desk.start.store.more') : t('desk.start.store.text')}
      action={t('desk.start.store.submit')}
      onSubmit={form.handleSubmit(create)}
    >
      <Fields {...form} />
    </StepForm>
  )
}
