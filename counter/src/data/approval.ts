import { useQuery } from '@tanstack/react-query'
import type { CallMap } from '@tiffin/contract/calls'
import { call } from './call.ts'

/** What is above the employee's own limit. */
export type ApprovalWish = CallMap['/api/app/store/approver/list']['input']

/** Who allows it, and their PIN. */
export interface Approval {
  readonly staffId: string
  readonly pin: string
}

/** Colleagues at this store who could allow it. */
export function useApprovers(wish: ApprovalWish) {
  return useQuery({
    queryKey: ['approvers', wish],
    queryFn: () => call('/api/app/store/approver/list', wish),
    select: ({ list }) => list,
    staleTime: 0,
  })
}

export const setMyPin = (wish: CallMap['/api/app/store/me/pin']['input']) => call('/api/app/store/me/pin', wish)
