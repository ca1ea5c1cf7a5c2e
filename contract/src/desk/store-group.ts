import { z } from 'zod'
import { call } from '../call.ts'
import { id, nothing } from '../shapes.ts'
import { nameOf, textsOf } from './texts.ts'

const managing = { as: 'staff', needs: 'store:manage', scope: 'corp' } as const

const groupFields = { name: nameOf(80), storeIdList: z.array(id).max(5000) }

/** A group of stores. */
export const storeGroup = z.object({
  groupId: id,
  groupName: z.string(),
  name: textsOf(80),
  storeIdList: z.array(id),
  /** People whose role holds in this group. */
  staffCount: z.int(),
})

/** The groups by name: all of the brand's, or those with a store of the caller's, and of these only the caller's. */
export const listStoreGroups = call({
  path: '/api/app/desk/store-group/list',
  as: 'staff',
  needs: 'store:read',
  scope: 'desk',
  input: nothing,
  output: z.object({ list: z.array(storeGroup) }),
})

/** Makes a group. */
export const createStoreGroup = call({
  path: '/api/app/desk/store-group/create',
  ...managing,
  audits: 'storeGroup.create',
  input: z.object(groupFields),
  output: z.object({ groupId: id }),
  refusals: ['storeUnknown'],
})

/**
 * Renames a group or changes which stores are in it. Roles that hold in the group then hold at other stores. `from` is what the caller
 * saw: stores that others have added or taken out meanwhile stay so, another name is refused [store-11].
 */
export const updateStoreGroup = call({
  path: '/api/app/desk/store-group/update',
  ...managing,
  isDangerous: true,
  audits: 'storeGroup.update',
  input: z.object({
    groupId: id,
    from: z.object({ name: textsOf(80), storeIdList: z.array(id) }),
    to: z.object(groupFields),
  }),
  output: nothing,
  refusals: ['groupUnknown', 'storeChanged', 'storeUnknown'],
})

/** Deletes a group; its stores stay. Not while a role is granted in it. */
export const deleteStoreGroup = call({
  path: '/api/app/desk/store-group/delete',
  ...managing,
  audits: 'storeGroup.delete',
  input: z.object({ groupId: id }),
  output: nothing,
  refusals: ['groupUnknown', 'groupInUse'],
})
