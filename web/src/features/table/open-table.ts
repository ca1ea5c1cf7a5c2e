import { pickupMethod } from '@tiffin/core/store/store'
import { serverNow } from '@tiffin/kit/client/clock.ts'
import { call } from '../../data/call.ts'
import { openTab } from '../../state/navigation/navigation.ts'
import { paths } from '../../state/navigation/paths.ts'
import { choosePickup } from '../../state/store/pickup.ts'
import { useStoreChoice } from '../../state/store/store.ts'
import { takeSeat } from '../../state/store/table.ts'
import { takeStore } from '../store/switch-store.ts'

const ownParts = ['store', 'table', 'code'] as const

/** What a code on a table says in the address; it leaves the address, so that a shared or kept page leads to no table. */
function readCode(): { storeId: string; tableName: string; code: string } | undefined {
  const search = new URLSearchParams(location.search)
  const [storeId, tableName, code] = ownParts.map((part) => search.get(part) ?? '')
  if (!storeId || !tableName || !code) return undefined
  for (const part of ownParts) search.delete(part)
  history.replaceState(history.state, '', `${location.pathname}?${search}${location.hash}`)
  return { storeId, tableName, code }
}

/** Opens the menu of the table whose code was scanned, to dine in; a code that leads nowhere is said to, and nothing else changes [table-2]. */
export async function openTable(): Promise<void> {
  const code = readCode()
  if (code === undefined) return
  const { storeName } = await call('/api/app/customer/store/table', code)
  if (useStoreChoice.getState().chosen?.storeId !== code.storeId) takeStore({ storeId: code.storeId, storeName })
  choosePickup(pickupMethod.dineIn)
  takeSeat({ ...code, since: serverNow() })
  openTab(paths.menu)
}
