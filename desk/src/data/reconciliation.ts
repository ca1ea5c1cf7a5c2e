import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query'
import type { CallMap } from '@tiffin/contract/calls'
import { useLanguage } from '@tiffin/kit/client/language.ts'
import { call } from './call.ts'

type Days = CallMap['/api/app/desk/payment/reconciliation/list']['output']
type DayAnswer = CallMap['/api/app/desk/payment/reconciliation/day']['output']

/** A day of an account beside what its provider says [reconcile-1]. */
export type ReconciledDay = Days['list'][number]

/** Where both differ. */
export type Difference = DayAnswer['list'][number]

/** One of the ways to settle a difference. */
export type DifferenceWay = Difference['wayList'][number]

/** Which day of which account. */
export type DayKey = NonNullable<Days['next']>

interface Settlement {
  readonly differenceId: string
  readonly way: DifferenceWay
  readonly note: string
}

const reconciliationKey = ['reconciliation']
const pageSize = 50

/** Days of all accounts, newest first, a page at a time. */
export function useReconciledDays() {
  const language = useLanguage((state) => state.language)
  return useInfiniteQuery({
    queryKey: [...reconciliationKey, 'list', language],
    queryFn: ({ pageParam }) => call('/api/app/desk/payment/reconciliation/list', { after: pageParam, pageSize }),
    initialPageParam: null as DayKey | null, // as: nothing was seen yet
    getNextPageParam: ({ next }) => next,
  })
}

/** One day of an account with its differences. */
export function useReconciledDay(key: DayKey) {
  const language = useLanguage((state) => state.language)
  return useQuery({
    queryKey: [...reconciliationKey, 'day', key.account, key.day, language],
    queryFn: () => call('/api/app/desk/payment/reconciliation/day', key),
  })
}

const settleCall = ({ way, ...rest }: Settlement) =>
  way === 'writeOff'
    ? call('/api/app/desk/payment/reconciliation/write-off', rest)
    : call('/api/app/desk/payment/reconciliation/settle', { ...rest, way })

/** Comparing again and settling; whatever the answer, days are read again. */
export function useReconciling() {
  const client = useQueryClient()
  const readAgain = () => void client.invalidateQueries({ queryKey: reconciliationKey })
  return {
    compare: (key: DayKey) => call('/api/app/desk/payment/reconciliation/again', key).finally(readAgain),
    settle: (settlement: Settlement) => settleCall(settlement).finally(readAgain),
  }
}
