import { Skeleton } from '../load-state/skeleton.tsx'
import css from './ticket.module.css'

/** The place of a coupon on its way: stub and words, as high as the coupon. */
export function TicketWaiting() {
  return (
    <div className={`${css.ticket} ${css.waiting}`}>
      <div className={css.stub} />
      <div className={css.main}>
        <Skeleton block={20} inline="76%" />
        <Skeleton block={14} inline="58%" />
        <Skeleton block={14} inline="42%" />
        <Skeleton block={32} inline="34%" />
      </div>
    </div>
  )
}
