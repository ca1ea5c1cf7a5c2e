import { useQuery } from '@tanstack/react-query'
import type { Product } from '@tiffin/core/catalog/product'
import { useLanguage } from '@tiffin/kit/client/language.ts'
import { call } from '../../data/call.ts'
import { saleChannelCode } from '../../entry/calls/menu-calls.ts'
import { useHasLogin } from '../../state/login/session.ts'
import { useStoreChoice } from '../../state/store/store.ts'

/** The product as the store has it at this moment; until then, and when the store says no, as the menu showed it. */
export function useFreshProduct(shown: Product, isOpen: boolean): Product {
  const { language } = useLanguage()
  const isMember = useHasLogin()
  const storeId = useStoreChoice(({ chosen }) => chosen?.storeId)
  const { productId } = shown
  const { data = shown } = useQuery({
    queryKey: ['product', productId, storeId, language, isMember],
    queryFn: ({ signal }) =>
      call(
        '/api/app/product/product/detail',
        { productId, storeId: storeId ?? '', saleChannelCode, isMember },
        { signal },
      ),
    enabled: isOpen && storeId !== undefined && shown.unavailableReason === 0,
    staleTime: 0,
    gcTime: 0,
    retry: false,
  })
  return data
}
