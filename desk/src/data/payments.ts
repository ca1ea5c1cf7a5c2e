import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query'
import type { CallMap } from '@tiffin/contract/calls'
import { useLanguage } from '@tiffin/kit/client/language.ts'
import { call } from './call.ts'

type Settlement = CallMap['/api/app/desk/payment/alarm/settle']['input']

/** Something about money that a person must look at [cashier-6]. */
export type PaymentAlarm = CallMap['/api/app/desk/payment/alarm/list']['output']['list'][number]

/** One of the ways to settle an alarm. */
export type SettleWay = Settlement['way']

const alarmsKey = ['payment-alarms']

const pageSize = 50
/** More open alarms than nine are not counted. */
const mostCounted = 10
const freshMs = 60_000

/** Alarms that are open or settled, newest first, a page at a time. */
export function usePaymentAlarms(isOpen: boolean) {
  const language = useLanguage((state) => state.language)
  return useInfiniteQuery({
    queryKey: [...alarmsKey, 'list', isOpen, language],
    queryFn: ({ pageParam }) => call('/api/app/desk/payment/alarm/list', { isOpen, after: pageParam, pageSize }),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
  })
}

/** How many alarms are open, ten for ten and more; none for who may not see them. */
export function useOpenAlarmCount(isAllowed: boolean): number {
  const { data } = useQuery({
    queryKey: [...alarmsKey, 'open'],
    queryFn: () => call('/api/app/desk/payment/alarm/list', { isOpen: true, pageSize: mostCounted }),
    enabled: isAllowed,
    refetchInterval: freshMs,
  })
  return data?.list.length ?? 0
}

/** Settles an alarm; whatever the answer, the alarms are read again. */
export function useSettleAlarm() {
  const client = useQueryClient()
  return async (settlement: Settlement): Promise<void> => {
    try {
      await call('/api/app/desk/payment/alarm/settle', settlement)
    } finally {
      void client.invalidateQueries({ queryKey: alarmsKey })
    }
  }
}
