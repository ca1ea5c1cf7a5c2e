import { useT } from '@tiffin/kit/client/words.ts'
import { Sheet } from '@tiffin/kit/ui/sheet.tsx'
import { ExchangeForm } from '../../features/coupon/exchange-form.tsx'
import css from './coupon.module.css'

interface ExchangeSheetProps {
  readonly isOpen: boolean
  readonly onClose: () => void
  /** A coupon was added. */
  readonly onDone: () => void
}

/** Where the customer enters a printed code. */
export function ExchangeSheet({ isOpen, onClose, onDone }: ExchangeSheetProps) {
  const t = useT()
  return (
    <Sheet
      isOpen={isOpen}
      onClose={onClose}
      label={t('coupon.exchange.title')}
      head={<h2 className={`t20 h ${css.sheetTitle}`}>{t('coupon.exchange.title')}</h2>}
    >
      <ExchangeForm
        isAlone
        onDone={() => {
          onClose()
          onDone()
        }}
      />
    </Sheet>
  )
}
