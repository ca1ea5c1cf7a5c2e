import type { FindName } from '../../data/names.ts'

/** What has a page or a line of its own. */
export type OwnerKind = (typeof ownerKinds)[number]

const ownerKinds = [
  ...([
    'product',
    'property',
    'category',
    'material',
    'priceList',
    'storePriceList',
    'promotion',
    'couponKind',
  ] as const),
  ...(['pageBlock', 'tab', 'look', 'agreement', 'downloadPage', 'guideMarker', 'pageText', 'tax'] as const),
] as const

export interface Owner {
  readonly kind: OwnerKind
  readonly itemId: string
}

interface Named {
  readonly kind: string
  readonly itemId: string
  readonly fieldList?: readonly { readonly field: string; readonly to?: unknown }[]
}

const isOwner = (kind: string): kind is OwnerKind => ownerKinds.some((each) => each === kind)

/** In which order kinds are listed. */
export const rankOf = (kind: OwnerKind): number => ownerKinds.indexOf(kind)

/** What a size, a choice, a set, or a difference at a store stands below; other things stand for themselves. */
export function ownerOf({ kind, itemId, fieldList = [] }: Named, find: FindName): Owner {
  if (isOwner(kind)) return { kind, itemId }
  const givenValue = (field: string) => fieldList.find((each) => each.field === field)?.to
  const below = (name: string, id: string, field: string) => String(find(name, id)?.parentId || givenValue(field) || id)
  const [first = '', thing = ''] = itemId.split('.')
  if (kind === 'sku') return { kind: 'product', itemId: below('sku', itemId, 'productId') }
  if (kind === 'propertyValue') return { kind: 'property', itemId: below('propertyValue', itemId, 'propertyId') }
  if (kind === 'priceListSku') return { kind: 'priceList', itemId: first }
  if (kind === 'storeSku') return { kind: 'product', itemId: below('sku', thing, '') }
  return { kind: 'product', itemId: kind === 'storeProduct' ? thing : itemId }
}
