import { useT } from '../state/words.ts'

/** Not even the brand's settings could be had. */
export function BootFault({ onRetry }: { readonly onRetry: () => void }) {
  const t = useT()
  return (
    <main className="page page-fault" data-testid="page-fault">
      <div className="empty" role="alert">
        <p className="t16">{t('error.network')}</p>
        <button type="button" className="btn primary" onClick={onRetry}>
          {t('action.retry')}
        </button>
      </div>
    </main>
  )
}
