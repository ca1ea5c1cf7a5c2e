import { useQuery } from '@tanstack/react-query'
import type { CallMap } from '@tiffin/contract/calls'
import { useLanguage } from '@tiffin/kit/client/language.ts'
import { call } from './call.ts'

type Accounts = CallMap['/api/app/desk/payment/account/list']['output']

/** An account at a payment provider, without its secrets. */
export type PaymentAccount = Accounts['accountList'][number]

/** A kind of provider, with what is filled in to connect it. */
export type PaymentProvider = Accounts['providerList'][number]

/** What connects an account. */
export type Connection = CallMap['/api/app/desk/payment/account/connect']['input']

export const accountsKey = ['payment-accounts']

/** The providers that may be connected, and the brand's accounts at them. */
export function usePaymentAccounts() {
  const language = useLanguage((state) => state.language)
  return useQuery({
    queryKey: [...accountsKey, language],
    queryFn: () => call('/api/app/desk/payment/account/list', {}),
  })
}
