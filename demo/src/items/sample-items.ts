import type { SampleName } from '@tiffin/core/corp/sample-price'
import { type Money, money } from '@tiffin/core/money/money'
import { demo } from '../corps/demo/corp.ts'
import type { CorpSeed, MenuSeed, ProductSeed } from '../corps/shapes.ts'
import { words } from '../corps/words.ts'
import { type AllMedia, mediaOf } from '../illustrator/media-of.ts'
import type { SeedItem } from './item.ts'
import { menuItems } from './menu-items.ts'

interface SampleCategory {
  readonly id: string
  /** The first of its products that are taken. */
  readonly most: number
}

/** Headings of Camellia Row. */
const samples: Readonly<Record<SampleName, readonly SampleCategory[]>> = {
  tea: [
    { id: 'milk-tea', most: 6 },
    { id: 'fruit-tea', most: 6 },
    { id: 'tea', most: 4 },
    { id: 'pastry', most: 4 },
  ],
  coffee: [
    { id: 'coffee', most: 8 },
    { id: 'pastry', most: 6 },
    { id: 'savoury', most: 4 },
  ],
}

const mostOnShelf = 8
const shelfTitle = words('新品 | New here | Baru di sini | มาใหม่ | नयाँ | ມາໃໝ່ | جديدنا')

/** A product as any store sells it. */
const usualProduct = ({ isOffShelf, isStopped, saleTimes, perDay, ...product }: ProductSeed): ProductSeed => product

function takeMenu(name: SampleName): MenuSeed[] {
  return samples[name].flatMap(({ id, most }) => {
    const category = demo.menu.find((each) => each.id === id)
    return category ? [{ ...category, products: category.products.slice(0, most).map(usualProduct) }] : []
  })
}

const keysOf = (uses: readonly (object | undefined)[]): Set<string> =>
  new Set(uses.flatMap((each) => Object.keys(each ?? {})))

/** The brand with this menu only, and what its products are made of. */
function brandOf(menu: readonly MenuSeed[]): CorpSeed {
  const products = menu.flatMap((category) => category.products)
  const chosen = new Set(products.flatMap(({ properties = [] }) => properties))
  const properties = demo.properties.filter(({ id }) => chosen.has(id))
  const values = properties.flatMap((property) => property.values)
  const used = keysOf([
    ...products.flatMap(({ skus }) => skus.map(({ uses }) => uses)),
    ...values.flatMap(({ uses, shares }) => [uses, shares]),
  ])
  const materials = Object.fromEntries(Object.entries(demo.materials).filter(([id]) => used.has(id)))
  return { ...demo, menu, properties, materials, stores: [] }
}

const priceFields = ['price', 'memberPrice']

function pricedItem(item: SeedItem, priceOf: (price: Money) => Money): SeedItem {
  const fields = Object.entries(item.fields).map(([field, value]) => [
    field,
    priceFields.includes(field) && typeof value === 'number' ? priceOf(money(value)) : value,
  ])
  return { ...item, fields: Object.fromEntries(fields) }
}

function shelfItem(menu: readonly MenuSeed[], media: AllMedia): SeedItem {
  const products = menu.flatMap((category) => category.products).slice(0, mostOnShelf)
  const itemList = products.map(({ id }) => ({ productId: id, image: mediaOf(media, id).cut }))
  return {
    ...{ kind: 'pageBlock', itemId: 'sample-shelf' },
    fields: { type: 'productGroup', title: shelfTitle, sort: 2, itemList },
  }
}

/** A menu to begin with: headings, products with options, recipes and pictures, and a row of them on Home [brand-9]. */
export function sampleItems(name: SampleName, media: AllMedia, priceOf: (price: Money) => Money): SeedItem[] {
  const menu = takeMenu(name)
  return [...menuItems(brandOf(menu), media).map((item) => pricedItem(item, priceOf)), shelfItem(menu, media)]
}
