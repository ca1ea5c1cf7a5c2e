import type { CallMap } from '@tiffin/contract/calls'
import type { Change, Value } from '@tiffin/core/draft/change'
import { afterChange } from '@tiffin/core/draft/lay-over'
import { mergeEdit } from '@tiffin/core/draft/merge-edit'
import type { MenuItem, MenuPart } from '../data/menu-items.ts'
import { noon } from './desk.tsx'

type Fields = MenuPart['fields']

const named = (name: string) => ({ 'zh-CN': name, 'en-US': name })

const part = (kind: MenuPart['kind'], itemId: string, fields: object): MenuPart => ({
  ...{ kind, itemId, op: null, isArchived: false, changeList: [] },
  fields: fields as Fields, // as: tests write JSON
})

/** A heading. */
export const aCategory = (itemId: string, name: string, fields: object = {}): MenuItem => ({
  ...part('category', itemId, { name: named(name), description: {}, icon: '', parentId: null, sort: 0, ...fields }),
  partList: [],
})

/** What recipes are made of. */
export const aMaterial = (itemId: string, name: string, unit: string): MenuItem => ({
  ...part('material', itemId, { name: named(name), code: '', unit }),
  partList: [],
})

/** A choice of an option. */
export const aChoice = (itemId: string, propertyId: string, name: string): MenuPart =>
  part('propertyValue', itemId, { propertyId, name: named(name), code: '', price: 0, sort: 0, materialList: [] })

/** Something that customers choose of a product. */
export const anOption = (itemId: string, name: string, partList: MenuPart[]): MenuItem => ({
  ...part('property', itemId, { name: named(name), multiple: false, minNum: 1, maxNum: 1 }),
  partList,
})

/** A size. */
export const aSku = (itemId: string, productId: string, fields: object = {}): MenuPart =>
  part('sku', itemId, {
    ...{ productId, name: named('Regular'), code: '', price: 520, memberPrice: null, cost: null, isDefault: true },
    ...{ sort: 0, materialList: [], volumeMl: null, ...fields },
  })

/** A product of one size, with what a test says differently. */
export const aProduct = (
  itemId: string,
  name: string,
  { parts, ...fields }: { parts?: MenuPart[]; [field: string]: unknown } = {},
): MenuItem => ({
  ...part('product', itemId, {
    ...{
      categoryId: 'milk',
      name: named(name),
      description: {},
      code: '',
      sort: 0,
      productType: 1,
      image: '',
      images: [],
    },
    ...{ cutImage: '', tint: 'oat', launchStatus: 1, saleStatus: 1, isRequired: false, perOrderLimit: null },
    ...{
      dailyLimit: null,
      saleTimeList: [],
      saleChannelList: [1],
      propertyIdList: [],
      substituteIdList: [],
      ...fields,
    },
  }),
  partList: parts ?? [aSku(`${itemId}-r`, itemId)],
})

type Wire = CallMap['/api/app/desk/draft/save']['input']['change']

const changeOf = ({ fieldList, ...change }: Wire): Change => ({
  ...change,
  fields: Object.fromEntries(fieldList.map(({ field, from, to }) => [field, { from: from as Value, to: to as Value }])),
})

const wireOf = ({ fields, ...change }: Change): Wire => ({
  ...(change as Wire), // as: of a kind of the menu, as it came
  fieldList: Object.entries(fields).map(([field, values]) => ({ field, ...values })) as Wire['fieldList'],
})

interface FakeDraft {
  readonly draftId: string
  readonly name: string
  version: number
  changes: Change[]
  /** What a test says of it, as that it is scheduled. */
  more?: object
}

const gone = { code: 82001, message: 'This draft is gone' }

/** Drafts as the server keeps them. */
function fakeDrafts() {
  const drafts: FakeDraft[] = []
  const find = (draftId: unknown) => drafts.find((draft) => draft.draftId === draftId)
  return {
    drafts,
    find,
    begin(name: string) {
      const draft: FakeDraft = { draftId: `d${drafts.length + 1}`, name, version: 1, changes: [] }
      drafts.unshift(draft)
      return draft
    },
    /** What is saved into a draft. */
    save(draftId: unknown, edit: Change) {
      const draft = find(draftId)
      if (!draft) return gone
      const drafted = draft.changes.find(({ kind, itemId }) => kind === edit.kind && itemId === edit.itemId)
      const merged = mergeEdit(drafted, edit)
      if (!merged.ok) return { code: 82003, message: 'Somebody else changed it', data: { clashList: merged.clashes } }
      draft.changes = [...draft.changes.filter((each) => each !== drafted), ...(merged.change ? [merged.change] : [])]
      draft.version += 1
      return { data: { version: draft.version, change: merged.change ? wireOf(merged.change) : null } }
    },
  }
}

const summary = ({ draftId, name, version, changes, more }: FakeDraft) => ({
  ...{ draftId, name, version, staffName: 'Adelaide Koh', changedAt: noon, changeCount: changes.length },
  ...{ state: 'open' as const, publishAt: null, failure: null, ...more },
})

/** An item as a draft makes it. */
export function shown<Item extends MenuPart>(item: Item, draft: FakeDraft | undefined): Item {
  const change = draft?.changes.find((each) => each.kind === item.kind && each.itemId === item.itemId)
  if (!change) return item
  return {
    ...item,
    ...(item.isArchived ? { isArchived: false, isBack: true } : {}),
    op: change.op,
    fields: { ...(change.op === 'archive' ? item.fields : afterChange(item.fields as never, change)) } as Fields,
    changeList: Object.entries(change.fields).map(([field, { from }]) => ({ field, from: from as never })),
  }
}

/** Whether what a draft makes stands below an item. */
function belongs({ op, kind, itemId, fields }: Change, item: MenuItem): boolean {
  if (op !== 'create') return false
  const [, thing] = itemId.split('.')
  if (kind === 'package') return itemId === item.itemId
  return [fields.productId?.to, fields.propertyId?.to, thing].some(
    (id) => id === item.itemId || (kind === 'storeSku' && item.partList.some((sku) => sku.itemId === id)),
  )
}

function withParts(item: MenuItem, draft: FakeDraft | undefined): MenuItem {
  const added = (draft?.changes ?? []).filter((change) => belongs(change, item))
  const parts = [...item.partList, ...added.map(({ kind, itemId }) => part(kind as MenuPart['kind'], itemId, {}))]
  return { ...shown(item, draft), partList: parts.map((each) => shown(each, draft)) }
}

type Body = Record<string, unknown>

/** What the server says of drafts. */
const draftAnswers = ({ drafts, find, begin, save }: ReturnType<typeof fakeDrafts>) => ({
  'desk/draft/list': () => ({ data: { list: drafts.map(summary) } }),
  'desk/draft/create': ({ name }: Body) => {
    const { draftId, version } = begin(String(name))
    return { data: { draftId, version } }
  },
  'desk/draft/detail': ({ draftId }: Body) => {
    const draft = find(draftId)
    if (!draft) return gone
    const by = { staffName: 'Mei Lin', changedAt: noon }
    return { data: { ...summary(draft), changeList: draft.changes.map((change) => ({ ...wireOf(change), ...by })) } }
  },
  'desk/draft/lint': { data: { version: 1, faultList: [], findingList: [] } },
  'desk/draft/save': ({ draftId, change }: Body) => save(draftId, changeOf(change as Wire)),
})

/** A menu that drafts change: answers for a fake server, and what stands in each draft. */
export function fakeMenu(published: readonly MenuItem[]) {
  const book = fakeDrafts()
  const named = ({ kind, itemId, fields }: MenuPart) => ({
    ...{
      kind,
      itemId,
      name: fields.name,
      parentId: fields.productId ?? fields.propertyId ?? '',
      image: '',
      unit: '',
      isStored: true,
    },
  })
  return {
    ...book,
    answers: {
      ...draftAnswers(book),
      'desk/menu/list': ({ kind, draftId }: Body) => {
        const list = published.filter((item) => item.kind === kind).map((item) => withParts(item, book.find(draftId)))
        return { data: { list, next: null, total: list.length } }
      },
      'desk/menu/detail': ({ kind, itemId, draftId }: Body) => {
        const made = book.find(draftId)?.changes.find((each) => each.op === 'create' && each.itemId === itemId)
        const item =
          published.find((each) => each.kind === kind && each.itemId === itemId) ??
          (made && { ...part('product', String(itemId), {}), partList: [] })
        if (!item) return { code: 82007, message: 'There is no such item' }
        return { data: withParts(item, book.find(draftId)) }
      },
      'desk/menu/names': ({ itemIdList }: Body) => {
        const items = published.flatMap((item) => [item, ...item.partList])
        return { data: { list: items.filter(({ itemId }) => (itemIdList as string[]).includes(itemId)).map(named) } }
      },
    },
  }
}
