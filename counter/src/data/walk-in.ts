import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { requestOf } from '@tiffin/core/cart/lines'
import type { Money } from '@tiffin/core/money/money'
import { isBroughtToTable } from '@tiffin/core/store/table'
import { CallFailure } from '@tiffin/kit/client/call-failure.ts'
import { useLanguage } from '@tiffin/kit/client/language.ts'
import type { WalkIn } from '../state/serving.ts'
import { useSession } from '../state/session.ts'
import { showToast } from '../state/toast.ts'
import { call } from './call.ts'
import { type CounterOrder, putOnBoard, useRefreshOrders } from './orders.ts'

const useStoreId = () => useSession(({ employee }) => employee?.storeId ?? '')

/** The ways in which the store hands over. */
export function usePickupMethods(): readonly number[] {
  const storeId = useStoreId()
  const { data } = useQuery({
    queryKey: ['storeDetail', storeId],
    queryFn: () => call('/api/app/customer/store/detail', { storeId }),
  })
  return data?.pickupMethodList ?? []
}

const billKey = ['walkInBill'] as const

/** What a cart costs somebody without an account, as it is now; what was known stays while the next is reckoned. */
export function useBill({ lines, pickupMethod }: WalkIn) {
  const language = useLanguage((state) => state.language)
  const storeId = useStoreId()
  const productRequestList = lines.map(requestOf)
  return useQuery({
    queryKey: [...billKey, storeId, language, pickupMethod, productRequestList],
    // as: the cart is of this store, whose ways of handing over are these
    queryFn: () =>
      call('/api/app/order/cart/check', { storeId, productRequestList, pickupMethod: pickupMethod as 1 | 2 }),
    enabled: lines.length > 0,
    placeholderData: keepPreviousData,
    retry: false,
  })
}

/** Makes the order; the board has it at once. When it is refused the bill is reckoned again. */
export function usePlaceWalkIn(onPlaced: (order: CounterOrder) => void) {
  const client = useQueryClient()
  const refresh = useRefreshOrders()
  return useMutation({
    mutationFn: ({ walkIn: { lines, tableName, ...wish }, payable }: { walkIn: WalkIn; payable: Money }) =>
      call('/api/app/store/walk-in/create', {
        ...wish,
        ...(isBroughtToTable(wish.pickupMethod) && tableName.trim() !== '' ? { tableName: tableName.trim() } : {}),
        productRequestList: lines.map(requestOf),
        expectedPayable: payable,
      }),
    onSuccess: (order) => {
      putOnBoard(client, order)
      onPlaced(order)
    },
    onError: (failure) => {
      if (failure instanceof CallFailure) showToast(failure.message)
      client.invalidateQueries({ queryKey: billKey })
    },
    onSettled: refresh,
  })
}
