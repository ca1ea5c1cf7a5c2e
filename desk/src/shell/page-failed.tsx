import { useRouter } from '@tanstack/react-router'
import { useT } from '@tiffin/kit/client/words.ts'
import { StateBox } from '../ui/state-box.tsx'

/** A page that broke, or whose files could not be had. */
export function PageFailed({ reset }: { reset: () => void }) {
  const t = useT()
  const router = useRouter()
  return (
    <div className="alone">
      <StateBox icon="warning" title={t('error.load')} text={t('error.page')}>
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
      </StateBox>
    </div>
  )
}
