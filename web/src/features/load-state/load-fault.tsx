import { useT } from '@tiffin/kit/client/words.ts'
import { Drawing } from '../../ui/drawing.tsx'

interface LoadFaultProps {
  readonly onRetry: () => void
  /** A part of a page, too small for a drawing. */
  readonly isPart?: boolean
}

/** What could not be loaded, in its own place, with another try. */
export function LoadFault({ onRetry, isPart = false }: LoadFaultProps) {
  const t = useT()
  return (
    <div className="empty" role="alert">
      {isPart ? null : <Drawing name="plate" />}
      <p className="ink2">{t('error.load')}</p>
      <button type="button" className="btn soft" onClick={() => onRetry()}>
        {t('action.retry')}
      </button>
    </div>
  )
}
