import { useQueryClient } from '@tanstack/react-query'
import { CallFailure } from '@tiffin/kit/client/call-failure.ts'
import { useT } from '@tiffin/kit/client/words.ts'
import { type FormEvent, useState } from 'react'
import { call } from '../../../data/call.ts'
import {
  accountsKey,
  type Connection,
  type PaymentAccount,
  type PaymentProvider,
} from '../../../data/payment-accounts.ts'
import { showToast } from '../../../state/toast.ts'

interface Connecting {
  readonly provider: PaymentProvider
  /** One that gets new keys. */
  readonly account: PaymentAccount | undefined
  /** Whether the brand sells to everybody. */
  readonly isLive: boolean
}

/** What is typed to connect an account, and what was answered. The id is made first, so that the webhook's address is known [provider-4]. */
export function useConnecting({ provider, account, isLive }: Connecting, onClose: () => void) {
  const t = useT()
  const client = useQueryClient()
  const [accountId] = useState(() => account?.accountId ?? crypto.randomUUID())
  const [mode, setMode] = useState<Connection['mode']>(account?.mode ?? (isLive ? 'live' : 'test'))
  const [storeId, setStoreId] = useState(account?.storeId ?? '')
  const [typed, setTyped] = useState<Readonly<Record<string, string>>>({})
  const [refused, setRefused] = useState('')
  const [isBusy, setBusy] = useState(false)
  const isComplete = provider.fieldList.every(({ name }) => (typed[name] ?? '').trim() !== '')

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (isBusy || !isComplete) return
    setBusy(true)
    setRefused('')
    const filled = (isSecret: boolean) =>
      Object.fromEntries(
        provider.fieldList.filter((field) => field.isSecret === isSecret).map(({ name }) => [name, typed[name] ?? '']),
      )
    try {
      await call('/api/app/desk/payment/account/connect', {
        ...{ accountId, provider: provider.provider, storeId: storeId === '' ? null : storeId, mode },
        ...{ settings: filled(false), secrets: filled(true) },
      })
      showToast(t('desk.accounts.done'))
      void client.invalidateQueries({ queryKey: accountsKey })
      onClose()
    } catch (failure) {
      setBusy(false)
      if (!(failure instanceof CallFailure)) throw failure
      if (failure.kind !== 'abort') setRefused(failure.message)
    }
  }

  const type = (name: string, text: string) => setTyped((before) => ({ ...before, [name]: text }))
  const notifyUrl = `${provider.notifyUrl}${accountId}`
  return { mode, setMode, storeId, setStoreId, typed, type, refused, isBusy, isComplete, submit, notifyUrl }
}
