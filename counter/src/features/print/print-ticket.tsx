import { useT } from '@tiffin/kit/client/words.ts'
import { Dialog } from '@tiffin/kit/ui/dialog.tsx'
import { useState } from 'react'
import { codeOf } from '../../data/code-of.ts'
import type { CounterOrder } from '../../data/orders.ts'
import { printersKey, usePrinters } from '../../data/printers.ts'
import { useStoreCall } from '../../data/use-store-call.ts'
import { showToast } from '../../state/toast.ts'
import { printHere } from './print-here.ts'

interface OrderProps {
  readonly order: CounterOrder
}

/** Where a ticket is printed, at a store that has printers. */
function PrintDialog({ order, onClose }: OrderProps & { readonly onClose: () => void }) {
  const t = useT()
  const [requestId] = useState(() => crypto.randomUUID())
  const { mutate, isPending } = useStoreCall('/api/app/store/printer/print', printersKey)
  const send = () =>
    mutate(
      { orderId: order.orderId, requestId },
      {
        onSuccess: ({ printerCount }) => {
          showToast(printerCount > 0 ? t('counter.print.sent', { count: printerCount }) : t('counter.print.waits'))
          onClose()
        },
      },
    )
  return (
    <Dialog isForm title={`${t('counter.print.ticket')} ${codeOf(order)}`} onClose={onClose}>
      <button type="button" className="btn primary wide" disabled={isPending} data-initial-focus onClick={send}>
        {t('counter.print.byPrinter')}
      </button>
      <button
        type="button"
        className="btn line wide"
        onClick={() => {
          void printHere(order)
          onClose()
        }}
      >
        {t('counter.print.byBrowser')}
      </button>
    </Dialog>
  )
}

/** Prints the ticket of an order: by the printers of the store, or by this device, which always works [print-1]. */
export function PrintTicket({ order }: OrderProps) {
  const t = useT()
  const [isAsking, ask] = useState(false)
  const hasPrinters = (usePrinters().data?.list.length ?? 0) > 0
  return (
    <>
      <button type="button" className="btn line wide" onClick={() => (hasPrinters ? ask(true) : void printHere(order))}>
        {t('counter.print.ticket')}
      </button>
      {isAsking && <PrintDialog order={order} onClose={() => ask(false)} />}
    </>
  )
}
