import { Skeleton } from '../../features/load-state/skeleton.tsx'
import css from './home.module.css'

/** Holds the place of the products, so that nothing below them moves when they come. */
export function ShelfSkeleton({ count }: { readonly count: number }) {
  return (
    <div className={`${css.shelf} ${css.shelfWaiting}`} aria-hidden="true">
      {Array.from({ length: count }, (_none, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they are all the same and never change
        <Skeleton key={index} block={148} radius={20} />
      ))}
    </div>
  )
}
