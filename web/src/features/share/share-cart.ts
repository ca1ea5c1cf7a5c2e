import { requestOf } from '@tiffin/core/cart/lines'
import { mostSharedLines } from '@tiffin/core/cart/shared-cart'
import { whileLoading } from '@tiffin/kit/client/while-loading.ts'
import { t } from '@tiffin/kit/client/words.ts'
import { call } from '../../data/call.ts'
import { useCart } from '../../state/cart/cart.ts'
import { paths } from '../../state/navigation/paths.ts'
import { useStoreChoice } from '../../state/store/store.ts'
import { sharePage } from './share-page.ts'

/** Gives the cart away as it is now, by a link; what the server refuses is said by the call [share-3]. */
export async function shareCart(): Promise<void> {
  const { chosen } = useStoreChoice.getState()
  if (chosen === null) return
  const { storeId, storeName } = chosen
  const productRequestList = useCart.getState().lines.slice(0, mostSharedLines).map(requestOf)
  const made = await whileLoading(call('/api/app/order/shared-cart/create', { storeId, productRequestList })).catch(
    () => undefined,
  )
  if (made === undefined) return
  const named = { store: storeId, cart: made.sharedCartId }
  await sharePage(paths.menu, { title: `${t('cart.title')} · ${storeName}`, named })
}
