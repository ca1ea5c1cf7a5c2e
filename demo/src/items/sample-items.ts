import type { SampleName } from '@tiffin/core/corp/sample-price'
import type { Texts } from '@tiffin/core/language/language'
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

interface Sample {
  readonly name: Texts
  readonly about: Texts
  /** Headings of Camellia Row. */
  readonly categories: readonly SampleCategory[]
}

const samples: Readonly<Record<SampleName, Sample>> = {
  tea: {
    name: words('茶饮店 | Tea house | Kedai teh | ร้านชา | चिया घर | ຮ້ານຊາ | بيت شاي'),
    about: words(
      '奶茶、果茶、纯茶和酥点 | Milk tea, fruit tea, pure tea and pastry | Teh susu, teh buah, teh murni, dan pastri | ชานม ชาผลไม้ ชาเพียว และเพสทรี | दूध चिया, फलफूल चिया, शुद्ध चिया र पेस्ट्री | ຊານົມ, ຊາໝາກໄມ້, ຊາແທ້ ແລະ ເພສຕີ | شاي بالحليب وشاي فواكه وشاي صافٍ ومعجنات',
    ),
    categories: [
      { id: 'milk-tea', most: 6 },
      { id: 'fruit-tea', most: 6 },
      { id: 'tea', most: 4 },
      { id: 'pastry', most: 4 },
    ],
  },
  coffee: {
    name: words('咖啡店 | Coffee bar | Kedai kopi | ร้านกาแฟ | कफी पसल | ຮ້ານກາເຟ | مقهى'),
    about: words(
      '咖啡、酥点和咸点 | Coffee, pastry and savouries | Kopi, pastri, dan camilan asin | กาแฟ เพสทรี และของคาว | कफी, पेस्ट्री र नुनिलो परिकार | ກາເຟ, ເພສຕີ ແລະ ຂອງຫວ່າງເຄັມ | قهوة ومعجنات ومقبلات مالحة',
    ),
    categories: [
      { id: 'coffee', most: 8 },
      { id: 'pastry', most: 6 },
      { id: 'savoury', most: 4 },
    ],
  },
}

const mostOnShelf = 8
const shelfTitle = words('新品 | New here | Baru di sini | มาใหม่ | नयाँ | ມາໃໝ່ | جديدنا')

/** A product as any store sells it. */
const usualProduct = ({ isOffShelf, isStopped, saleTimes, perDay, ...product }: ProductSeed): ProductSeed => product

function takeMenu(name: SampleName): MenuSeed[] {
  return samples[name].categories.flatMap(({ id, most }) => {
    const category = demo.menu.find((each) => each.id === id)
    return category ? [{ ...category, products: category.products.slice(0, most).map(usualProduct) }] : []
  })
}

/** A product that is left out stands in for none. */
function withoutLeftOut(menu: readonly MenuSeed[]): MenuSeed[] {
  const taken = new Set(menu.flatMap(({ products }) => products.map(({ id }) => id)))
  const narrow = ({ substitutes = [], ...product }: ProductSeed): ProductSeed => ({
    ...product,
    substitutes: substitutes.filter((id) => taken.has(id)),
  })
  return menu.map((category) => ({ ...category, products: category.products.map(narrow) }))
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
export function sampleMenu(sample: SampleName, media: AllMedia, priceOf: (price: Money) => Money) {
  const menu = withoutLeftOut(takeMenu(sample))
  const { name, about } = samples[sample]
  const items = [...menuItems(brandOf(menu), media).map((item) => pricedItem(item, priceOf)), shelfItem(menu, media)]
  return { name, about, items }
}
