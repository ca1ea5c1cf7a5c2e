import { useT } from '@tiffin/kit/client/words.ts'
import { Flower } from '../../ui/flower.tsx'

/** While a page's code is on its way; the 200 ms of grace have passed before it shows. */
export function PageWaiting() {
  const t = useT()
  return (
    <div className="page page-waiting" role="status" aria-label={t('frame.loading')}>
      <Flower size={48} colour="var(--primary-line)" heart="var(--bg)" className="turning" />
    </div>
  )
}
