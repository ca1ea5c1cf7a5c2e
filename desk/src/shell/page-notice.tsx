import { useT } from '@tiffin/kit/client/words.ts'
import { notePageFault, usePageFault } from '../state/page-fault.ts'
import { DeskIcon } from '../ui/desk-icon.tsx'

const close = () => notePageFault(undefined)

/** Says that a page could not be opened, above the one that stays. */
export function PageNotice() {
  const t = useT()
  const fault = usePageFault((state) => state.fault)
  if (fault === undefined) return null
  const { reason, retry } = fault
  return (
    <div className="pagenotice" role="alert">
      <DeskIcon name={reason === 'offline' ? 'offline' : 'warning'} size="s" />
      <span className="grow">
        <b>{t(reason === 'newer' ? 'release.ready' : 'desk.unloaded.title')}</b> {t(`desk.unloaded.${reason}`)}
      </span>
      {reason !== 'newer' && (
        <button type="button" className="btn line s" onClick={retry}>
          {t('action.retry')}
        </button>
      )}
      {reason !== 'offline' && (
        <button type="button" className="btn line s" onClick={() => location.reload()}>
          {t('release.reload')}
        </button>
      )}
      <button type="button" className="btn quiet sq s" aria-label={t('action.close')} onClick={close}>
        <DeskIcon name="close" size="s" />
      </button>
    </div>
  )
}
