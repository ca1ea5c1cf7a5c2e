import type { LinkProps } from '@tanstack/react-router'
import { corpOfAddress } from '@tiffin/kit/client/corp.ts'
import { t } from '@tiffin/kit/client/words.ts'
import type { PhraseKey } from '@tiffin/phrases/key'
import type { PictureUse } from '../../data/pictures.ts'

const tabPhrases: readonly PhraseKey[] = ['desk.pages.tab0', 'desk.pages.tab1', 'desk.pages.tab2', 'desk.pages.tab3']

const kindPhrases: Readonly<Record<Exclude<PictureUse['kind'], 'tab' | 'release'>, PhraseKey>> = {
  product: 'desk.menu.product',
  category: 'desk.menu.category',
  pageBlock: 'desk.pages.block',
  look: 'desk.pages.look',
  guideMarker: 'desk.pages.hint',
  downloadPage: 'desk.pages.download',
  pageText: 'desk.pages.texts',
  store: 'desk.store',
  paymentMethod: 'desk.picture.paymentMethod',
  draft: 'desk.draft.title',
}

/** What kind of thing shows a picture. */
export function kindOfUse({ kind, itemId }: PictureUse): string {
  if (kind === 'release') return t('desk.picture.release', { number: itemId })
  return t(kind === 'tab' ? (tabPhrases[Number(itemId)] ?? 'desk.pages.tabs') : kindPhrases[kind])
}

/** Where the thing is changed that shows a picture; nowhere for ways to pay, which have no page yet. */
export function linkToUse({ kind, itemId }: PictureUse): LinkProps | undefined {
  const params = { corp: corpOfAddress() }
  if (kind === 'product') return { to: '/$corp/menu/$productId', params: { ...params, productId: itemId } }
  if (kind === 'category') return { to: '/$corp/menu/categories', params, search: { item: itemId } }
  if (kind === 'store') return { to: '/$corp/stores/$storeId', params: { ...params, storeId: itemId } }
  if (kind === 'draft' || kind === 'release') return { to: '/$corp/publish', params }
  if (kind === 'pageBlock') return { to: '/$corp/pages', params, search: { item: itemId } }
  if (kind === 'look') return { to: '/$corp/pages', params, search: { part: 'look' } }
  if (kind === 'tab') return { to: '/$corp/pages', params, search: { part: 'tabs' } }
  return kind === 'paymentMethod' ? undefined : { to: '/$corp/pages', params, search: { part: 'app' } }
}
