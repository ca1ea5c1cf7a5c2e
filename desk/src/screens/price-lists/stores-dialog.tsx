import { useT } from '@tiffin/kit/client/words.ts'
import { useState } from 'react'
import { useMe } from '../../data/me.ts'
import type { MenuItem } from '../../data/menu-items.ts'
import { SaveStatus } from '../../features/draft/save-status.tsx'
import { listName, listOfStore } from '../../features/price-list/list-name.ts'
import { useGiveList } from '../../features/price-list/use-give-list.ts'
import { Check } from '../../ui/check.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { SearchBox } from '../../ui/search-box.tsx'

interface StoresDialogProps {
  readonly list: MenuItem
  readonly lists: readonly MenuItem[]
  /** Items `storePriceList`. */
  readonly ofStores: readonly MenuItem[]
  readonly reason: string | undefined
  readonly onClose: () => void
}

/** Which stores have a price list. */
export function StoresDialog({ list, lists, ofStores, reason, onClose }: StoresDialogProps) {
  const t = useT()
  const { storeList } = useMe()
  const [text, setText] = useState('')
  const give = useGiveList(ofStores)
  const idAt = (storeId: string) => {
    const item = ofStores.find(({ itemId }) => itemId === storeId)
    return item === undefined ? undefined : listOfStore(item)
  }
  // Those that have it come first, and stay where they are while they are ticked.
  const [first] = useState(() => new Set(storeList.filter(({ storeId }) => idAt(storeId) === list.itemId)))
  const shown = [...first, ...storeList.filter((store) => !first.has(store))].filter(({ storeName }) =>
    storeName.toLowerCase().includes(text.toLowerCase()),
  )
  const otherAt = (storeId: string) => {
    const other = lists.find(({ itemId }) => itemId === idAt(storeId) && itemId !== list.itemId)
    return other === undefined ? undefined : t('desk.prices.hasOther', { name: listName(other) })
  }
  return (
    <Dialog
      title={t('desk.prices.storesTitle', { name: listName(list) })}
      intro={t('desk.prices.storesText')}
      closeLabel={t('action.close')}
      onClose={onClose}
      isPage
      foot={
        <>
          <span className="grow">
            <SaveStatus />
          </span>
          <button type="button" className="btn primary" onClick={onClose}>
            {t('action.done')}
          </button>
        </>
      }
    >
      <SearchBox label={t('desk.prices.searchStores')} value={text} onSearch={setText} />
      <div className="checks2">
        {shown.map(({ storeId, storeName }) => (
          <Check
            key={storeId}
            isChecked={idAt(storeId) === list.itemId}
            isDisabled={reason !== undefined}
            note={otherAt(storeId)}
            onChange={(isOn) => give(storeId, isOn ? list.itemId : '')}
          >
            {storeName}
          </Check>
        ))}
      </div>
      {shown.length === 0 && <p className="ink2">{t('desk.menu.notFound', { text })}</p>}
    </Dialog>
  )
}
