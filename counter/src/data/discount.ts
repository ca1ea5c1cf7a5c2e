import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { CallMap } from '@tiffin/contract/calls'
import { CallFailure } from '@tiffin/kit/client/call-failure.ts'
import { isRefusal } from '@tiffin/kit/client/is-refusal.ts'
import { showToast } from '../state/toast.ts'
import { call } from './call.ts'

/** What a discount is for: the next order of a customer who is helped, or an order that is to be paid here. */
export type DiscountFor = { readonly assistId: string } | { readonly orderId: string; readonly version: number }

/** What is granted: an amount (0 withdraws) or per-mille, and why. */
export type Grant = Pick<
  CallMap['/api/app/store/assist/discount']['input'],
  'type' | 'amount' | 'permille' | 'reason' | 'approval'
>

/** Grants a discount; the order or cart it is for is read again. */
export function useGrant(target: DiscountFor) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (grant: Grant) => call('/api/app/store/assist/discount', { ...target, ...grant }),
    onError: (failure, { approval }) => {
      const isSaidElsewhere = approval !== undefined || isRefusal(failure, 'notPermitted')
      if (failure instanceof CallFailure && !isSaidElsewhere) showToast(failure.message)
    },
    onSettled: () => client.invalidateQueries(),
  })
}
