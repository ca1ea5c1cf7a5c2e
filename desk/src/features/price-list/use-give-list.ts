import type { MenuItem } from '../../data/menu-items.ts'
import { useEdit } from '../draft/use-edit.ts'

/** Gives a store a price list, or takes it away with an empty one; it ends in the draft. */
export function useGiveList(ofStores: readonly MenuItem[]) {
  const edit = useEdit()
  return (storeId: string, priceListId: string) => {
    const item = ofStores.find(({ itemId }) => itemId === storeId)
    if (item === undefined) {
      if (priceListId !== '') edit.create({ kind: 'storePriceList', itemId: storeId }, { priceListId })
      return
    }
    if (priceListId === '') return edit.archive(item)
    if (item.op === 'archive') edit.keep(item)
    edit.set(item, { priceListId })
  }
}
