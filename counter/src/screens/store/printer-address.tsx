import { useT } from '@tiffin/kit/client/words.ts'
import { Dialog } from '@tiffin/kit/ui/dialog.tsx'
import { DoneFoot } from '../../features/ask/done-foot.tsx'
import { showToast } from '../../state/toast.ts'

interface PrinterAddressProps {
  readonly name: string
  readonly address: string
  readonly onClose: () => void
}

/** Where a new printer asks: shown once, since only its hash is kept [print-3]. */
export function PrinterAddress({ name, address, onClose }: PrinterAddressProps) {
  const t = useT()
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(address)
      showToast(t('counter.print.copied'))
    } catch {
      // It is selected with one tap and copied by hand.
    }
  }
  return (
    <Dialog isForm title={name} onClose={onClose}>
      <p className="t14 b ink2">{t('counter.print.address')}</p>
      <p className="address" dir="ltr">
        {address}
      </p>
      <p>{t('counter.print.addressText')}</p>
      <button type="button" className="btn line wide" onClick={() => void copy()}>
        {t('counter.print.copyAddress')}
      </button>
      <DoneFoot onClose={onClose} />
    </Dialog>
  )
}
