import { Dialog } from './dialog.tsx'
import css from './question.module.css'

interface Answer {
  readonly label: string
  /** What the question is settled with when it is tapped. */
  readonly answer: string
}

interface QuestionProps {
  readonly title: string
  readonly text: string
  readonly lines: readonly string[]
  readonly pictures?: readonly string[]
  readonly confirm: Answer
  readonly cancel?: Answer
  /** What closing it answers, where that is not its cancel button. */
  readonly closing?: string
  readonly settle: (answer: string) => void
}

/** A question or a notice in the middle of the window: Enter confirms, Escape cancels. */
export function Question({ title, text, lines, pictures = [], confirm, cancel, closing, settle }: QuestionProps) {
  const buttons = [...(cancel === undefined ? [] : [cancel]), confirm]
  const isLong = buttons.some(({ label }) => label.length > 14)
  return (
    <Dialog title={title} onClose={() => settle(closing ?? (cancel ?? confirm).answer)}>
      {text === '' ? null : <p className="ink2 dialog-text">{text}</p>}
      {pictures.length === 0 ? null : (
        <div className={css.pictures}>
          {pictures.map((file) => (
            <img key={file} src={file} alt="" width={72} height={72} />
          ))}
        </div>
      )}
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
