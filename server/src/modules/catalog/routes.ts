import {
  findGifts,
  findProduct,
  findProducts,
  listCategories,
  listFood,
  listMaterials,
  listProducts,
} from '@tiffin/contract/product'
import { refusalOfReason } from '@tiffin/core/catalog/availability'
import type { Category, Product } from '@tiffin/core/catalog/product'
import { saleChannel } from '@tiffin/core/catalog/sale-channel'
import { type Language, textIn } from '@tiffin/core/language/language'
import { isInForce } from '@tiffin/core/pricing/promotion'
import { stockKey, stockKind } from '@tiffin/core/stock/check-stock'
import { fromThousandths } from '@tiffin/core/stock/weight'
import type { Context } from '../../base/context.ts'
import type { PrepareCorp } from '../../base/corp.ts'
import { clampPage, mostPerPage, type PageRequest, pageOf, usualPerPage } from '../../base/paging.ts'
import { Refusal } from '../../base/refusal.ts'
import type { App } from '../../http/app.ts'
import { route } from '../../http/route.ts'
import type { Stores } from '../store/index.ts'
import { answerOnce } from './answer-once.ts'
import type { Catalog, MenuView } from './catalog.ts'
import type { FindProducts } from './find-products.ts'
import type { ProductSource } from './menu-source.ts'
import type { CategoryRow } from './queries.ts'

/** What the catalogue's calls stand on. */
export interface CatalogParts {
  readonly catalog: Catalog
  readonly stores: Stores
}

interface ServingParts extends CatalogParts {
  readonly find: FindProducts
  /** Whether answers that are asked for often are kept ready; a preview keeps none. */
  readonly isKeeping: boolean
}

const deepestLevel = 15
/** What callers get who name no depth. */
const usualLevels = 10

/** Pages up to this one are kept ready. */
const readyPages = 10

/** Pages that the apps ask for. Any other is cut from the menu for its one caller: what can be asked for in many ways is kept in none. */
const isAskedOften = ({ pageIndex, pageSize }: PageRequest): boolean =>
  (pageSize === mostPerPage || pageSize === usualPerPage) && pageIndex <= readyPages

/** Roots with their children, no deeper than `levels`. */
function categoryTree(rows: readonly CategoryRow[], language: Language, levels: number): Category[] {
  const childrenOf = Map.groupBy(rows, ({ parentId }) => parentId)
  const show = (row: CategoryRow, level: number): Category => {
    const children = level < levels ? (childrenOf.get(row.categoryId) ?? []) : []
    return {
      id: row.categoryId,
      categoryName: textIn(row.name, language),
      parentId: row.parentId,
      icon: row.icon,
      description: textIn(row.description, language),
      sort: row.sort,
      ...(children.length > 0 ? { children: children.map((child) => show(child, level + 1)) } : {}),
    }
  }
  return (childrenOf.get(null) ?? []).map((row) => show(row, 1))
}

const earnsTag = (product: Product, type: number): boolean =>
  type === 0 || product.promotionTagList.some((tag) => tag.type === type)

/** Who looks at a menu, and when. */
interface Viewing extends Pick<Context, 'corp' | 'language' | 'now'> {
  readonly session: { readonly isMember: boolean } | undefined
}

/** Views of menus for the callers of this server. */
export function viewMenus({ catalog, stores }: CatalogParts) {
  return async (
    { corp, language, session, now }: Viewing,
    storeId: string,
    saleChannelCode: number = saleChannel.app,
  ) => {
    const store = await stores.get(corp, storeId)
    const viewer = { language, isMember: session?.isMember ?? false, saleChannelCode }
    return catalog.view(corp, store, { viewer, now })
  }
}

function serveCategories(app: App, parts: ServingParts): void {
  const view = viewMenus(parts)
  route(app, listCategories, async ({ storeId, limitLevel, ...request }, context) => {
    const first = storeId ?? (await parts.stores.list(context.corp))[0]?.storeId
    if (first === undefined)
      return { ...pageOf([], request, () => ({}) as Category), version: '0', freshUntil: context.now } // a brand without stores has no menu
    const menu = await view(context, first)
    const levels = Math.min(Math.max(1, limitLevel), deepestLevel)
    const page = clampPage(request)
    const build = () => ({
      ...pageOf(categoryTree(menu.source.categories, context.language, levels), page, (category) => category),
      version: menu.version,
      freshUntil: menu.freshUntil,
    })
    const isKept = parts.isKeeping && levels === usualLevels && page.pageIndex === 1 && isAskedOften(page)
    return isKept ? answerOnce(menu, `categories ${page.pageSize}`, build) : build()
  })
}

/** A page of all products of a menu; kept ready where it is asked for often. */
function answerPage(menu: MenuView, page: PageRequest, isKeeping: boolean) {
  const { products } = menu.source
  const { version, freshUntil } = menu
  const showOnce = (product: ProductSource) => menu.byId.showOnce(product)
  const showAgain = (product: ProductSource) => menu.byId.get(product.productId) ?? showOnce(product)
  const build = (show: typeof showOnce) => ({ ...pageOf(products, page, show), version, freshUntil })
  const isKept = isKeeping && isAskedOften(page) && (page.pageIndex - 1) * page.pageSize < products.length
  if (!isKept) return build(showAgain)
  return answerOnce(menu, `products ${page.pageIndex} ${page.pageSize}`, () => build(showOnce))
}

/** The page that the apps ask for first. */
const firstPage = { pageIndex: 1, pageSize: mostPerPage }

/** Makes the menus of a changed brand's busiest stores ready before those of before go. Stops where it takes too long. */
export function prepareMenus({ catalog, stores, clock }: CatalogParts & Pick<App, 'clock'>): PrepareCorp {
  return async (corp, isLate) => {
    const now = clock.now()
    const findStore = (storeId: string) => stores.find(corp, storeId)
    for await (const view of catalog.buildAhead({ corp, findStore, now })) {
      await answerPage(view, firstPage, true)
      if (isLate()) return
    }
  }
}

function serveProducts(app: App, parts: ServingParts): void {
  const view = viewMenus(parts)
  route(app, listProducts, async ({ storeId, saleChannelCode, promotionType, keyword = '', ...request }, context) => {
    const menu = await view(context, storeId, saleChannelCode)
    const page = clampPage(request)
    const { version, freshUntil } = menu
    if (keyword.trim() !== '') {
      const found = await parts.find(context.corp, menu, keyword)
      const tagged = found.filter((product) => earnsTag(product, promotionType))
      return { ...pageOf(tagged, request, (product) => product), version, freshUntil }
    }
    if (promotionType !== 0) {
      const tagged = menu.products.filter((product) => earnsTag(product, promotionType))
      return { ...pageOf(tagged, page, (product) => product), version, freshUntil }
    }
    return answerPage(menu, page, parts.isKeeping)
  })
  route(app, findProduct, async ({ productId, storeId, saleChannelCode }, context) => {
    const menu = await view(context, storeId, saleChannelCode)
    const product = menu.byId.get(productId)
    if (!product) throw new Refusal('productUnknown', { productId })
    const { unavailableReason, productName } = product
    if (unavailableReason !== 0) throw new Refusal(refusalOfReason[unavailableReason], { productId, productName })
    return product
  })
}

function serveSomeProducts(app: App, parts: CatalogParts): void {
  const view = viewMenus(parts)
  route(app, findProducts, async ({ productIdList, storeId, saleChannelCode }, context) => {
    const { byId } = await view(context, storeId, saleChannelCode)
    const productIds = [...new Set(productIdList)]
    return {
      list: productIds.flatMap((productId) => byId.get(productId) ?? []),
      notFoundIdList: productIds.filter((productId) => !byId.has(productId)),
    }
  })
  route(app, findGifts, async ({ promotionId, giftIdList, storeId, saleChannelCode }, context) => {
    const { byId, promotions } = await view(context, storeId, saleChannelCode)
    const giving = promotions.flatMap(({ rule, ...each }) => {
      const isAsked = promotionId === undefined ? giftIdList !== undefined : each.promotionId === promotionId
      return rule.kind === 'gift' && isAsked && isInForce({ ...each, rule }, context.now) ? [rule] : []
    })
    if (giving.length === 0) throw new Refusal('promotionEnded')
    const given = new Map<string, number>()
    for (const { maxNum, productIdList } of giving)
      for (const productId of productIdList) given.set(productId, Math.max(maxNum, given.get(productId) ?? 0))
    const list = [...given]
      .filter(([productId]) => giftIdList?.includes(productId) ?? true)
      .flatMap(([productId, maxNum]) => {
        const product = byId.get(productId)
        return product ? [{ ...product, maxNum }] : []
      })
    const maxNum = Math.max(...giving.map((rule) => rule.maxNum))
    return { list, maxGiftNum: maxNum }
  })
}

/** Materials that a store counts, by pages of at most 200. */
function serveMaterials(app: App, { catalog, stores }: CatalogParts): void {
  route(app, listMaterials, async ({ storeId, ...request }, { corp, language, now }) => {
    const store = await stores.get(corp, storeId)
    const viewer = { language, isMember: false, saleChannelCode: saleChannel.app }
    const { source, stock } = await catalog.view(corp, store, { viewer, now })
    const counted = source.materials.filter(({ materialId }) => stock.has(stockKey(stockKind.material, materialId)))
    return pageOf(counted, clampPage(request, 200), ({ materialId, name }) => {
      const total = stock.get(stockKey(stockKind.material, materialId)) ?? null
      return { materialId, materialName: textIn(name, language), total: total === null ? null : fromThousandths(total) }
    })
  })
}

/** What is in the materials of a store's menu. */
function serveFood(app: App, { catalog, stores, isKeeping }: ServingParts): void {
  route(app, listFood, async ({ storeId }, { corp, language, now }) => {
    const store = await stores.get(corp, storeId)
    const viewer = { language, isMember: false, saleChannelCode: saleChannel.app }
    const menu = await catalog.view(corp, store, { viewer, now })
    const { food } = menu.source
    return isKeeping ? answerOnce(menu, 'food', () => food) : food
  })
}

/** The calls about the menu. */
export function serveCatalog(app: App, parts: ServingParts): void {
  serveCategories(app, parts)
  serveProducts(app, parts)
  serveSomeProducts(app, parts)
  serveMaterials(app, parts)
  serveFood(app, parts)
}
