import { type Language, languages } from '../language/language.ts'
import {
  amount,
  type CellType,
  decimal,
  oneOf,
  onOff,
  picture,
  pictures,
  recipe,
  reference,
  references,
  saleTimes,
  shares,
  text,
  textList,
  whole,
  wholeList,
  yesNo,
} from './cell-types.ts'

/** A column of a sheet: a field of the item, or one language of a text. */
export interface Column {
  readonly title: string
  readonly field: string
  readonly type: CellType
  readonly language?: Language
}

/** A sheet: items of one kind, a row each [sheet-1]. */
export interface Sheet {
  readonly name: string
  readonly kind: string
  /** Columns whose things make the id, with a point between them; none when the item has an id of its own. */
  readonly idOf: readonly Column[]
  readonly columns: readonly Column[]
}

const column = (title: string, type: CellType, field = title): Column => ({ title, field, type })
const texts = (field: string): Column[] =>
  languages.map((language) => ({ title: `${field}.${language}`, field, type: text, language }))

const sheet = (
  [name, kind]: readonly [name: string, kind: string],
  columns: readonly Column[],
  idOf: readonly Column[] = [],
): Sheet => ({ name, kind, columns, idOf })

/** Titles that every sheet with ids of its own begins with, and that every sheet ends with. */
export const [idTitle, codeTitle, actionTitle] = ['id', 'code', 'action'] as const

/** The title of the column that says what was wrong with a file; it is passed over when it comes back. */
export const faultTitle = 'fault'
export const isFaultTitle = (title: string): boolean => title === faultTitle || title.startsWith(`${faultTitle}:`)

const code = column(codeTitle, text)
const [sort, name, description] = [column('sort', whole), texts('name'), texts('description')]
const onSale = [column('shown', onOff, 'launchStatus'), column('onSale', onOff, 'saleStatus')]

/** The sheets of a brand's menu, in the order of a workbook. Sets have one of their own (core `sheet/sets`). */
export const sheets: readonly Sheet[] = [
  sheet(
    ['categories', 'category'],
    [...name, ...description, column('parent', reference('category'), 'parentId'), column('icon', picture), sort],
  ),
  sheet(
    ['materials', 'material'],
    [
      code,
      ...name,
      column('unit', text),
      column('factsPer', whole, 'per'),
      column('kcal', decimal, 'energy'),
      column('sugar', decimal),
      column('lactose', decimal),
      column('saturatedFat', decimal),
      column('caffeineMg', decimal, 'caffeine'),
      column('sweetener', yesNo, 'hasSweetener'),
      column('contains', textList, 'containsList'),
      column('mayContain', textList, 'mayContainList'),
      column('allergensKnown', yesNo, 'isAllergensKnown'),
    ],
  ),
  sheet(
    ['options', 'property'],
    [
      ...name,
      column('several', yesNo, 'multiple'),
      column('least', whole, 'minNum'),
      column('most', whole, 'maxNum'),
      column('topping', yesNo, 'isTopping'),
    ],
  ),
  sheet(
    ['choices', 'propertyValue'],
    [
      code,
      column('option', reference('property'), 'propertyId'),
      ...name,
      column('price', amount),
      column('recipe', recipe, 'materialList'),
      column('shares', shares, 'shareList'),
      sort,
    ],
  ),
  sheet(
    ['products', 'product'],
    [
      code,
      column('category', reference('category'), 'categoryId'),
      ...name,
      ...description,
      column('type', oneOf({ single: 1, set: 4 }), 'productType'),
      column('options', references('property'), 'propertyIdList'),
      column('substitutes', references('product'), 'substituteIdList'),
      column('image', picture),
      column('images', pictures),
      column('cutImage', picture),
      column('tint', text),
      ...onSale,
      column('required', yesNo, 'isRequired'),
      column('perOrderLimit', whole),
      column('dailyLimit', whole),
      column('saleTimes', saleTimes, 'saleTimeList'),
      column('saleChannels', wholeList, 'saleChannelList'),
      column('taxClass', text, 'taxClassId'),
      sort,
    ],
  ),
  sheet(
    ['sizes', 'sku'],
    [
      code,
      column('product', reference('product'), 'productId'),
      ...name,
      column('price', amount),
      column('memberPrice', amount),
      column('cost', amount),
      column('default', yesNo, 'isDefault'),
      column('volumeMl', whole),
      column('recipe', recipe, 'materialList'),
      sort,
    ],
  ),
  sheet(
    ['store products', 'storeProduct'],
    [column('sold', yesNo, 'isSold'), ...onSale, column('required', yesNo, 'isRequired')],
    [column('store', reference('store')), column('product', reference('product'))],
  ),
  sheet(
    ['store prices', 'storeSku'],
    [column('price', amount)],
    [column('store', reference('store')), column('size', reference('sku'))],
  ),
  sheet(['price lists', 'priceList'], [code, column('name', text)]),
  sheet(
    ['list prices', 'priceListSku'],
    [column('price', amount), column('memberPrice', amount)],
    [column('list', reference('priceList')), column('size', reference('sku'))],
  ),
  sheet(
    ['store price lists', 'storePriceList'],
    [column('list', reference('priceList'), 'priceListId')],
    [column('store', reference('store'))],
  ),
]
