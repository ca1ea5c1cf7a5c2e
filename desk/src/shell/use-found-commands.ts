import { useNavigate } from '@tanstack/react-router'
import { corpOfAddress } from '@tiffin/kit/client/corp.ts'
import { useFoundThings } from '../data/find-things.ts'
import { nameOf } from '../features/menu/item-texts.ts'
import { useRights } from '../features/rights/use-rights.ts'
import type { Command } from './use-commands.ts'

const codeOf = (value: unknown): string => (typeof value === 'string' ? value : '')

/** What the lists of the desk have by a text, each with the way to it; only of lists that the person may open. */
export function useFoundCommands(query: string): {
  readonly commands: readonly Command[]
  readonly isPending: boolean
} {
  const navigate = useNavigate()
  const { may } = useRights()
  const corp = corpOfAddress()
  const seeking = { products: may('menu:read'), stores: may('store:read'), people: may('team:edit') }
  const { found, isPending } = useFoundThings(query, seeking)
  const products = found.products.map((item): Command => {
    const params = { corp, productId: item.itemId }
    return {
      ...{ id: `product-${item.itemId}`, group: 'product', icon: 'cup' },
      ...{ text: nameOf(item), note: codeOf(item.fields.code) },
      run: () => void navigate({ to: '/$corp/menu/$productId', params }),
    }
  })
  const stores = found.stores.map(({ storeId, storeName, code }): Command => {
    const params = { corp, storeId }
    return {
      ...{ id: `store-${storeId}`, group: 'store', icon: 'shop', text: storeName, note: code },
      run: () => void navigate({ to: '/$corp/stores/$storeId', params }),
    }
  })
  const people = found.people.map(
    ({ staffId, staffName, account }): Command => ({
      ...{ id: `person-${staffId}`, group: 'person', icon: 'person', text: staffName, note: account },
      run: () => void navigate({ to: '/$corp/team', params: { corp }, search: { person: staffId } }),
    }),
  )
  return { commands: [...products, ...stores, ...people], isPending }
}
