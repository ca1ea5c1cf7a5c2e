import { z } from 'zod'
import { call } from '../call.ts'
import { id, paging } from '../shapes.ts'
import { cursor } from '../staff-shapes.ts'
import { itemChange } from './draft.ts'
import { type ItemKind, itemShapes } from './item-shapes.ts'

const reading = { as: 'staff', needs: 'menu:read', scope: 'corp' } as const

/** The kinds that have a list of their own; the rest stands below one of these. */
export const listedKinds = ['category', 'material', 'property', 'product'] as const satisfies readonly ItemKind[]

/** An item as a draft makes it, or as it is published. */
export const menuItem = z.object({
  kind: z.enum(Object.keys(itemShapes) as [ItemKind, ...ItemKind[]]), // as: there are some
  itemId: z.string(),
  /** What the draft does with it; null for nothing. */
  op: z.enum(['create', 'update', 'archive']).nullable(),
  isArchived: z.boolean(),
  /** As the draft makes them; an archived item says what it was. */
  fields: z.record(z.string(), z.json()),
  /** What the draft changes, with what is published. */
  changeList: z.array(z.object({ field: z.string(), from: z.json() })),
})

const withParts = menuItem.extend({
  /** Sizes and choices of a product, with what differs at stores in the detail; choices of an option. */
  partList: z.array(menuItem),
  /** In lists: it is archived, and the draft brings it back. */
  isBack: z.literal(true).exactOptional(),
})

const ofItem = { draftId: id.exactOptional() }

/** A page of the menu as a draft makes it, in the order in which customers see it; materials and options by name. */
export const listMenuItems = call({
  path: '/api/app/desk/menu/list',
  ...reading,
  input: z.object({
    ...ofItem,
    kind: z.enum(listedKinds),
    /** Looked for in names of every language, and in codes. */
    text: z.string().max(50).default(''),
    /** Of products: those of one heading. */
    categoryId: id.exactOptional(),
    /** `live`: on sale or not, but not archived; `hidden`: taken off the shelf or off sale; `changed`: by the draft. */
    state: z.enum(['live', 'hidden', 'changed', 'archived']).default('live'),
    after: cursor.default(''),
    pageSize: paging.pageSize,
  }),
  output: z.object({ list: z.array(withParts), next: cursor.nullable(), total: z.int() }),
  refusals: ['draftUnknown'],
})

/** One item of the menu with everything that belongs to it. */
export const findMenuItem = call({
  path: '/api/app/desk/menu/detail',
  ...reading,
  input: z.object({ ...ofItem, kind: z.enum(listedKinds), itemId: id }),
  output: withParts,
  refusals: ['draftUnknown', 'itemUnknown'],
})

/**
 * What brings back something that is archived, and what was archived together with it below it: changes for a draft. What stands in the
 * way of publishing them, or asks for a look, is named [draft-15].
 */
export const findArchivedItem = call({
  path: '/api/app/desk/menu/archived',
  ...reading,
  input: z.object({ ...ofItem, kind: z.enum(listedKinds), itemId: id }),
  output: z.object({
    changeList: z.array(itemChange),
    hindranceList: z.array(
      z.object({
        ...{ kind: menuItem.shape.kind, itemId: z.string(), field: z.string() },
        /** `archived`: it needs something that is archived; `codeTaken`: something else on the menu has its code. */
        fault: z.enum(['archived', 'codeTaken']),
        /** What that is, and what it is called. */
        ofKind: menuItem.shape.kind,
        name: z.record(z.string(), z.string()),
      }),
    ),
  }),
  refusals: ['draftUnknown', 'itemUnknown'],
})

/** As many things as are named in one answer. */
const mostNamed = 500

/** What things of the menu and classes of tax (kind `tax`) are called, archived or made by a draft too: to say a change in words. */
export const listItemNames = call({
  path: '/api/app/desk/menu/names',
  ...reading,
  input: z.object({ ...ofItem, itemIdList: z.array(z.string().max(64)).max(mostNamed) }),
  output: z.object({
    list: z.array(
      z.object({
        kind: menuItem.shape.kind,
        itemId: z.string(),
        name: z.record(z.string(), z.string()),
        /** The product of a size, the option of a choice; else empty. */
        parentId: z.string(),
        /** Address without width and format; empty for what has none. */
        image: z.string(),
        /** What a material is measured in; else empty. */
        unit: z.string(),
        /** On the menu, or archived; false for what only the draft makes. */
        isStored: z.boolean(),
      }),
    ),
  }),
})
