import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import type { CallMap } from '@tiffin/contract/calls'
import type { Value } from '@tiffin/core/draft/change'
import { CallFailure } from '@tiffin/kit/client/call-failure.ts'
import { corpOfAddress } from '@tiffin/kit/client/corp.ts'
import { isRefusal } from '@tiffin/kit/client/is-refusal.ts'
import { t } from '@tiffin/kit/client/words.ts'
import { useState } from 'react'
import { call } from '../../data/call.ts'
import { type StoreDetail, storesKey } from '../../data/stores.ts'
import { showToast } from '../../state/toast.ts'
import type { StoreForm } from './use-store-form.ts'

type NewStore = CallMap['/api/app/desk/store/create']['input']
type Update = CallMap['/api/app/desk/store/update']['input']
type HoursUpdate = CallMap['/api/app/desk/store/update-hours']['input']

/** Sends what was typed: fields first, then hours; what went through is no longer unsaved. */
async function send({ storeId, edit }: StoreForm): Promise<void> {
  const { from, to } = edit.edit
  const { businessHourList: hours, ...fields } = to
  const names = Object.keys(fields)
  if (names.length > 0) {
    const base = Object.fromEntries(names.map((name) => [name, from[name] ?? null]))
    await call('/api/app/desk/store/update', { storeId, from: base, to: fields } as Update) // as: fields of the form, by name
    edit.drop(names)
  }
  if (hours === undefined) return
  const wish = { storeId, from: from.businessHourList ?? null, to: hours } as HoursUpdate // as: the form holds hours there
  await call('/api/app/desk/store/update-hours', wish)
  edit.drop(['businessHourList'])
}

const fieldOf = (path: string) => path.split('.')[0] ?? path

/** Saves a store at once, and says what keeps it from being saved. */
export function useSaveStore(form: StoreForm) {
  const client = useQueryClient()
  const navigate = useNavigate()
  const [isSaving, setSaving] = useState(false)
  const [hasTried, setTried] = useState(false)
  const [refused, setRefused] = useState('')
  /** Fields that another person changed meanwhile. */
  const [clashing, setClashing] = useState<readonly string[]>([])
  const readAgain = () => client.invalidateQueries({ queryKey: storesKey })

  async function attempt(work: () => Promise<void>): Promise<void> {
    setTried(true)
    setRefused('')
    if (Object.keys(form.faults).length > 0) return
    setSaving(true)
    try {
      await work()
      setTried(false)
      setClashing([])
    } catch (failure) {
      if (!(failure instanceof CallFailure)) throw failure
      if (isRefusal(failure, 'storeChanged')) setClashing(failure.data.fieldList.map(({ field }) => fieldOf(field)))
      else if (failure.kind !== 'abort') setRefused(failure.message)
      await readAgain()
    } finally {
      setSaving(false)
    }
  }

  return {
    ...{ isSaving, hasTried, refused, clashing },
    save: () =>
      attempt(async () => {
        await send(form)
        await readAgain()
        showToast(t('desk.storePage.saved'))
      }),
    create: (isOpen: boolean) =>
      attempt(async () => {
        const { storeId } = await call('/api/app/desk/store/create', { ...form.values, isOpen } as NewStore) // as: the server looks at every field
        form.edit.drop(Object.keys(form.edit.edit.to))
        await readAgain()
        showToast(t('desk.storePage.made'))
        await navigate({ to: '/$corp/stores/$storeId', params: { corp: corpOfAddress(), storeId } })
      }),
    /** Of fields that both changed, the own ones stay typed over what there is now, or are let go. */
    settle: (detail: StoreDetail, isOwnKept: boolean) => {
      const present = { ...detail.fields, businessHourList: detail.businessHourList } as Record<string, Value> // as: JSON
      if (isOwnKept) form.edit.rebase(Object.fromEntries(clashing.map((name) => [name, present[name] ?? null])))
      else form.edit.drop(clashing)
      setClashing([])
    },
    discard: () => {
      form.edit.drop(Object.keys(form.edit.edit.to))
      setTried(false)
      setRefused('')
      setClashing([])
    },
  }
}

/** How a store is saved. */
export type Saving = ReturnType<typeof useSaveStore>
