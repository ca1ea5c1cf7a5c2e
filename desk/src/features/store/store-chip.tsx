import { useT } from '@tiffin/kit/client/words.ts'
import { useMe } from '../../data/me.ts'
import { FilterChip } from '../../ui/filter-chip.tsx'

interface StoreChipProps {
  /** The id of a store; undefined for all. */
  readonly chosen: string | undefined
  readonly onChoose: (storeId: string) => void
}

/** The filter by store, for who works at more than one. */
export function StoreChip({ chosen = '', onChoose }: StoreChipProps) {
  const t = useT()
  const { storeList } = useMe()
  if (storeList.length < 2) return null
  return (
    <FilterChip
      label={t('desk.store')}
      value={chosen}
      all={t('desk.all')}
      options={storeList.map(({ storeId, storeName }) => ({ value: storeId, text: storeName }))}
      onChoose={onChoose}
    />
  )
}
