import { saleChannel } from '@tiffin/core/catalog/sale-channel'
import { type Language, textIn } from '@tiffin/core/language/language'
import type { Clock } from '../../base/context.ts'
import type { Corp } from '../../base/corp.ts'
import type { Named, Shared } from '../../base/shared-link.ts'
import type { Catalog } from '../catalog/index.ts'
import type { Stores } from '../store/index.ts'

interface Sources {
  readonly catalog: Catalog
  readonly stores: Stores
  readonly clock: Clock
}

/** Finds what a link names: a product as a store sells it, else the store; undefined when there is no such thing [share-1]. */
export const findShared =
  ({ catalog, stores, clock }: Sources) =>
  async (corp: Corp, language: Language, { storeId, productId }: Named): Promise<Shared | undefined> => {
    const named = storeId === undefined ? undefined : await stores.find(corp, storeId)
    const store = named ?? (await stores.list(corp))[0]
    if (store === undefined) return undefined
    const viewer = { language, isMember: false, saleChannelCode: saleChannel.app }
    const seen = { viewer, now: clock.now(), isStockAskedLater: true }
    const product = productId === undefined ? undefined : (await catalog.view(corp, store, seen)).byId.get(productId)
    if (product !== undefined) return { title: product.productName, text: product.description, picture: product.image }
    return named && { title: textIn(named.name, language), text: textIn(named.address, language), picture: named.image }
  }
