import { paymentAction } from '@tiffin/core/order/payment-status'
import { showToast, useOverlays } from '@tiffin/kit/client/overlays.ts'
import { useT } from '@tiffin/kit/client/words.ts'
import { Qr } from '@tiffin/kit/ui/qr.tsx'
import { type ReactNode, useRef, useState } from 'react'
import { savePicture } from '../../device/save-picture.ts'
import { askServer } from '../../features/order/ask-paid.ts'
import { Page } from '../../features/page/page.tsx'
import css from './cashier.module.css'
import type { Step } from './use-open-step.ts'
import { toResult } from './use-return-question.ts'

function ScanCode({ step: { qr, paymentNo } }: { readonly step: Step }) {
  const t = useT()
  const place = useRef<HTMLDivElement>(null)
  const save = () => {
    const drawing = place.current?.querySelector('svg')
    if (drawing) void savePicture(drawing, `qr-${paymentNo}.png`)
  }
  return (
    <section className={`card ${css.step}`}>
      <b className="t16">{t('cashier.scan')}</b>
      <div className={css.paper} ref={place}>
        <Qr className={css.qr} content={qr} label={t('cashier.scan')} />
      </div>
      <p className="t12 ink2">{t('cashier.scanHint')}</p>
      <button type="button" className="btn" onClick={save}>
        {t('cashier.saveCode')}
      </button>
    </section>
  )
}

function OpenWallet({ step: { url, fallbackUrl }, name }: { readonly step: Step; readonly name: string }) {
  const t = useT()
  return (
    <section className={`card ${css.step}`}>
      <p className="ink2">{t('cashier.walletText')}</p>
      <a className="btn primary big wide" href={url} rel="noreferrer">
        {t('cashier.openWallet', { name })}
      </a>
      {fallbackUrl === '' ? null : (
        <a className="btn" href={fallbackUrl} target="_blank" rel="noreferrer">
          {t('cashier.noWallet')}
        </a>
      )}
    </section>
  )
}

interface OpenStepProps {
  readonly step: Step
  /** Of the way to pay. */
  readonly name: string
  readonly orderId: string
  readonly onHide: () => void
  readonly onFailed: () => void
  /** The time left and the amount. */
  readonly children: ReactNode
}

/** How an open attempt is paid: a QR code to scan, or a wallet to open [provider-6]. Saying that it is paid asks the server [cashier-2]. */
export function OpenStep({ step, name, orderId, onHide, onFailed, children }: OpenStepProps) {
  const t = useT()
  const isOffline = useOverlays((state) => state.isOffline)
  const [isAsking, setAsking] = useState(false)

  async function sayPaid(): Promise<void> {
    if (isAsking) return
    setAsking(true)
    const answer = await askServer(orderId)
    setAsking(false)
    if (answer === 'paid') toResult(orderId)
    else if (answer === 'failed') onFailed()
    else showToast(t('cashier.notYet'))
  }

  const bar = (
    <button
      type="button"
      className={`btn primary big wide ${isAsking ? 'loading' : ''}`}
      disabled={isOffline}
      aria-busy={isAsking}
      onClick={() => void sayPaid()}
    >
      {t('cashier.havePaid')}
    </button>
  )
  return (
    <Page page="cashier" title={t('title.cashier')} bar={bar}>
      <div className={`sections ${css.narrow}`}>
        <section className={css.top}>{children}</section>
        {step.action === paymentAction.qr ? <ScanCode step={step} /> : <OpenWallet step={step} name={name} />}
        <button type="button" className="btn" onClick={onHide}>
          {t('cashier.otherWay')}
        </button>
      </div>
    </Page>
  )
}
