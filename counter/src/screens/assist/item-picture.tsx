import type { ItemPictureProps } from '@tiffin/kit/choose/parts.ts'
import type { CSSProperties } from 'react'

/** The picture of an item of a set. */
export function ItemPicture({ item, tint, size, radius, isOut = false }: ItemPictureProps) {
  // as: custom properties are not in React's type of styles
  const style = { '--size': `${size}px`, borderRadius: radius, background: `var(--tint-${tint})` } as CSSProperties
  return (
    <span className="tile" data-out={isOut || undefined} style={style}>
      {item.image !== '' && <img src={`${item.image}-192.webp`} alt="" loading="lazy" width={size} height={size} />}
    </span>
  )
}
