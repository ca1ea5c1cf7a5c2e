import { ask } from '@tiffin/kit/client/ask.ts'
import { useT } from '@tiffin/kit/client/words.ts'
import { accountsKey, type PaymentAccount } from '../../../data/payment-accounts.ts'
import { providerNames } from '../../../data/provider-names.ts'
import { useDeskCall } from '../../../data/use-desk-call.ts'
import { useRights } from '../../../features/rights/use-rights.ts'
import { momentOf } from '../../../state/dates.ts'
import { DeskIcon } from '../../../ui/desk-icon.tsx'

interface AccountEntryProps {
  readonly account: PaymentAccount
  /** Whether the brand sells to everybody. */
  readonly isLive: boolean
  /** Undefined when its provider is not known any more. */
  readonly onRenew: (() => void) | undefined
}

/** That an account is one to try with, and who may still use it [provider-7]. */
export function TestNote({ isLive }: { isLive: boolean }) {
  const t = useT()
  return (
    <p className={isLive ? 'notice warn' : 'notice'}>
      <DeskIcon name="warning" size="s" />
      {t(isLive ? 'desk.accounts.testHidden' : 'desk.accounts.testUntilLive')}
    </p>
  )
}

/** Where an account stands, and how its keys were found last. */
function Standing({ account }: Pick<AccountEntryProps, 'account'>) {
  const t = useT()
  const { storeId, storeName, mode, isConnected, hints, checkedAt, checkText } = account
  const keys = Object.entries(hints).flatMap(([, hint]) => (hint === '' ? [] : `…${hint}`))
  const place = storeId === null ? t('desk.accounts.everyStore') : storeName
  const state = isConnected ? t(`desk.accounts.mode.${mode}`) : t('desk.accounts.disconnected')
  return (
    <>
      <p className="sub">{[place, state].join(' · ')}</p>
      <p className="sub">
        <bdi dir="ltr">{keys.join('  ')}</bdi>
      </p>
      <p className={checkText === '' ? 'sub' : 'sub bad'}>
        {checkText === '' ? t('desk.accounts.checked', { time: momentOf(checkedAt) }) : checkText}
      </p>
    </>
  )
}

/** An account, with what an owner may do about it. */
export function AccountEntry({ account, isLive, onRenew }: AccountEntryProps) {
  const t = useT()
  const { may } = useRights()
  const check = useDeskCall('/api/app/desk/payment/account/check', accountsKey)
  const disconnect = useDeskCall('/api/app/desk/payment/account/disconnect', accountsKey)
  const { accountId, provider, mode, isConnected } = account

  async function askDisconnect() {
    const answer = await ask({
      title: t('desk.accounts.disconnectTitle'),
      text: t('desk.accounts.disconnectText'),
      confirm: { label: t('desk.accounts.disconnect'), answer: 'yes' },
      cancel: { label: t('action.cancel'), answer: '' },
    })
    if (answer === 'yes') disconnect.mutate({ accountId })
  }

  return (
    <li className="accountentry">
      <div className="grow">
        <b>{providerNames[provider] ?? provider}</b>
        <Standing account={account} />
        {isConnected && mode === 'test' && <TestNote isLive={isLive} />}
      </div>
      {may('secret:edit') ? (
        <span className="accountways">
          {isConnected ? (
            <button type="button" className="btn line s" onClick={() => check.mutate({ accountId })}>
              {t('desk.accounts.check')}
            </button>
          ) : null}
          {onRenew ? (
            <button type="button" className="btn line s" onClick={onRenew}>
              {isConnected ? t('desk.accounts.newKeys') : t('desk.accounts.connect')}
            </button>
          ) : null}
          {isConnected ? (
            <button type="button" className="btn line s" onClick={() => void askDisconnect()}>
              {t('desk.accounts.disconnect')}
            </button>
          ) : null}
        </span>
      ) : null}
    </li>
  )
}
