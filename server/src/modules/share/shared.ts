import { countUnits } from '@tiffin/core/cart/count-units'
import { saleChannel } from '@tiffin/core/catalog/sale-channel'
import { textIn } from '@tiffin/core/language/language'
import type { Locale } from '@tiffin/phrases/locales'
import { say } from '@tiffin/phrases/server'
import type { Clock } from '../../base/context.ts'
import type { Corp } from '../../base/corp.ts'
import type { Named, Shared } from '../../base/shared-link.ts'
import type { Catalog } from '../catalog/index.ts'
import type { Groups } from '../group/index.ts'
import type { StoreRow, Stores } from '../store/index.ts'
import type { SharedCarts } from './shared-carts.ts'

interface Sources {
  readonly catalog: Catalog
  readonly stores: Stores
  readonly clock: Clock
  readonly carts: SharedCarts
  readonly groups: Groups
}

/** A store of a brand, read in a language. */
interface Place {
  readonly corp: Corp
  readonly store: StoreRow
  readonly language: Locale
}

/** Names of a cart's lines in a chat; a text is cut there anyway. */
const mostNames = 5

/** What a link to a shared cart says: how much of which store, the names, the first picture [share-3]. */
async function showCart({ carts, clock }: Sources, corp: Corp, link: { language: Locale; sharedCartId: string }) {
  const { language, sharedCartId } = link
  const cart = await carts.read({ corp, language, now: clock.now(), session: undefined }, sharedCartId)
  const { list, storeName } = cart
  const names = list.slice(0, mostNames).map(({ productName, num }) => `${num} × ${productName}`)
  return {
    title: say(language, 'share.cartOf', { store: storeName, count: countUnits(list) }),
    text: names.join(', ') + (list.length > mostNames ? ' …' : ''),
    picture: list[0]?.image ?? '',
  }
}

const seenBy = (language: Locale, now: number) => ({
  viewer: { language, isMember: false, saleChannelCode: saleChannel.app },
  now,
  isStockAskedLater: true,
})

/** A store's own picture, else the first one of what it sells. */
async function pictureOf({ catalog, clock }: Sources, { corp, store, language }: Place): Promise<string> {
  if (store.image !== '') return store.image
  const { source } = await catalog.view(corp, store, seenBy(language, clock.now()))
  return source.products.find(({ image }) => image !== '')?.image ?? ''
}

/** What a link into an order of a group says: with whom, where, and who pays [share-5]. */
async function showGroup(sources: Sources, corp: Corp, link: { language: Locale; groupOrderId: string }) {
  const { groups, stores, clock } = sources
  const { language, groupOrderId } = link
  const group = await groups.show({ corp, language, now: clock.now(), session: undefined }, { groupOrderId })
  const { hostName: host, storeName, storeId } = group
  const store = await stores.find(corp, storeId)
  return {
    title: say(language, 'share.groupOf', { host, store: storeName }),
    text: say(language, 'share.groupText', { host }),
    picture: store ? await pictureOf(sources, { corp, store, language }) : '',
  }
}

/**
 * Finds what a link names: an order of a group, else a cart that is shared, else a product as a store sells it, else the store; undefined when there is no such
 * thing [share-1].
 */
export const findShared =
  (sources: Sources) =>
  async (
    corp: Corp,
    language: Locale,
    { storeId, productId, sharedCartId, groupOrderId }: Named,
  ): Promise<Shared | undefined> => {
    const { catalog, stores, clock } = sources
    if (groupOrderId !== undefined) return showGroup(sources, corp, { language, groupOrderId })
    if (sharedCartId !== undefined) return showCart(sources, corp, { language, sharedCartId })
    const named = storeId === undefined ? undefined : await stores.find(corp, storeId)
    const store = named ?? (await stores.list(corp))[0]
    if (store === undefined) return undefined
    const seen = seenBy(language, clock.now())
    const product = productId === undefined ? undefined : (await catalog.view(corp, store, seen)).byId.get(productId)
    if (product !== undefined) return { title: product.productName, text: product.description, picture: product.image }
    if (named === undefined) return undefined
    const picture = await pictureOf(sources, { corp, store: named, language })
    return { title: textIn(named.name, language), text: textIn(named.address, language), picture }
  }
