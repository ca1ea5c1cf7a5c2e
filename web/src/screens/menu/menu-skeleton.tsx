import { useT } from '@tiffin/kit/client/words.ts'
import { Skeleton } from '../../features/load-state/skeleton.tsx'
import { ProductRowsWaiting } from '../../features/product/product-rows.tsx'
import css from './menu.module.css'

/** The store's head has its height before it is known. */
export function MenuHeadSkeleton() {
  return (
    <div className={css.head}>
      <div className={css.store}>
        <Skeleton block={36} inline={200} />
      </div>
      <Skeleton block={44} radius={22} />
      <Skeleton block={36} radius={12} />
    </div>
  )
}

const headings = ['1', '2', '3', '4', '5', '6']

/** The menu's shape while it is on its way. */
export function MenuSkeleton() {
  const t = useT()
  return (
    <div className={css.columns} role="status" aria-label={t('frame.loading')}>
      <div className={css.rail}>
        {headings.map((heading) => (
          <div key={heading} className={css.entry}>
            <Skeleton block={38} inline={38} radius={19} />
            <Skeleton block={12} inline={48} />
          </div>
        ))}
      </div>
      <div className={css.list}>
        <ProductRowsWaiting count={6} />
      </div>
    </div>
  )
}
