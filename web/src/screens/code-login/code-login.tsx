import '../../styles/choices.css'
import { readPhone } from '@tiffin/core/customer/phone'
import { type FormEvent, useState } from 'react'
import { CallFailure } from '../../data/call.ts'
import { useSendCode } from '../../data/login.ts'
import { BrandMark } from '../../features/awning/awning.tsx'
import { Page } from '../../features/page/page.tsx'
import { loginDraft } from '../../state/login-draft.ts'
import { openPage } from '../../state/navigation.ts'
import { showToast } from '../../state/overlays.ts'
import { usePage } from '../../state/page-context.ts'
import { paths, withInputs } from '../../state/paths.ts'
import { useSettings } from '../../state/settings.ts'
import { useT } from '../../state/words.ts'
import { AgreementTick } from './agreement-tick.tsx'
import css from './code-login.module.css'

/** Phone first, then the code: the entry of the login pages. */
export function Screen() {
  const t = useT()
  const { inputs, path } = usePage()
  const { defaultAreaCode, areaCodeList, logo } = useSettings()
  const [areaCode, setAreaCode] = useState(defaultAreaCode)
  const [phone, setPhone] = useState('')
  const [isTicked, setTicked] = useState(false)
  const [fault, setFault] = useState('')
  const [isUnticked, setUnticked] = useState(false)
  const sending = useSendCode()

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault()
    const read = readPhone(phone)
    if (!read.ok) {
      setFault(t(read.refusal === 'phoneRequired' ? 'form.phoneRequired' : 'refusal.phoneInvalid'))
      return
    }
    setFault('')
    setUnticked(!isTicked)
    if (!isTicked) {
      showToast(t('form.agreement'))
      return
    }
    try {
      const { expiresIn, devCode = '' } = await sending.mutateAsync({ areaCode, phone: read.value })
      loginDraft.set({ areaCode, phone: read.value, expiresAt: Date.now() + expiresIn * 1000, devCode })
      const redirect = inputs.redirect ?? inputs.uniIdRedirectUrl
      openPage(withInputs(paths.verifyCode, { redirect }))
    } catch (refusal) {
      if (refusal instanceof CallFailure) setFault(refusal.message)
    }
  }

  return (
    <Page page={path === paths.login ? 'login' : 'codeLogin'} title={t('title.login')}>
      <form className={css.form} onSubmit={submit} noValidate>
        <div className={css.mark}>
          <BrandMark logo={logo} size={96} />
        </div>
        <div className={css.head}>
          <h2 className="t24 h">{t('login.intro')}</h2>
          <p className="ink2">{t('login.autoRegister')}</p>
        </div>
        <div className={`field ${css.field}`} data-fault={fault !== '' || undefined} dir="ltr">
          <select
            className={css.area}
            aria-label={t('login.areaCode')}
            value={areaCode}
            onChange={(event) => setAreaCode(event.target.value)}
          >
            {areaCodeList.map((code) => (
              <option key={code} value={code}>
                +{code}
              </option>
            ))}
          </select>
          <span className={css.divider} />
          <input
            className={css.phone}
            type="tel"
            name="phone"
            inputMode="tel"
            autoComplete="tel-national"
            maxLength={20}
            placeholder={t('login.phone')}
            aria-label={t('login.phone')}
            aria-invalid={fault !== ''}
            aria-describedby="phone-fault"
            value={phone}
            onChange={(event) => {
              setPhone(event.target.value)
              setFault('')
            }}
          />
        </div>
        <p id="phone-fault" className={css.fault} role="alert">
          {fault}
        </p>
        <AgreementTick
          isTicked={isTicked}
          hasFault={isUnticked}
          onChange={(next) => {
            setTicked(next)
            setUnticked(false)
          }}
        />
        <button type="submit" className={`btn primary big wide ${sending.isPending ? 'loading' : ''}`}>
          {t('login.sendCode')}
        </button>
      </form>
    </Page>
  )
}
