import { useT } from '@tiffin/kit/client/words.ts'
import { Skeleton } from '../../features/load-state/skeleton.tsx'
import css from './confirm-order.module.css'

/** The rows of what may be chosen, as high as they will be. */
export function RowsWaiting() {
  const t = useT()
  return (
    <div role="status" aria-label={t('frame.loading')}>
      {['34%', '42%', '38%'].map((inline) => (
        <div className={`row ${css.waitingRow}`} key={inline}>
          <Skeleton block={24} inline={24} />
          <Skeleton block={16} inline={inline} />
        </div>
      ))}
    </div>
  )
}

/** Note and ways to pay, while it is not known whether a better deal stands above them. */
export const CardsWaiting = () => (
  <>
    <Skeleton block={84} radius={20} />
    <Skeleton block={240} radius={20} />
  </>
)

const lineWidths = ['58%', '44%', '51%']

/** The cards of the page, before the store is known. */
export function PageWaiting() {
  return (
    <div className="sections">
      <section className={`card ${css.shop}`}>
        <Skeleton block={44} radius={22} />
        <Skeleton block={44} inline="64%" />
        <Skeleton block={44} />
      </section>
      <section className={`card ${css.shop}`}>
        {lineWidths.map((inline) => (
          <div className={css.waitingRow} key={inline}>
            <Skeleton block={60} inline={60} radius={12} />
            <Skeleton block={18} inline={inline} />
          </div>
        ))}
      </section>
      <section className={`card ${css.rows}`}>
        <RowsWaiting />
      </section>
    </div>
  )
}
