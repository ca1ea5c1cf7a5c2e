import { t } from '@tiffin/kit/client/words.ts'
import type { PhraseKey } from '@tiffin/phrases/key'
import type { ItemName } from '../../data/names.ts'
import type { Owner } from './owner.ts'
import { calledIn, nameIn } from './value-words.ts'

/** Things that have no name of their own, as people call them. */
const phrases: Readonly<Record<string, PhraseKey>> = {
  pageBlock: 'desk.pages.block',
  look: 'desk.pages.look',
  agreement: 'desk.pages.agreements',
  downloadPage: 'desk.pages.download',
  guideMarker: 'desk.pages.hint',
  pageText: 'desk.pages.texts',
  tax: 'desk.tax.title',
}

const tabPhrases: readonly PhraseKey[] = ['desk.pages.tab0', 'desk.pages.tab1', 'desk.pages.tab2', 'desk.pages.tab3']

/** What a thing of the menu or of a page is called. */
export function ownerName({ kind, itemId }: Owner, row: ItemName | undefined): string {
  const phrase = kind === 'tab' ? tabPhrases[Number(itemId)] : phrases[kind]
  if (phrase === undefined) return calledIn(row)
  return (row === undefined ? '' : nameIn(row)) || t(phrase)
}
