import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { CallMap } from '@tiffin/contract/calls'
import { CallFailure } from '@tiffin/kit/client/call-failure.ts'
import { useLanguage } from '@tiffin/kit/client/language.ts'
import { showToast } from '../state/toast.ts'
import { call } from './call.ts'

/** What the store has marked as sold out, and what it could mark. */
export type SoldOutList = CallMap['/api/app/store/sold-out/list']['output']
export type Mark = SoldOutList['list'][number]
export type MarkWish = CallMap['/api/app/store/sold-out/set']['input']

/** A colleague may mark something meanwhile, or a mark end. */
const pollMs = 10_000

export function useSoldOut() {
  const language = useLanguage((state) => state.language)
  return useQuery({
    queryKey: ['soldOut', language],
    queryFn: () => call('/api/app/store/sold-out/list', {}),
    refetchInterval: pollMs,
  })
}

/** Marks something as sold out or brings it back; the list and the menu are read again, whatever the answer. */
export function useMarking(onDone: (wish: MarkWish) => void) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (wish: MarkWish) => call('/api/app/store/sold-out/set', wish),
    onSuccess: (_nothing, wish) => onDone(wish),
    onError: (failure) => {
      if (failure instanceof CallFailure) showToast(failure.message)
    },
    onSettled: () =>
      Promise.all(['soldOut', 'products'].map((queryKey) => client.invalidateQueries({ queryKey: [queryKey] }))),
  })
}
