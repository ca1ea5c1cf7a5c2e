import { useQuery } from '@tanstack/react-query'
import { couponStatus } from '@tiffin/core/coupon/coupon-status'
import { useHasLogin } from '../../state/login/session.ts'
import { call } from '../call.ts'
import { orderGroup } from '../order/order.ts'

const one = { pageIndex: 1, pageSize: 1 }

/** What an account holds, in numbers, and the orders that keep it from being deleted. */
export function useAccountFacts() {
  const hasLogin = useHasLogin()
  return useQuery({
    queryKey: ['accountFacts'],
    queryFn: async ({ signal }) => {
      const options = { signal, isSilent: true }
      const orders = (status: number, pageSize = 1) =>
        call('/api/app/order/order/list', { status, pageIndex: 1, pageSize }, options)
      const [points, coupons, all, unpaid, open] = await Promise.all([
        call('/api/app/customer/point-summary/list', {}, options),
        call('/api/app/customer/coupon/list', { ...one, status: couponStatus.unused }, options),
        orders(orderGroup.all),
        orders(orderGroup.awaitingPayment),
        orders(orderGroup.inProgress, 5),
      ])
      return {
        points: points.currentPoints,
        coupons: coupons.countByStatus[couponStatus.unused] ?? 0,
        orders: (all.total ?? all.list.length) - (unpaid.total ?? unpaid.list.length),
        unpaid: unpaid.total ?? unpaid.list.length,
        open: open.list.map(({ orderId, orderNo, pickupCode, status }) => ({ orderId, orderNo, pickupCode, status })),
      }
    },
    enabled: hasLogin,
    staleTime: 0,
  })
}

/** What an account holds. */
export type AccountFacts = NonNullable<ReturnType<typeof useAccountFacts>['data']>
