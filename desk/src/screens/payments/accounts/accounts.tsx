import { useT } from '@tiffin/kit/client/words.ts'
import { useState } from 'react'
import { type PaymentAccount, type PaymentProvider, usePaymentAccounts } from '../../../data/payment-accounts.ts'
import { providerNames } from '../../../data/provider-names.ts'
import { Failed } from '../../../features/load/failed.tsx'
import { Head } from '../../../features/page/head.tsx'
import { NotAllowed } from '../../../features/rights/not-allowed.tsx'
import { useRights } from '../../../features/rights/use-rights.ts'
import { SkeletonRows } from '../../../ui/skeleton-rows.tsx'
import { PaymentTabs } from '../payment-tabs.tsx'
import { AccountEntry } from './account-entry.tsx'
import { ConnectDialog } from './connect-dialog.tsx'

/** What is being connected: a provider, and the account that gets new keys. */
interface Connecting {
  readonly provider: PaymentProvider
  readonly account: PaymentAccount | undefined
}

interface ProviderEntryProps {
  readonly provider: PaymentProvider
  readonly onConnect: () => void
}

/** A provider with the ways to pay that it brings, as customers see them. */
function ProviderEntry({ provider: { provider, methodList, takesCurrency }, onConnect }: ProviderEntryProps) {
  const t = useT()
  const { may } = useRights()
  return (
    <li className="accountentry">
      <div className="grow">
        <b>{providerNames[provider] ?? provider}</b>
        <p className="sub">{methodList.map(({ name }) => name).join(' · ')}</p>
        {takesCurrency ? null : <p className="sub">{t('desk.accounts.noCurrency')}</p>}
      </div>
      {takesCurrency && may('secret:edit') ? (
        <button type="button" className="btn line s" onClick={onConnect}>
          {t('desk.accounts.connect')}
        </button>
      ) : null}
    </li>
  )
}

interface AccountListProps {
  readonly providerList: readonly PaymentProvider[]
  readonly accountList: readonly PaymentAccount[]
  readonly isLive: boolean
  readonly onConnect: (connecting: Connecting) => void
}

/** The accounts there are, then the providers that may be connected. */
function AccountList({ providerList, accountList, isLive, onConnect }: AccountListProps) {
  const t = useT()
  const providerOf = (account: PaymentAccount) => providerList.find(({ provider }) => provider === account.provider)
  return (
    <>
      <ul className="accounts">
        {accountList.map((account) => {
          const provider = providerOf(account)
          const onRenew = provider && (() => onConnect({ provider, account }))
          return <AccountEntry key={account.accountId} {...{ account, isLive, onRenew }} />
        })}
      </ul>
      <h2 className="accountshead">{t('desk.accounts.add')}</h2>
      <ul className="accounts">
        {providerList.map((provider) => (
          <ProviderEntry
            key={provider.provider}
            provider={provider}
            onConnect={() => onConnect({ provider, account: undefined })}
          />
        ))}
      </ul>
    </>
  )
}

function Accounts() {
  const t = useT()
  const title = t('desk.accounts.title')
  const found = usePaymentAccounts()
  const [connecting, setConnecting] = useState<Connecting>()
  return (
    <>
      <Head title={title} meta={t('desk.accounts.meta')} />
      <section className="sheet2" aria-label={title} aria-busy={found.isFetching}>
        <PaymentTabs />
        {found.data === undefined && found.error === null && <SkeletonRows label={t('desk.loading')} />}
        {found.data === undefined && found.error !== null && (
          <Failed failure={found.error} onRetry={() => void found.refetch()} />
        )}
        {found.data && <AccountList {...found.data} onConnect={setConnecting} />}
      </section>
      {connecting && (
        <ConnectDialog {...connecting} isLive={found.data?.isLive ?? false} onClose={() => setConnecting(undefined)} />
      )}
    </>
  )
}

/** Accounts at payment providers, and how they are connected [provider-4]. */
export function AccountsScreen() {
  const t = useT()
  const { may } = useRights()
  return may('secret:read') ? <Accounts /> : <NotAllowed title={t('desk.accounts.title')} needs="secret:read" />
}
