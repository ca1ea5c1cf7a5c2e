import { roundPosition } from '@tiffin/core/store/distance'
import { call } from '../../data/call.ts'
import { useCart } from '../../state/cart/cart.ts'
import { usePosition } from '../../state/store/position.ts'
import { recentStoreIds } from '../../state/store/recent-stores.ts'
import { proposeStore, useStoreChoice } from '../../state/store/store.ts'

/** Whether the customer has chosen no store yet, so that a better proposal may take the place of this one. */
function isProposal(): boolean {
  const { chosen } = useStoreChoice.getState()
  return chosen === null || !recentStoreIds().includes(chosen.storeId)
}

const mayPropose = () => isProposal() && useCart.getState().lines.length === 0

/** Where no store was ever chosen it is the nearest open one, once the position is known; a cart that is begun keeps its own. */
export async function meetNearestStore(): Promise<void> {
  const { state, position } = usePosition.getState()
  if (state !== 'found' || position === undefined || !mayPropose()) return
  const rounded = roundPosition(position)
  const store = await call('/api/app/customer/store/default', rounded, { isSilent: true }).catch(() => undefined)
  if (store !== undefined && mayPropose()) proposeStore(store)
}
