import type { findPriceList, listPriceLists } from '@tiffin/contract/desk/price-list'
import type { Change } from '@tiffin/core/draft/change'
import { type Language, type Texts, textIn } from '@tiffin/core/language/language'
import type { z } from 'zod'
import type { Context } from '../../../base/context.ts'
import type { Services } from '../../../db/services.ts'
import { readLive } from '../live-items.ts'
import { readDraft, showItem } from '../menu/show-menu.ts'
import { countPrices, listListedIds, listPriceListIds } from './queries.ts'

type Listed = z.input<typeof findPriceList.output>
type Item = Listed['list'][number]

/** What the draft makes of some kinds and is not published yet. */
const createdOf = <Kind extends Item['kind']>(
  drafted: ReadonlyMap<string, Change>,
  kind: Kind,
  known: readonly { readonly itemId: string }[],
) => {
  const ids = new Set(known.map(({ itemId }) => itemId))
  return [...drafted.values()]
    .filter((change) => change.kind === kind && change.op === 'create' && !ids.has(change.itemId))
    .map(({ itemId }) => ({ kind, itemId }))
}

/** The price lists with how many prices they name, and which stores have them. */
export async function showPriceLists(
  { db }: Services,
  { draftId }: z.output<typeof listPriceLists.input>,
  { corp: { corpId } }: Context<'staff'>,
): Promise<z.input<typeof listPriceLists.output>> {
  return db.tx({ role: 'app', corp: corpId, isOneSnapshot: true }, async (tx) => {
    const drafted = await readDraft(tx, corpId, draftId)
    const [known, counts] = await tx.batch(listPriceListIds(corpId), countPrices(corpId, draftId ?? ''))
    const live = await readLive(tx, corpId, known.rows)
    const itemsOf = (kind: 'priceList' | 'storePriceList') => {
      const published = known.rows.filter((row) => row.kind === kind)
      return [...published, ...createdOf(drafted, kind, published)].map((item) => showItem(item, live, drafted))
    }
    return { list: itemsOf('priceList'), storeList: itemsOf('storePriceList'), countList: counts.rows }
  })
}

const numberOf = (value: unknown): number => (typeof value === 'number' ? value : 0)
const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')
const textsOf = (value: unknown): Texts => (value ?? {}) as Texts // as: names are texts by language

function showSku(sku: Item, product: Item, language: Language): Listed['skuList'][number] {
  const { price, memberPrice } = sku.fields
  return {
    skuId: sku.itemId,
    productId: product.itemId,
    categoryId: textOf(product.fields.categoryId),
    productName: textIn(textsOf(product.fields.name), language),
    skuName: textIn(textsOf(sku.fields.name), language),
    code: [product, sku]
      .map(({ fields }) => textOf(fields.code))
      .join(' ')
      .trim(),
    price: numberOf(price),
    memberPrice: typeof memberPrice === 'number' ? memberPrice : null,
  }
}

/** What a list names, with every size that it could name. */
export async function showPriceList(
  { db }: Services,
  { draftId, priceListId }: z.output<typeof findPriceList.input>,
  { corp: { corpId }, language }: Context<'staff'>,
): Promise<Listed> {
  return db.tx({ role: 'app', corp: corpId, isOneSnapshot: true }, async (tx) => {
    const drafted = await readDraft(tx, corpId, draftId)
    const { rows } = await tx.run(listListedIds(corpId, draftId ?? '', priceListId))
    const live = await readLive(tx, corpId, rows)
    const shown = (kind: Item['kind']) =>
      rows.filter((row) => row.kind === kind).map((row) => showItem(row, live, drafted))
    const products = new Map(shown('product').map((product) => [product.itemId, product]))
    const made = createdOf(
      drafted,
      'priceListSku',
      rows.filter(({ kind }) => kind === 'priceListSku'),
    )
      .filter(({ itemId }) => itemId.startsWith(`${priceListId}.`))
      .map((item) => showItem(item, live, drafted))
    const skuList = shown('sku').flatMap((sku) => {
      const product = products.get(textOf(sku.fields.productId))
      const isGoing = sku.op === 'archive' || product?.op === 'archive'
      return product && !isGoing ? [showSku(sku, product, language)] : []
    })
    return { list: [...shown('priceListSku'), ...made], skuList }
  })
}
