import type { MenuItem } from '../../data/menu-items.ts'

/** What a part of the pages is given. */
export interface PartProps {
  /** Everything beside the menu, as the draft makes it. */
  readonly items: readonly MenuItem[]
  /** Why nothing may be edited: who may; undefined for who may. */
  readonly reason: string | undefined
}
