import { useLanguage } from '@tiffin/kit/client/language.ts'
import { useT } from '@tiffin/kit/client/words.ts'
import { Dialog } from '@tiffin/kit/ui/dialog.tsx'
import { type FormEvent, useRef, useState } from 'react'
import { type Printer, type PrinterWish, printersKey } from '../../data/printers.ts'
import { useStoreCall } from '../../data/use-store-call.ts'
import { Answers } from '../../features/ask/answers.tsx'
import { showToast } from '../../state/toast.ts'
import { PrinterAddress } from './printer-address.tsx'
import { PrinterFields } from './printer-fields.tsx'

interface PrinterDialogProps {
  /** Undefined: one that is to be made. */
  readonly printer: Printer | undefined
  readonly onClose: () => void
}

/** A page that tries the printer, and the way to remove it. */
function PrinterActions({ printer, onClose }: { readonly printer: Printer; readonly onClose: () => void }) {
  const t = useT()
  const { printerId, name } = printer
  const [isRemoving, setRemoving] = useState(false)
  const [requestId] = useState(() => crypto.randomUUID())
  const trial = useStoreCall('/api/app/store/printer/test', printersKey)
  const removal = useStoreCall('/api/app/store/printer/remove', printersKey)
  const test = () => trial.mutate({ printerId, requestId }, { onSuccess: () => showToast(t('counter.print.tested')) })
  return (
    <>
      <button type="button" className="btn line wide" disabled={trial.isPending || trial.isSuccess} onClick={test}>
        {t('counter.print.test')}
      </button>
      <button type="button" className="btn plain wide" onClick={() => setRemoving(true)}>
        {t('counter.print.remove')}
      </button>
      {isRemoving && (
        <Dialog title={t('counter.print.remove')} onClose={() => setRemoving(false)}>
          <p>{t('counter.print.removeText', { name })}</p>
          <Answers
            yes={t('counter.print.remove')}
            onYes={() => removal.mutate({ printerId }, { onSuccess: onClose })}
            onNo={() => setRemoving(false)}
            isDisabled={removal.isPending}
          />
        </Dialog>
      )}
    </>
  )
}

/** Makes a printer, whose address is shown once, or changes one. */
export function PrinterDialog({ printer, onClose }: PrinterDialogProps) {
  const t = useT()
  const language = useLanguage((state) => state.language)
  const [wish, setWish] = useState<PrinterWish>(printer ?? { name: '', language, categoryList: [] })
  const [address, setAddress] = useState('')
  const making = useStoreCall('/api/app/store/printer/add', printersKey)
  const isMade = useRef(false)
  const saving = useStoreCall('/api/app/store/printer/edit', printersKey)
  const { name, language: written, categoryList } = wish
  const sent = { name: name.trim(), language: written, categoryList }

  function make() {
    if (isMade.current) return
    isMade.current = true
    making.mutate(sent, {
      onSuccess: (made) => setAddress(made.address),
      onError: () => {
        isMade.current = false
      },
    })
  }

  function save(event: FormEvent) {
    event.preventDefault()
    if (sent.name === '') return
    if (printer === undefined) make()
    else
      saving.mutate(
        { ...sent, printerId: printer.printerId },
        {
          onSuccess: () => {
            showToast(t('counter.print.saved', { name: sent.name }))
            onClose()
          },
        },
      )
  }

  if (address !== '') return <PrinterAddress name={sent.name} address={address} onClose={onClose} />
  return (
    <Dialog isForm title={printer?.name ?? t('counter.print.add')} onClose={onClose}>
      <form onSubmit={save} noValidate>
        <PrinterFields wish={wish} onChange={setWish} />
        <Answers
          yes={t('action.save')}
          onNo={onClose}
          isDisabled={sent.name === '' || making.isPending || saving.isPending}
        />
      </form>
      {printer && <PrinterActions printer={printer} onClose={onClose} />}
    </Dialog>
  )
}
