import { useQuery } from '@tanstack/react-query'
import { type Avoided, isVisitors, keepAvoided, useKeptAvoided } from '../../state/food/avoided.ts'
import { loginState, useHasLogin } from '../../state/login/session.ts'
import { call } from '../call.ts'
import { queryClient } from '../query-client.ts'

const silent = { isSilent: true } as const

/**
 * What the customer avoids, or the visitor of this device; of a customer as the account has it, on any device. What a visitor said counts on until
 * the account has something of its own.
 */
export function useAvoided(): Avoided {
  const hasLogin = useHasLogin()
  useQuery({
    queryKey: ['avoided'],
    queryFn: async ({ signal }) => {
      const answer = await call('/api/app/customer/allergen/detail', {}, { signal, ...silent })
      if (!signal.aborted && (answer.allergenList.length > 0 || !isVisitors())) keepAvoided(answer)
      return answer
    },
    enabled: hasLogin,
    staleTime: 5 * 60_000,
  })
  return useKeptAvoided()
}

/** Keeps what is avoided: a customer's with the account, a visitor's here. */
export async function saveAvoided(avoided: Avoided): Promise<void> {
  if (loginState() !== 'valid') return keepAvoided({ ...avoided, isTold: false })
  const saved = await call('/api/app/customer/allergen/update', avoided, silent)
  queryClient.setQueryData(['avoided'], saved)
  keepAvoided(saved)
}
