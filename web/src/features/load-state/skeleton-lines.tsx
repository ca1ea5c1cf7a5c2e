import { useT } from '@tiffin/kit/client/words.ts'
import { Skeleton } from './skeleton.tsx'

/** Lines of text on their way. */
export function SkeletonLines({ count }: { readonly count: number }) {
  const t = useT()
  const widths = Array.from({ length: count }, (_, index) => ({ key: index, inline: `${100 - ((index * 37) % 40)}%` }))
  return (
    <div className="sections" role="status" aria-label={t('frame.loading')}>
      {widths.map(({ key, inline }) => (
        <Skeleton key={key} block={16} inline={inline} />
      ))}
    </div>
  )
}
