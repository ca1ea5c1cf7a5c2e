import type { ReactNode } from 'react'
import { Skeleton } from '../load-state/skeleton.tsx'
import css from './product-row.module.css'

/** Rows of products: one below the other, side by side where there is room. */
export function ProductRows({ children }: { readonly children: ReactNode }) {
  return <ul className={css.rows}>{children}</ul>
}

/** The place of rows that are on their way. */
export function ProductRowsWaiting({ count }: { readonly count: number }) {
  return Array.from({ length: count }, (_, row) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: places without anything in them
    <div key={row} className={css.skeleton}>
      <Skeleton block={96} inline={96} radius={20} />
      <div>
        <Skeleton block={20} inline="70%" />
        <Skeleton block={14} inline="90%" />
        <Skeleton block={20} inline={72} />
      </div>
    </div>
  ))
}
