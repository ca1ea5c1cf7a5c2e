import { useQuery } from '@tanstack/react-query'
import { hearOfHelp, takeAssistant } from '../../state/help.ts'
import { call } from '../call.ts'

/** The code on the screen, with when it ends and is due by this device's clock, epoch ms. */
export interface ShownCode {
  readonly content: string
  readonly memberNo: string
  readonly expiresAt: number
  readonly refreshAt: number
}

async function fetchCode(signal: AbortSignal): Promise<ShownCode> {
  const requestedAt = Date.now() // counted from here, the code ends a little early rather than late
  const code = await call('/api/app/customer/member-code/detail', {}, { signal, isSilent: true })
  const { content, memberNo, expiresIn, refreshIn } = code
  return { content, memberNo, expiresAt: requestedAt + expiresIn * 1000, refreshAt: requestedAt + refreshIn * 1000 }
}

/** The member code, renewed while the page is looked at [customer-9]; never kept. */
export function useMemberCode() {
  return useQuery({
    queryKey: ['member-code'],
    queryFn: ({ signal }) => fetchCode(signal),
    refetchInterval: ({ state }) => Math.max(1000, (state.data?.refreshAt ?? 0) - Date.now()),
    refetchOnWindowFocus: 'always',
    refetchOnReconnect: 'always',
    staleTime: 0,
    gcTime: 0,
  })
}

/** Ends the help, here at once. */
export async function dismissAssistant(): Promise<void> {
  try {
    await call('/api/app/customer/assist/end', {})
    takeAssistant(null)
  } finally {
    hearOfHelp()
  }
}
