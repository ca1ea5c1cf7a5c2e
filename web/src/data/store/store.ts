import { useQuery } from '@tanstack/react-query'
import type { refusals } from '@tiffin/contract/refusals'
import { roundPosition } from '@tiffin/core/store/distance'
import type { Store } from '@tiffin/core/store/store'
import { CallFailure } from '@tiffin/kit/client/call-failure.ts'
import { useLanguage } from '@tiffin/kit/client/language.ts'
import { written } from '../../entry/calls/written.ts'
import { loginState } from '../../state/login/session.ts'
import { usePosition } from '../../state/store/position.ts'
import { proposeStore, useStoreChoice } from '../../state/store/store.ts'
import { call } from '../call.ts'
import { queryClient } from '../query-client.ts'

/** The position as it may leave the device. */
function sentPosition() {
  const { position } = usePosition.getState()
  return position === undefined ? {} : roundPosition(position)
}

const storeUnknown: (typeof refusals)['storeUnknown'] = 20001

const isStoreGone = (failure: unknown) => failure instanceof CallFailure && failure.code === storeUnknown

const storeKey = (storeId: string | undefined, language: string, hasPosition: boolean) => [
  'store',
  storeId ?? 'default',
  language,
  hasPosition,
]

/** On a first visit the store that the server proposes to a visitor stands in the page already. */
export function meetStore(): void {
  if (useStoreChoice.getState().chosen !== null || loginState() === 'valid') return
  const known = written<Store>('tiffin-store')
  const { language } = useLanguage.getState()
  if (known?.language !== language) return
  queryClient.setQueryData(storeKey(known.data.storeId, language, false), known.data)
  proposeStore(known.data)
}

/** The chosen store with everything the app shows of it; on a first visit the one the server proposes becomes the choice. */
export function useStore() {
  const { language } = useLanguage()
  const chosenId = useStoreChoice(({ chosen }) => chosen?.storeId)
  const hasPosition = usePosition(({ position }) => position !== undefined)
  return useQuery({
    queryKey: storeKey(chosenId, language, hasPosition),
    queryFn: async ({ signal, client }): Promise<Store> => {
      const options = { signal, isSilent: true }
      if (chosenId !== undefined) {
        const chosen = await call('/api/app/customer/store/detail', { storeId: chosenId, ...sentPosition() }, options)
          // A store that is no more: the customer starts again where a first visit would.
          .catch((failure) => (isStoreGone(failure) ? undefined : Promise.reject(failure)))
        if (chosen !== undefined) return chosen
      }
      const store = await call('/api/app/customer/store/default', sentPosition(), options)
      client.setQueryData(storeKey(store.storeId, language, hasPosition), store) // as the choice it is not asked for again
      proposeStore(store)
      return store
    },
    placeholderData: (before) => (before?.storeId === chosenId ? before : undefined),
  })
}
