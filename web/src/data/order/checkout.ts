import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { CallMap } from '@tiffin/contract/calls'
import type { CartLine } from '@tiffin/core/cart/cart-line'
import { requestOf } from '@tiffin/core/cart/lines'
import type { Money } from '@tiffin/core/money/money'
import { useLanguage } from '@tiffin/kit/client/language.ts'
import { saleChannelCode } from '../../entry/calls/menu-calls.ts'
import { useStaffDiscounts } from '../../state/help.ts'
import { call } from '../call.ts'

/** What the customer has chosen for the whole order. `promotionId` undefined takes the best, null none. */
export interface OrderChoices {
  readonly storeId: string
  readonly pickupMethod: number
  readonly lines: readonly CartLine[]
  readonly promotionId: string | null | undefined
  readonly couponIdList: readonly string[]
  readonly points: number | 'all'
  /** Free lines of what the activity gives. */
  readonly giftList: readonly CartLine[]
}

const bodyOf = ({ storeId, pickupMethod, lines, promotionId, couponIdList, points, giftList }: OrderChoices) => ({
  storeId,
  pickupMethod,
  saleChannelCode,
  productRequestList: lines.map(requestOf),
  ...(promotionId === undefined ? {} : { promotionId }),
  couponIdList: [...couponIdList],
  points,
  giftList: giftList.map(requestOf),
})

/** The bill of a preview, with what may still be chosen. */
export type Preview = CallMap['/api/app/order/order/preview']['output']

/** The bill as the server would make it now; the one before stays while a new one is on its way. */
export function usePreview(choices: OrderChoices) {
  const { language } = useLanguage()
  const body = bodyOf(choices)
  const staff = useStaffDiscounts(choices.storeId)
  return useQuery({
    queryKey: ['preview', body, language, staff],
    queryFn: ({ signal }) => call('/api/app/order/order/preview', body, { signal, isSilent: true }),
    enabled: choices.lines.length > 0 && choices.storeId !== '',
    placeholderData: keepPreviousData,
    staleTime: 0,
    gcTime: 60_000,
    retry: false,
  })
}

export function usePaymentMethods(storeId: string | undefined, amount: Money | undefined) {
  const { language } = useLanguage()
  return useQuery({
    queryKey: ['payment-methods', storeId, amount, language],
    queryFn: ({ signal }) =>
      call(
        '/api/app/common/payment-method/list',
        { ...(storeId === undefined ? {} : { storeId }), ...(amount === undefined ? {} : { amount }) },
        { signal, isSilent: true },
      ),
    enabled: storeId !== undefined,
    placeholderData: keepPreviousData,
    select: ({ list }) => [...list].sort((a, b) => a.sort - b.sort),
  })
}

export type PaymentMethod = CallMap['/api/app/common/payment-method/list']['output']['list'][number]

export type Gift = CallMap['/api/app/product/product/gift-detail']['output']['list'][number]

/** What an activity gives, as the store has it at this moment; a refusal is shown. */
export async function findGifts(storeId: string, promotionId: string): Promise<Gift[]> {
  return (await call('/api/app/product/product/gift-detail', { promotionId, storeId, saleChannelCode })).list
}

/** What is said only when the order is placed. */
export interface OrderWish {
  readonly requestId: string
  readonly tissueNeed: boolean
  readonly remark: string
  readonly specialRemark: boolean
  readonly paymentMethodCode: string
  readonly expectedPayable: Money
  /** When the chosen slot begins; absent: as soon as it is ready. */
  readonly slotStartsAt?: number
  /** It is the order of a group, as its host had closed it. */
  readonly groupOrder?: { readonly groupOrderId: string; readonly version: number }
  /** Where it is brought to; absent: it is collected. */
  readonly table?: { readonly tableName: string; readonly code: string }
}

export const createOrder = (choices: OrderChoices, wish: OrderWish) =>
  call('/api/app/order/order/create', { ...bodyOf(choices), ...wish }, { isSilent: true })
