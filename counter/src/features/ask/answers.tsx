import { useT } from '@tiffin/kit/client/words.ts'

interface AnswersProps {
  readonly yes: string
  /** Without it the answer sends the form that it stands in. */
  readonly onYes?: () => void
  readonly onNo: () => void
  /** Cancel, where nothing else is said. */
  readonly no?: string
  readonly isDisabled?: boolean
}

/** The two answers to a question: cancel, and what it asks about. */
export function Answers({ yes, onYes, no, onNo, isDisabled = false }: AnswersProps) {
  const t = useT()
  return (
    <div className="buttons">
      <button type="button" className="btn line" onClick={onNo}>
        {no ?? t('action.cancel')}
      </button>
      <button type={onYes ? 'button' : 'submit'} className="btn primary" disabled={isDisabled} onClick={onYes}>
        {yes}
      </button>
    </div>
  )
}
