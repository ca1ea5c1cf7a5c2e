import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { CartLine } from '@tiffin/core/cart/cart-line'
import { requestOf } from '@tiffin/core/cart/lines'
import { CallFailure } from '@tiffin/kit/client/call-failure.ts'
import { isRefusal } from '@tiffin/kit/client/is-refusal.ts'
import { t } from '@tiffin/kit/client/words.ts'
import { type Assisted, keptHelp, serveCustomer } from '../state/serving.ts'
import { showToast } from '../state/toast.ts'
import { call } from './call.ts'

/** The customer may change the cart meanwhile. */
const pollMs = 4_000

const key = (assistId: string) => ['assist', assistId]

export const scanMember = (content: string) => call('/api/app/store/member/scan', { content })
export const endAssist = (assistId: string) => call('/api/app/store/assist/end', { assistId }).catch(() => {})

/** Help that is over, by time, by the customer or by a colleague's scan. */
export const isOver = (failure: unknown): boolean => isRefusal(failure, 'memberCodeExpired', 'memberCodeInvalid')

/** Goes on with the help that a reload has interrupted, unless it is over or somebody else is served by now [assist-16]. */
export async function resumeHelp(): Promise<void> {
  const assistId = keptHelp.get()
  if (assistId === '') return
  try {
    const assisted = await call('/api/app/store/assist/detail', { assistId })
    if (keptHelp.get() === assistId) serveCustomer(assisted)
  } catch (failure) {
    if (isOver(failure) && keptHelp.get() === assistId) keptHelp.clear()
  }
}

/** The customer and the cart as they are now; what was known stays while nothing newer comes. */
export function useAssisted(scanned: Assisted) {
  const { assistId } = scanned
  return useQuery({
    queryKey: key(assistId),
    queryFn: () => call('/api/app/store/assist/detail', { assistId }),
    initialData: scanned,
    refetchInterval: ({ state }) => (isOver(state.error) ? false : pollMs),
    retry: false,
  })
}

/** Saves the cart for the customer; when the customer changed it meanwhile, the customer's cart is kept and the employee sees a message. */
export function useSaveCart({ assistId, cart: { version } }: Assisted) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (lines: readonly CartLine[]) =>
      call('/api/app/store/assist/cart-save', { assistId, version, productRequestList: lines.map(requestOf) }),
    onError: (failure) => {
      if (!(failure instanceof CallFailure) || isOver(failure)) return
      showToast(isRefusal(failure, 'cartConflict') ? t('counter.assist.changed') : failure.message)
    },
    onSettled: () => client.invalidateQueries({ queryKey: key(assistId) }),
  })
}
