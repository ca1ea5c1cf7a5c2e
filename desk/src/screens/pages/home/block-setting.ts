import type { Language } from '@tiffin/core/language/language'
import type { MenuItem } from '../../../data/menu-items.ts'

/** A block that is edited. */
export interface EditedBlock {
  readonly block: MenuItem
  /** Why it may not be edited; undefined for who may. */
  readonly reason: string | undefined
}

/** What the fields of a block know. */
export interface BlockSetting extends EditedBlock {
  readonly language: Language
}
