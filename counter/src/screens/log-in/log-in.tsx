import { useBootstrap } from '@tiffin/kit/client/bootstrap.ts'
import { isRefusal } from '@tiffin/kit/client/is-refusal.ts'
import { useT } from '@tiffin/kit/client/words.ts'
import { TextField } from '@tiffin/kit/ui/text-field.tsx'
import { type FormEvent, useState } from 'react'
import { type Credentials, logIn } from '../../data/session.ts'
import { LanguagePicker } from '../../features/settings/language-picker.tsx'
import { useSession } from '../../state/session.ts'
import { type StoreChoice, StoreField } from './store-field.tsx'

/** What the server asked for beside account and password. */
function useLogIn() {
  const t = useT()
  const [stores, setStores] = useState<readonly StoreChoice[]>([])
  const [isCodeAsked, setCodeAsked] = useState(false)
  const [fault, setFault] = useState<string>()
  const [isBusy, setBusy] = useState(false)

  function explain(failure: Error): void {
    if (isRefusal(failure, 'storeToChoose')) setStores(failure.data.storeList)
    if (isRefusal(failure, 'secondFactorNeeded')) setCodeAsked(true)
    setFault(failure.message)
  }

  async function send(entries: Credentials): Promise<void> {
    const account = entries.account.trim()
    if (account === '' || entries.password === '') return setFault(t('counter.login.accountRequired'))
    setBusy(true)
    setFault(undefined)
    await logIn({ ...entries, account }).catch(explain)
    setBusy(false)
  }

  return { stores, isCodeAsked, fault, isBusy, send }
}

/** Account and password of a person who works at a store; the store and the second step where they are asked for. */
export function LogIn() {
  const t = useT()
  const corpName = useBootstrap(({ bootstrap }) => bootstrap?.corpSetting.brandName)
  const hasEnded = useSession((session) => session.hasEnded)
  const { stores, isCodeAsked, fault, isBusy, send } = useLogIn()
  const isMoreAsked = isCodeAsked || stores.length > 0

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const entries = new FormData(event.currentTarget)
    const entry = (name: keyof Credentials) => String(entries.get(name) ?? '')
    void send({
      account: entry('account'),
      password: entry('password'),
      code: entry('code'),
      storeId: entry('storeId'),
    })
  }

  return (
    <main className="log-in" data-testid="page-log-in">
      <form className="log-in-card" onSubmit={submit} noValidate>
        <div>
          <p className="t14 ink2">{corpName}</p>
          <h1 className="t24 h">{t('counter.title')}</h1>
          <p className="ink2">{hasEnded ? t('counter.login.ended') : t('counter.login.intro')}</p>
        </div>
        <TextField
          label={t('counter.login.account')}
          name="account"
          autoComplete="username"
          autoCapitalize="none"
          maxLength={128}
        />
        <TextField
          label={t('counter.login.password')}
          name="password"
          type="password"
          autoComplete="current-password"
          maxLength={200}
          fault={isMoreAsked ? undefined : fault}
        />
        {isCodeAsked && (
          <TextField
            label={t('counter.login.code')}
            name="code"
            autoComplete="one-time-code"
            maxLength={20}
            fault={stores.length > 0 ? undefined : fault}
            autoFocus
          />
        )}
        {stores.length > 0 && <StoreField stores={stores} fault={fault} />}
        <button type="submit" className={`btn primary big wide${isBusy ? ' loading' : ''}`} disabled={isBusy}>
          {t('counter.login.submit')}
        </button>
        <LanguagePicker />
      </form>
    </main>
  )
}
