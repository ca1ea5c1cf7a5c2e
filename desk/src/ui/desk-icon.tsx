import { Icon, type IconName } from '@tiffin/kit/ui/icon.tsx'
import type { DeskDrawing } from './desk-drawings.ts'

/** A drawing of the kit or one of the desk's own. */
export type DeskIconName = IconName | DeskDrawing

interface DeskIconProps {
  readonly name: DeskIconName
  readonly size?: 's' | 'xs'
  readonly isDirected?: boolean
}

export function DeskIcon({ name, ...props }: DeskIconProps) {
  return <Icon name={name as IconName} {...props} /> // as: the desk's drawings were added to the kit's when it started
}
