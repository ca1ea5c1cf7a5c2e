import { t } from '@tiffin/kit/client/words.ts'

/** The colours that stand behind pictures. */
export const itemTints = ['rose', 'pistachio', 'oat', 'butter', 'sky', 'plum', 'mint', 'peach'] as const

/** A colour behind pictures, as people call it. */
export function tintName(tint: string): string {
  const known = itemTints.find((each) => each === tint)
  return known === undefined ? tint : t(`desk.tint.${known}`)
}

/** The kinds of blocks that a page is made of, as they are offered. */
export const newBlockTypes = ['banner', 'productGroup', 'image', 'notice', 'entries'] as const

/** A kind of block, as people call it. */
export function blockTypeName(type: string): string {
  const known = newBlockTypes.find((each) => each === type)
  return known === undefined ? type : t(`desk.blockType.${known}`)
}
