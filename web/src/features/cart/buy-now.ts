import { simpleLine } from '@tiffin/core/cart/selection'
import type { MaterialStock, Product } from '@tiffin/core/catalog/product'
import { stockOf } from '@tiffin/core/stock/stock-of'
import { showToast } from '@tiffin/kit/client/overlays.ts'
import { t } from '@tiffin/kit/client/words.ts'
import { queryClient } from '../../data/query-client.ts'
import { useStoreChoice } from '../../state/store/store.ts'
import { buy, restText } from './buy.ts'
import type { Menu } from './use-menu.ts'

/** The chosen store's menu as far as it has been fetched. */
function menuInCache(): Menu {
  const storeId = useStoreChoice.getState().chosen?.storeId
  const answers = queryClient.getQueriesData<{ list: Product[] }>({ queryKey: ['products', storeId] })
  const products = answers.at(-1)?.[1]?.list ?? []
  const materials = queryClient.getQueryData<MaterialStock[]>(['materials', storeId]) ?? []
  return {
    isThere: true,
    products,
    byId: new Map(products.map((each) => [each.productId, each])),
    stock: stockOf(products, materials),
  }
}

/** One unit of a product without anything to choose, from a page that shows no cart. */
export function buyNow(product: Product): void {
  const line = simpleLine(product)
  if (line !== undefined && buy(line, product, menuInCache())) showToast(restText() ?? t('menu.added'))
}
