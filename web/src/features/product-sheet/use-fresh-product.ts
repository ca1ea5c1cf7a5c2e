import { useQuery } from '@tanstack/react-query'
import type { Product } from '@tiffin/core/catalog/product'
import { useLanguage } from '@tiffin/kit/client/language.ts'
import { call } from '../../data/call.ts'
import { saleChannelCode } from '../../entry/calls/menu-calls.ts'
import { useHasLogin } from '../../state/login/session.ts'
import { useStoreChoice } from '../../state/store/store.ts'
import { useMenu } from '../cart/use-menu.ts'

/**
 * The product as the store has it at this moment; until then, and when the store says no, as the menu has it. What the menu hears
 * of while the sheet is open counts: sold out, and back [stock-6].
 */
export function useFreshProduct(opened: Product, isOpen: boolean): Product {
  const { language } = useLanguage()
  const isMember = useHasLogin()
  const storeId = useStoreChoice(({ chosen }) => chosen?.storeId)
  const { productId } = opened
  const shown = useMenu().byId.get(productId) ?? opened
  const isOnSale = shown.unavailableReason === 0
  const { data, isError } = useQuery({
    queryKey: ['product', productId, storeId, language, isMember],
    queryFn: ({ signal }) =>
      call(
        '/api/app/product/product/detail',
        { productId, storeId: storeId ?? '', saleChannelCode, isMember },
        { signal },
      ),
    enabled: isOpen && storeId !== undefined && isOnSale,
    staleTime: 0,
    gcTime: 0,
    retry: false,
  })
  return isOnSale && !isError && data !== undefined ? data : shown
}
