import { searchProducts } from '@tiffin/contract/product'
import { pageOf } from '../../base/paging.ts'
import type { App } from '../../http/app.ts'
import { route } from '../../http/route.ts'
import { type CatalogParts, type FindProducts, viewMenus } from '../catalog/index.ts'
import { hotWords } from './hot-words.ts'

interface SearchParts extends CatalogParts {
  readonly find: FindProducts
}

/** Searching a store's menu. */
export function serveSearch(app: App, { find, ...parts }: SearchParts): void {
  const view = viewMenus(parts)
  const hot = hotWords(app.db)
  route(app, searchProducts, async ({ keyword, storeId, saleChannelCode, ...request }, context) => {
    const { corp, now } = context
    const menu = await view(context, storeId, saleChannelCode)
    const found = await find(corp, menu, keyword)
    const hotKeywordList = found.length > 0 ? [] : await hot(menu, { corpId: corp.corpId, storeId, now })
    return { ...pageOf(found, request, (product) => product), hotKeywordList }
  })
}
