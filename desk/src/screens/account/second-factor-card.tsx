import { ask } from '@tiffin/kit/client/ask.ts'
import { useT } from '@tiffin/kit/client/words.ts'
import { useState } from 'react'
import { meKey, useMe } from '../../data/me.ts'
import { useDeskCall } from '../../data/use-desk-call.ts'
import { showToast } from '../../state/toast.ts'
import { DeskIcon } from '../../ui/desk-icon.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'
import { SetUpTotp, type TotpSecret } from './set-up-totp.tsx'

/** With so few recovery codes left it is time for new ones. */
const fewCodes = 3

function State() {
  const t = useT()
  const { isTotpOn, recoveryCodesLeft } = useMe()
  if (!isTotpOn) return <p className="ink2">{t('desk.totp.offText')}</p>
  return (
    <>
      <p className="st">{t('desk.totp.on')}</p>
      <p className={recoveryCodesLeft <= fewCodes ? 'notice warn' : 'ink2'}>
        {t('desk.totp.codesLeft', { count: recoveryCodesLeft })}
      </p>
    </>
  )
}

/** What is done with a second factor that is on, each after a question. */
function ChangeTotp({ onCodes }: { onCodes: (codeList: readonly string[]) => void }) {
  const t = useT()
  const renew = useDeskCall('/api/app/desk/me/renew-recovery-codes', meKey)
  const stop = useDeskCall('/api/app/desk/me/stop-totp', meKey)

  async function isSure(title: string, text: string) {
    const confirm = { label: title, answer: 'yes' }
    return (await ask({ title, text, confirm, cancel: { label: t('action.cancel'), answer: '' } })) === 'yes'
  }
  async function askRenew() {
    if (await isSure(t('desk.totp.renew'), t('desk.totp.renewText')))
      renew.mutate({}, { onSuccess: ({ codeList }) => onCodes(codeList) })
  }
  async function askStop() {
    if (await isSure(t('desk.totp.stop'), t('desk.totp.stopText')))
      stop.mutate({}, { onSuccess: () => showToast(t('desk.totp.stopped')) })
  }

  return (
    <div className="flex wrapping">
      <button type="button" className="btn line" onClick={() => void askRenew()}>
        {t('desk.totp.renew')}
      </button>
      <button type="button" className="btn quiet" onClick={() => void askStop()}>
        {t('desk.totp.stop')}
      </button>
    </div>
  )
}

/** The second factor of who is logged in [staff-4]. */
export function SecondFactorCard() {
  const t = useT()
  const { isTotpOn } = useMe()
  const [secret, setSecret] = useState<TotpSecret>()
  const [codes, setCodes] = useState<readonly string[]>()
  const start = useDeskCall('/api/app/desk/me/start-totp')
  return (
    <section className="card" aria-labelledby="totp-card">
      <div className="cardhead">
        <DeskIcon name="shield" size="s" />
        <h2 id="totp-card">{t('desk.totp.title')}</h2>
      </div>
      <div className="fields">
        <State />
        {isTotpOn ? (
          <ChangeTotp onCodes={setCodes} />
        ) : (
          <button
            type="button"
            className={start.isPending ? 'btn primary hugging loading' : 'btn primary hugging'}
            aria-busy={start.isPending}
            onClick={() => start.mutate({}, { onSuccess: setSecret })}
          >
            {t('desk.totp.start')}
          </button>
        )}
      </div>
      {secret && (
        <SetUpTotp
          secret={secret}
          onClose={() => setSecret(undefined)}
          onCodes={(codeList) => {
            setSecret(undefined)
            setCodes(codeList)
          }}
        />
      )}
      {codes && <RecoveryCodes codes={codes} onClose={() => setCodes(undefined)} />}
    </section>
  )
}
