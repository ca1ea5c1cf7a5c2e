import { t } from '@tiffin/kit/client/words.ts'
import type { MenuItem } from '../../data/menu-items.ts'

/** What staff calls a price list. */
export function listName({ fields: { name } }: Pick<MenuItem, 'fields'>): string {
  return typeof name === 'string' && name.trim() !== '' ? name : t('desk.menu.unnamed')
}

/** The list that an item `storePriceList` gives its store; undefined when the draft takes it away. */
export const listOfStore = ({ op, fields: { priceListId } }: Pick<MenuItem, 'op' | 'fields'>): string | undefined =>
  op !== 'archive' && typeof priceListId === 'string' ? priceListId : undefined
