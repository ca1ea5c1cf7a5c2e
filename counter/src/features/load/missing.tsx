import { useT } from '@tiffin/kit/client/words.ts'

interface MissingProps {
  readonly text: string
  readonly onRetry: () => void
}

/** What a page could not read, and another try. */
export function Missing({ text, onRetry }: MissingProps) {
  const t = useT()
  return (
    <p className="nothing missing" role="status">
      <span>{text}</span>
      <button type="button" className="btn line" onClick={onRetry}>
        {t('action.retry')}
      </button>
    </p>
  )
}
