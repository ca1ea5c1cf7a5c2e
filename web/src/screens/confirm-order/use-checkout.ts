import { type Store, storeStatus } from '@tiffin/core/store/store'
import { useOverlays } from '@tiffin/kit/client/overlays.ts'
import { useMemo, useRef, useState } from 'react'
import { type Preview, usePaymentMethods, usePreview } from '../../data/order/checkout.ts'
import { useCart } from '../../state/cart/cart.ts'
import { lastMethod } from '../../state/order/last-method.ts'
import { methodAt, usePickup } from '../../state/store/pickup.ts'
import { useChoices } from './choices/use-choices.ts'
import { useLocalBill, useLocalOrder } from './choices/use-local-bill.ts'
import { useSettledChoices } from './choices/use-settled-choices.ts'

/** The last bill there was: figures stay in their place while the next ones come, or fail to. */
function useLastBill(data: Preview | undefined): Preview | undefined {
  const last = useRef(data)
  if (data !== undefined) last.current = data
  return last.current
}

/** The order as it stands: what is in it, what was chosen, its bill by the server and by the phone, and how it will be paid. */
export function useCheckout(store: Store) {
  const { storeId } = store
  const lines = useCart((state) => state.submitted)
  const wished = usePickup(({ method }) => method)
  const isOffline = useOverlays((state) => state.isOffline)
  const cart = useMemo(() => ({ storeId, lines }), [storeId, lines])
  const chosen = useChoices(cart)
  const [chosenCode, chooseMethod] = useState(() => lastMethod.get())
  const choices = { storeId, pickupMethod: methodAt(wished, store.pickupMethodList), lines, ...chosen.choices }
  const { data, error, isFetching, refetch } = usePreview(choices)
  const bill = useLastBill(data)
  useSettledChoices(chosen, error)
  const order = useLocalOrder(choices, lines, bill)
  const local = useLocalBill(order, chosen.choices, { preview: bill, isFetching })
  const payments = usePaymentMethods(storeId, bill?.payableTotal)
  const { data: methods } = payments
  const method = methods?.find(({ code }) => code === chosenCode) ?? methods?.[0]
  const isBlocked = error !== null || isFetching || isOffline || store.status !== storeStatus.inBusiness
  const canPlace = bill !== undefined && method !== undefined && !isBlocked
  return {
    store,
    lines,
    orderChoices: chosen,
    choices,
    bill,
    error,
    isFetching,
    refetch,
    order,
    local,
    payments,
    method,
    chooseMethod,
    canPlace,
  }
}

export type Checkout = ReturnType<typeof useCheckout>
