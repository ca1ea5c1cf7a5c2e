import { useT } from '@tiffin/kit/client/words.ts'
import { Dialog } from '@tiffin/kit/ui/dialog.tsx'
import { Icon } from '@tiffin/kit/ui/icon.tsx'
import { useState } from 'react'
import { serveCustomer } from '../../state/serving.ts'
import { AskScan } from './ask-scan.tsx'

/** Leads to the cart of a customer who shows the code. */
export function ScanButton() {
  const t = useT()
  const [isOpen, open] = useState(false)
  return (
    <>
      <button type="button" className="btn line" onClick={() => open(true)}>
        <Icon name="scan" size="s" />
        {t('counter.assist.code')}
      </button>
      {isOpen && (
        <Dialog isForm title={t('counter.assist.scanTitle')} onClose={() => open(false)}>
          <AskScan onScan={serveCustomer} onClose={() => open(false)} />
        </Dialog>
      )}
    </>
  )
}
