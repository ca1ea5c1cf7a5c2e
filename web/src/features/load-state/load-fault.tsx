import { useT } from '@tiffin/kit/client/words.ts'

/** What could not be loaded, in its own place, with another try. */
export function LoadFault({ onRetry }: { readonly onRetry: () => void }) {
  const t = useT()
  return (
    <div className="empty" role="alert">
      <p className="ink2">{t('error.load')}</p>
      <button type="button" className="btn soft" onClick={() => onRetry()}>
        {t('action.retry')}
      </button>
    </div>
  )
}
