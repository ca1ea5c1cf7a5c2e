import type { Value } from '@tiffin/core/draft/change'
import { textIn } from '@tiffin/core/language/language'
import { isRecord } from '@tiffin/kit/client/kept.ts'
import { currentLanguage } from '@tiffin/kit/client/language.ts'
import type { MenuItem } from '../../../data/menu-items.ts'
import { fieldOf } from '../../../data/show-edits.ts'
import { listOf } from '../../../features/entry/entry-types.ts'
import { textsOf } from '../../../features/menu/item-texts.ts'

export type BlockEntry = Readonly<Record<string, Value>>

export const typeOf = (block: MenuItem): string => String(fieldOf(block, 'type') ?? '')
export const entriesOf = (block: MenuItem): readonly BlockEntry[] => listOf(fieldOf(block, 'itemList'))
export const sortOf = (item: MenuItem): number => Number(fieldOf(item, 'sort') ?? 0)

/** The blocks of Home in the order in which customers see them: the ways to order stand above all others. */
export const blocksOf = (items: readonly MenuItem[]): readonly MenuItem[] =>
  items
    .filter((item) => item.kind === 'pageBlock' && fieldOf(item, 'pageType') === 1)
    .toSorted((a, b) => Number(typeOf(b) === 'entries') - Number(typeOf(a) === 'entries') || sortOf(a) - sortOf(b))

/** Something that is written in languages, in the one of the desk. */
export const wordsIn = (value: Value): string =>
  isRecord(value) ? textIn(value as Record<string, string>, currentLanguage()) : '' // as: texts in languages

/** What a block says, for lists: its title, else what stands inside. */
export function wordsOf(block: MenuItem): string {
  const title = textIn(textsOf(block, 'title'), currentLanguage())
  const inside = entriesOf(block).map((entry) => wordsIn(entry.title ?? null))
  return title || inside.filter((words) => words !== '').join(', ')
}

/** The blocks that can be moved, with one of them before or after another. */
export function putBeside(
  blocks: readonly MenuItem[],
  itemId: string,
  { id, isAfter }: { readonly id: string; readonly isAfter: boolean },
): readonly MenuItem[] {
  const [block, target] = [itemId, id].map((each) => blocks.find((one) => one.itemId === each))
  if (block === undefined || target === undefined || block === target) return blocks
  const others = blocks.filter((each) => each !== block)
  return others.toSpliced(others.indexOf(target) + (isAfter ? 1 : 0), 0, block)
}

/** A new entry of a block. */
export const emptyEntry: BlockEntry = {
  ...{ image: '', tint: 'oat', title: {}, text: {}, action: {}, link: '/pages/home/menu/menu', productId: '' },
}
