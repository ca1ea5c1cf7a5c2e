import type { CSSProperties } from 'react'

interface SkeletonProps {
  readonly block: number
  readonly inline?: number | string
  readonly radius?: number
}

/** The place of something on its way; nothing shows in the first 200 ms. */
export function Skeleton({ block, inline = '100%', radius }: SkeletonProps) {
  const style: CSSProperties = { blockSize: block, inlineSize: inline, ...(radius ? { borderRadius: radius } : {}) }
  return <span className="skeleton block" style={style} />
}
