import { useSettings } from '@tiffin/kit/client/bootstrap.ts'
import { useT } from '@tiffin/kit/client/words.ts'
import { Qr } from '@tiffin/kit/ui/qr.tsx'
import type { Start } from '../../data/start.ts'
import { CopyButton } from '../../features/copy/copy-button.tsx'

/** The brand as customers find it: its awning, its name and the way in, to print and to hang up. */
export function Sign({ start: { customerAddress } }: { start: Start }) {
  const t = useT()
  const { brandName, logo } = useSettings()
  return (
    <aside className="sign" aria-label={t('desk.start.sign')}>
      <div className="awning" aria-hidden="true" />
      <div className="card">
        {logo === '' ? null : <img src={`${logo}-192.webp`} alt="" width="72" height="72" />}
        <b>{brandName}</b>
        <Qr className="qr" content={customerAddress} label={t('desk.start.qr', { address: customerAddress })} />
        <a href={customerAddress} target="_blank" rel="noopener" dir="ltr">
          {customerAddress.replace(/^https?:\/\//, '')}
        </a>
      </div>
      <div className="row">
        <button type="button" className="btn line" onClick={() => window.print()}>
          {t('desk.print')}
        </button>
        <CopyButton text={customerAddress} />
      </div>
    </aside>
  )
}
