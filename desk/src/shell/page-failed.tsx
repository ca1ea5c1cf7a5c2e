import { type ErrorComponentProps, useRouter } from '@tanstack/react-router'
import { useT } from '@tiffin/kit/client/words.ts'
import { NotLoaded } from '../state/page-fault.ts'
import { StateBox } from '../ui/state-box.tsx'

const texts = { offline: 'error.network', newer: 'desk.unloaded.newer', broken: 'error.page' } as const

/** A page that broke, or that was opened by its address and whose code did not come. */
export function PageFailed({ error, reset }: ErrorComponentProps) {
  const t = useT()
  const router = useRouter()
  const reason = error instanceof NotLoaded ? error.reason : 'broken'
  return (
    <div className="alone">
      <StateBox icon="warning" title={t('error.load')} text={t(texts[reason])}>
        <button
          type="button"
          className="btn line"
          onClick={() => {
            reset()
            void router.invalidate()
          }}
        >
          {t('action.retry')}
        </button>
        {reason === 'newer' && (
          <button type="button" className="btn primary" onClick={() => location.reload()}>
            {t('release.reload')}
          </button>
        )}
      </StateBox>
    </div>
  )
}
