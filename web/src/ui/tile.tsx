import './tile.css'
import type { CSSProperties } from 'react'
import { Picture } from './picture.tsx'
import { tintClass } from './tint.ts'

interface TileProps {
  readonly image: string
  /** The same picture without a background; it stands on the tint, in light and dark. */
  readonly cutImage?: string
  readonly tint: string
  readonly size: number
  readonly isOut?: boolean
  readonly isUrgent?: boolean
  readonly radius?: number
}

/** A product's picture on its tinted tile. */
export function Tile({ image, cutImage = '', tint, size, isOut = false, isUrgent = false, radius }: TileProps) {
  // Custom properties are not in React's type of styles.
  const style = { '--size': `${size}px`, ...(radius ? { borderRadius: radius } : {}) } as CSSProperties
  const classes = ['tile sized', tintClass(tint), isOut && 'out', cutImage === '' && 'whole'].filter(Boolean)
  return (
    <div className={classes.join(' ')} style={style}>
      <Picture base={cutImage === '' ? image : cutImage} size={size} isUrgent={isUrgent} />
    </div>
  )
}
