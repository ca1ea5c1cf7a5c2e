import { useQueryClient } from '@tanstack/react-query'
import type { Texts } from '@tiffin/core/language/language'
import { CallFailure } from '@tiffin/kit/client/call-failure.ts'
import { t } from '@tiffin/kit/client/words.ts'
import { useState } from 'react'
import { call } from '../../data/call.ts'
import { type StoreGroup, storeGroupsKey, storesKey } from '../../data/stores.ts'
import { showToast } from '../../state/toast.ts'

/** What stands in the window of a group. */
export interface GroupEntries {
  readonly name: Texts
  readonly storeIdList: readonly string[]
}

const isNameless = ({ name }: GroupEntries) => Object.values(name).every((text) => text.trim() === '')

/** The window of a group, or of a new one: what stands in it, and how it is kept or deleted. */
export function useGroup(group: StoreGroup | undefined, onClose: () => void) {
  const client = useQueryClient()
  const [entries, setEntries] = useState<GroupEntries>({
    ...{ name: group?.name ?? {}, storeIdList: group?.storeIdList ?? [] },
  })
  const [refused, setRefused] = useState('')
  const [hasTried, setTried] = useState(false)
  const [isBusy, setBusy] = useState(false)

  async function run(work: () => Promise<unknown>, done: string): Promise<void> {
    setBusy(true)
    setRefused('')
    try {
      await work()
      showToast(done)
      onClose()
    } catch (failure) {
      if (!(failure instanceof CallFailure)) throw failure
      if (failure.kind !== 'abort') setRefused(failure.message)
    } finally {
      setBusy(false)
      await Promise.all([storeGroupsKey, storesKey].map((queryKey) => client.invalidateQueries({ queryKey })))
    }
  }

  function save(): void {
    setTried(true)
    if (isNameless(entries)) return
    const to = { name: entries.name, storeIdList: [...entries.storeIdList] }
    const update = (seen: StoreGroup) =>
      call('/api/app/desk/store-group/update', {
        groupId: seen.groupId,
        from: { name: seen.name, storeIdList: seen.storeIdList },
        to,
      })
    const create = () => call('/api/app/desk/store-group/create', to)
    void run(() => (group ? update(group) : create()), t('desk.storeGroups.saved'))
  }

  const remove = (groupId: string) =>
    void run(() => call('/api/app/desk/store-group/delete', { groupId }), t('desk.storeGroups.deleted'))

  return {
    ...{ entries, setEntries, refused, isBusy, save, remove },
    nameFault: hasTried && isNameless(entries) ? t('desk.team.nameRequired') : undefined,
  }
}
