import { fold } from '@tiffin/core/catalog/fold'
import { useT } from '@tiffin/kit/client/words.ts'
import { useState } from 'react'
import { useMe } from '../../../data/me.ts'
import { roleName } from '../../../features/rights/use-rights.ts'
import { Check } from '../../../ui/check.tsx'
import type { RoleEntry } from './rights-form.ts'

interface StorePickerProps {
  readonly entry: RoleEntry
  /** The stores where this role may be granted. */
  readonly mayGrantAt: readonly string[]
  readonly onChange: (entry: RoleEntry) => void
}

/** From so many stores on they are searched. */
const fewStores = 8

/** The stores where a person has a role. */
export function StorePicker({ entry, mayGrantAt, onChange }: StorePickerProps) {
  const t = useT()
  const { storeList } = useMe()
  const rankOf = (storeId: string) => (entry.storeIds.includes(storeId) ? 0 : 1)
  const [text, setText] = useState('')
  const [chosenFirst] = useState(() => storeList.toSorted((a, b) => rankOf(a.storeId) - rankOf(b.storeId)))
  const shown = chosenFirst.filter(({ storeName }) => fold(storeName).includes(fold(text)))
  const turn = (storeId: string, isChosen: boolean) =>
    onChange({
      ...entry,
      storeIds: isChosen ? [...entry.storeIds, storeId] : entry.storeIds.filter((each) => each !== storeId),
    })
  return (
    <fieldset className="stores" aria-label={t('desk.team.storesOf', { role: roleName(entry.role) })}>
      {storeList.length > fewStores && (
        <span className="in">
          <input
            type="search"
            aria-label={t('desk.team.findStore')}
            placeholder={t('desk.team.findStore')}
            value={text}
            onChange={({ target }) => setText(target.value)}
          />
        </span>
      )}
      <div className="storelist">
        {entry.groups.map(({ groupId, placeName }) => (
          <Check
            key={groupId}
            isChecked
            onChange={() => onChange({ ...entry, groups: entry.groups.filter((each) => each.groupId !== groupId) })}
          >
            {placeName}
          </Check>
        ))}
        {shown.map(({ storeId, storeName }) => {
          const isChosen = entry.storeIds.includes(storeId)
          const isClosed = !isChosen && !mayGrantAt.includes(storeId)
          return (
            <Check
              key={storeId}
              isChecked={isChosen}
              isDisabled={isClosed}
              note={isClosed ? t('desk.team.storeTooHigh') : undefined}
              onChange={(isTicked) => turn(storeId, isTicked)}
            >
              {storeName}
            </Check>
          )
        })}
      </div>
    </fieldset>
  )
}
