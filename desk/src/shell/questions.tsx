import { type DialogRequest, useOverlays } from '@tiffin/kit/client/overlays.ts'
import { useT } from '@tiffin/kit/client/words.ts'
import { Dialog } from '../ui/dialog.tsx'

function Question({ title, text, lines, confirm, cancel, closing, settle }: DialogRequest) {
  const t = useT()
  const close = () => settle(closing ?? cancel?.answer ?? confirm.answer)
  return (
    <Dialog
      title={title}
      closeLabel={t('action.close')}
      onClose={close}
      foot={
        <>
          {cancel && (
            <button type="button" className="btn line" onClick={() => settle(cancel.answer)}>
              {cancel.label}
            </button>
          )}
          <button type="button" className="btn primary" data-initial-focus onClick={() => settle(confirm.answer)}>
            {confirm.label}
          </button>
        </>
      }
    >
      <p>{text}</p>
      {lines.length > 0 && (
        <ul className="lines">
          {lines.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      )}
    </Dialog>
  )
}

/** What is asked before something is done. */
export function Questions() {
  const dialogs = useOverlays((state) => state.dialogs)
  return dialogs.map((dialog) => <Question key={dialog.id} {...dialog} />)
}
