import { useMutation } from '@tanstack/react-query'
import { currentLanguage } from '../state/language.ts'
import { startSession } from '../state/session.ts'
import { call } from './call.ts'
import { queryClient } from './query-client.ts'

/** What a code is for; see contract `smsScene`. */
export const logInScene = 1

export function useSendCode() {
  return useMutation({
    mutationFn: (to: { areaCode: string; phone: string }) =>
      call('/api/app/customer/login/send-sms-code', { ...to, scene: logInScene }, { isSilent: true }),
  })
}

/** Logs in by code; an unknown phone gets an account (spec §4). */
export function useLogIn() {
  return useMutation({
    mutationFn: async (proof: { areaCode: string; phone: string; code: string }) => {
      const session = await call(
        '/api/app/customer/login/login-by-code',
        { ...proof, agreementAccepted: true, language: currentLanguage() },
        { isSilent: true },
      )
      startSession(session.token, 'sms')
      await queryClient.invalidateQueries()
      return session
    },
  })
}
