import { drawings, type firstDrawings } from './drawings.ts'
import type { moreDrawings } from './more-drawings.ts'
import type { staffDrawings } from './staff-drawings.ts'

/** A drawing of the interface; 24 px, `s` 18, `xs` 14. Always beside a word or inside a labelled button. */
export type IconName = keyof typeof firstDrawings | keyof typeof moreDrawings | keyof typeof staffDrawings

/** Whether something is drawn under a name that came from elsewhere. */
export const isDrawing = (name: string): name is IconName => name in drawings

interface IconProps {
  readonly name: IconName
  readonly size?: 's' | 'xs'
  /** Turned round where people read from right to left. */
  readonly isDirected?: boolean
  readonly isFilled?: boolean
}

export function Icon({ name, size, isDirected = false, isFilled = false }: IconProps) {
  const classes = ['icon', size, isDirected && 'flip', isFilled && 'fill'].filter(Boolean)
  return (
    <svg className={classes.join(' ')} viewBox="0 0 24 24" aria-hidden="true">
      <path d={drawings[name]} />
    </svg>
  )
}
