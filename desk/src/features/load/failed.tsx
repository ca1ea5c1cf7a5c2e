import { useT } from '@tiffin/kit/client/words.ts'
import { DeskIcon } from '../../ui/desk-icon.tsx'
import { StateBox } from '../../ui/state-box.tsx'

interface FailedProps {
  readonly failure: Error
  readonly onRetry: () => void
}

/** What could not be read, and a way to try again. */
export function Failed({ failure, onRetry }: FailedProps) {
  const t = useT()
  return (
    <StateBox icon="warning" title={t('error.load')} text={failure.message}>
      <button type="button" className="btn line" onClick={onRetry}>
        {t('action.retry')}
      </button>
    </StateBox>
  )
}

/** The same above what was read before and still stands there. */
export function FailedNotice({ failure, onRetry }: FailedProps) {
  const t = useT()
  return (
    <div className="notice warn between" role="alert">
      <DeskIcon name="warning" size="s" />
      <span className="grow">
        <b>{t('error.load')}</b> {failure.message}
      </span>
      <button type="button" className="btn line s" onClick={onRetry}>
        {t('action.retry')}
      </button>
    </div>
  )
}
