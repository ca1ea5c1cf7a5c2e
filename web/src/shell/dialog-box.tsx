import type { DialogRequest } from '@tiffin/kit/client/overlays.ts'
import { Dialog } from '@tiffin/kit/ui/dialog.tsx'

/** A question or a notice in the middle of the window: Enter confirms, Escape cancels. */
export function DialogBox({ dialog }: { readonly dialog: DialogRequest }) {
  const { title, text, lines, confirm, cancel, closing, settle } = dialog
  const buttons = [...(cancel === undefined ? [] : [cancel]), confirm]
  const isLong = buttons.some(({ label }) => label.length > 14)
  return (
    <Dialog title={title} onClose={() => settle(closing ?? (cancel ?? confirm).answer)}>
      {text === '' ? null : <p className="ink2 dialog-text">{text}</p>}
      {lines.length === 0 ? null : (
        <ul>
          {lines.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      )}
      <div className={isLong ? 'buttons stacked' : 'buttons'}>
        {buttons.map((button) => (
          <button
            key={button.answer}
            type="button"
            className={button === confirm ? 'btn primary' : 'btn line'}
            data-initial-focus={button === confirm || undefined}
            onClick={() => settle(button.answer)}
          >
            {button.label}
          </button>
        ))}
      </div>
    </Dialog>
  )
}
