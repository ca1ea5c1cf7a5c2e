import type { Change, Item, Value } from '@tiffin/core/draft/change'
import { withEdits } from '../state/edits.ts'
import type { MenuItem, MenuPart } from './menu-items.ts'

type Fields = MenuPart['fields']
type Blank = Omit<MenuItem, 'partList'>

const isOf =
  ({ kind, itemId }: Pick<MenuPart, 'kind' | 'itemId'>) =>
  (change: Change): boolean =>
    change.kind === kind && change.itemId === itemId

function showPart<Shown extends Blank>(part: Shown, edits: readonly Change[]): Shown {
  const own = edits.filter(isOf(part))
  if (own.length === 0) return part
  const before = part.fields as NonNullable<Item> // as: fields are JSON
  const known = new Set(part.changeList.map(({ field }) => field))
  const moved = [...new Set(own.flatMap(({ fields }) => Object.keys(fields)))].filter((field) => !known.has(field))
  const last = own.at(-1)?.op
  const isBack = part.isArchived && last === 'create'
  return {
    ...part,
    ...(isBack ? { isArchived: false, isBack } : {}),
    op: last === 'archive' ? 'archive' : isBack ? 'create' : (part.op ?? 'update'),
    fields: withEdits(before, own) as Fields, // as: so are theirs
    changeList: [...part.changeList, ...moved.map((field) => ({ field, from: part.fields[field] ?? null }))],
  }
}

const isDropped = ({ op, isArchived }: Blank, edits: readonly Change[]): boolean =>
  isArchived || (op === 'create' && edits.some((change) => change.op === 'archive'))

/** Whether a new thing belongs below an item. */
function belongs({ kind, itemId, fields }: Change, item: Blank, skuIds: ReadonlySet<string>): boolean {
  const below = fields.productId?.to ?? fields.propertyId?.to
  if (kind === 'sku' || kind === 'propertyValue') return below === item.itemId
  if (kind === 'package') return item.kind === 'product' && itemId === item.itemId
  const [, thing = ''] = itemId.split('.')
  return kind === 'storeProduct'
    ? thing === item.itemId
    : (kind === 'storeSku' || kind === 'priceListSku') && skuIds.has(thing)
}

const blank = (kind: MenuPart['kind'], itemId: string): MenuItem => ({
  ...{ kind, itemId, op: 'create', isArchived: false, fields: {}, changeList: [], partList: [] },
})

/** An item that only edits know. */
export const blankOf = (kind: MenuPart['kind'], itemId: string, edits: readonly Change[]): MenuItem | undefined =>
  edits.some((change) => change.op === 'create' && isOf({ kind, itemId })(change)) ? blank(kind, itemId) : undefined

/** Items with those that edits add to their kind. */
export function addCreated(items: readonly MenuItem[], kind: MenuPart['kind'], edits: readonly Change[]): MenuItem[] {
  const added = edits.filter(
    (change) => change.kind === kind && change.op === 'create' && !items.some((item) => isOf(item)(change)),
  )
  return [...items, ...added.map(({ itemId }) => blank(kind, itemId))]
}

/** An item and what stands below it, with edits over them; what edits add below it too. */
export function showEdits(item: MenuItem, edits: readonly Change[]): MenuItem {
  if (edits.length === 0) return item
  const skuIds = new Set(item.partList.filter(({ kind }) => kind === 'sku').map((sku) => sku.itemId))
  const added = edits
    .filter((change) => change.op === 'create' && !item.partList.some((part) => isOf(part)(change)))
    .filter((change) => belongs(change, item, skuIds))
    .map(({ kind, itemId }) => blank(kind as MenuPart['kind'], itemId)) // as: it belongs to a kind of parts
  const parts = [...item.partList, ...added].filter((part) => !isDropped(part, edits.filter(isOf(part))))
  return { ...showPart(item, edits), partList: parts.map((part) => showPart(part, edits)) }
}

/** What stands beside the menu, with edits over it and what they add of some kinds. */
export function showPageItems(
  items: readonly MenuPart[],
  edits: readonly Change[],
  addedKinds: readonly MenuPart['kind'][],
): MenuItem[] {
  const whole = items.map((item) => ({ ...item, partList: [] }))
  return addedKinds
    .reduce((all: readonly MenuItem[], kind) => addCreated(all, kind, edits), whole)
    .filter((item) => !isDropped(item, edits.filter(isOf(item))))
    .map((item) => showEdits(item, edits))
}

/** What a field holds, as its kind says; undefined where it holds something else or nothing. */
export const fieldOf = (item: Pick<MenuPart, 'fields'>, name: string): Value => (item.fields[name] ?? null) as Value // as: JSON
