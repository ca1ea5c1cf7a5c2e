import { useT } from '@tiffin/kit/client/words.ts'
import { Skeleton } from '../load-state/skeleton.tsx'
import css from './markup.module.css'

const lines = ['96%', '88%', '92%', '60%', '94%', '90%', '72%']

/** The place of a text: of its folded headings where it is long, and of its first lines. */
export function MarkupWaiting({ isLong = true }: { readonly isLong?: boolean }) {
  const t = useT()
  return (
    <div className={css.sheet} role="status" aria-label={t('frame.loading')}>
      {isLong ? (
        <div className={`card ${css.index} ${css.waiting}`}>
          <Skeleton block={24} inline="38%" />
        </div>
      ) : null}
      <div className={`card ${css.text}`}>
        <Skeleton block={26} inline="64%" />
        {lines.map((inline) => (
          <Skeleton key={inline} block={16} inline={inline} />
        ))}
      </div>
    </div>
  )
}
