import { useBootstrap } from '@tiffin/kit/client/bootstrap.ts'
import { useT } from '@tiffin/kit/client/words.ts'
import { TextField } from '@tiffin/kit/ui/text-field.tsx'
import { type FormEvent, useState } from 'react'
import { logIn } from '../../data/session.ts'
import { LanguagePicker } from '../../features/settings/language-picker.tsx'
import { useSession } from '../../state/session.ts'

/** Account and password of a store. */
export function LogIn() {
  const t = useT()
  const corpName = useBootstrap(({ bootstrap }) => bootstrap?.corpSetting.brandName)
  const hasEnded = useSession((session) => session.hasEnded)
  const [account, setAccount] = useState('')
  const [password, setPassword] = useState('')
  const [wrong, setWrong] = useState<string>()
  const [isBusy, setBusy] = useState(false)

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (account.trim() === '' || password === '') return setWrong(t('counter.login.accountRequired'))
    setBusy(true)
    setWrong(undefined)
    await logIn(account.trim(), password).catch((failure: Error) => setWrong(failure.message))
    setBusy(false)
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
          value={account}
          autoComplete="username"
          autoCapitalize="none"
          maxLength={64}
          onChange={({ target }) => setAccount(target.value)}
        />
        <TextField
          label={t('counter.login.password')}
          name="password"
          type="password"
          value={password}
          autoComplete="current-password"
          maxLength={64}
          fault={wrong}
          onChange={({ target }) => setPassword(target.value)}
        />
        <button type="submit" className={`btn primary big wide${isBusy ? ' loading' : ''}`} disabled={isBusy}>
          {t('counter.login.submit')}
        </button>
        <LanguagePicker />
      </form>
    </main>
  )
}
