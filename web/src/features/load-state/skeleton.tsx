import { useT } from '@tiffin/kit/client/words.ts'
import type { CSSProperties } from 'react'

interface SkeletonProps {
  readonly block: number
  readonly inline?: number | string
  readonly radius?: number
}

/** The place of something on its way; nothing shows in the first 200 ms. */
export function Skeleton({ block, inline = '100%', radius }: SkeletonProps) {
  const style: CSSProperties = { blockSize: block, inlineSize: inline, ...(radius ? { borderRadius: radius } : {}) }
  return <div className="skeleton" style={style} />
}

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
