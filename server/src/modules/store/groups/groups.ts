import { randomUUIDv7 } from 'node:crypto'
import type {
  createStoreGroup,
  deleteStoreGroup,
  listStoreGroups,
  updateStoreGroup,
} from '@tiffin/contract/desk/store-group'
import { mergeMembers } from '@tiffin/core/draft/merge-members'
import { type Texts, textIn } from '@tiffin/core/language/language'
import { mayAct } from '@tiffin/core/staff/rights'
import type { z } from 'zod'
import type { Context } from '../../../base/context.ts'
import { Refusal } from '../../../base/refusal.ts'
import { isOrphan } from '../../../db/failure.ts'
import type { Services } from '../../../db/services.ts'
import { auditEntry, changesBetween } from '../../audit/index.ts'
import { merged } from '../desk/change-store.ts'
import {
  clearMembers,
  deleteGroup,
  findGroupRow,
  type GroupRow,
  insertGroup,
  insertMembers,
  listGroupRows,
  lockGroup,
  updateGroup,
} from './queries.ts'

type Staff = Context<'staff'>
type Wish<Call extends { readonly input: z.ZodType }> = z.output<Call['input']>

const groupItem = (groupId: string, name: Texts) => ({ kind: 'storeGroup', id: groupId, name: textIn(name, 'en-US') })

/** What the log says of a group. */
const described = ({ name, storeIds }: Pick<GroupRow, 'name' | 'storeIds'>) => ({ name, stores: storeIds })

/** The groups that the caller may see, with the stores that they may see. */
export async function listGroups(
  { db }: Services,
  { corp: { corpId }, session: { rights }, language }: Staff,
): Promise<z.input<typeof listStoreGroups.output>> {
  const [{ rows }] = await db.tx({ role: 'app', corp: corpId, keyed: true }, (tx) => tx.finish(listGroupRows(corpId)))
  const isOfBrand = mayAct(rights, 'store:read', 'corp')
  const list = rows.map(({ groupId, name, storeIds, staffCount }) => ({
    ...{ groupId, name, staffCount, groupName: textIn(name, language) },
    storeIdList: storeIds.filter((storeId) => mayAct(rights, 'store:read', { storeId })),
  }))
  const seen = list.filter(({ storeIdList }) => isOfBrand || storeIdList.length > 0)
  return { list: seen.toSorted((a, b) => a.groupName.localeCompare(b.groupName, language)) }
}

/** A store of the group that there is not. */
async function refuseUnknownStores<Value>(work: Promise<Value>): Promise<Value> {
  try {
    return await work
  } catch (error) {
    if (isOrphan(error)) throw new Refusal('storeUnknown')
    throw error
  }
}

/** Makes a group. */
export async function makeGroup(
  { db }: Services,
  { name, storeIdList }: Wish<typeof createStoreGroup>,
  context: Staff,
): Promise<z.input<typeof createStoreGroup.output>> {
  const { corpId } = context.corp
  const groupId = randomUUIDv7()
  const storeIds = [...new Set(storeIdList)]
  const changes = changesBetween<object>({}, described({ name, storeIds }))
  const work = db.tx({ role: 'app', corp: corpId }, (tx) =>
    tx.finish(
      insertGroup(corpId, groupId, name),
      insertMembers(corpId, groupId, storeIds),
      auditEntry(context, { action: 'storeGroup.create', item: groupItem(groupId, name), changes }),
    ),
  )
  await refuseUnknownStores(work)
  return { groupId }
}

/** Renames a group, or changes which stores are in it; sessions of those with a role in it are read again within seconds. */
export async function editGroup(
  { db }: Services,
  { groupId, from, to }: Wish<typeof updateStoreGroup>,
  context: Staff,
): Promise<Record<string, never>> {
  const { corpId } = context.corp
  const work = db.tx({ role: 'app', corp: corpId }, async (tx) => {
    const [, found] = await tx.batch(lockGroup(corpId, groupId), findGroupRow(corpId, groupId))
    const [before] = found.rows
    if (!before) throw new Refusal('groupUnknown')
    // as: texts are JSON, and of two of them comes another one
    const { name } = merged({ name: before.name as never }, { name: from.name as never }, { name: to.name as never })
    const after = {
      name: name as Texts,
      storeIds: mergeMembers(before.storeIds, from.storeIdList, to.storeIdList).toSorted(),
    }
    const changes = changesBetween(described(before), described(after))
    await tx.finish(
      updateGroup(corpId, groupId, after.name),
      clearMembers(corpId, groupId),
      insertMembers(corpId, groupId, after.storeIds),
      auditEntry(context, { action: 'storeGroup.update', item: groupItem(groupId, after.name), changes }),
    )
  })
  await refuseUnknownStores(work)
  return {}
}

/** Deletes a group in which no role is granted. */
export async function removeGroup(
  { db }: Services,
  { groupId }: Wish<typeof deleteStoreGroup>,
  context: Staff,
): Promise<Record<string, never>> {
  const { corpId } = context.corp
  await db.tx({ role: 'app', corp: corpId }, async (tx) => {
    const [, found] = await tx.batch(lockGroup(corpId, groupId), findGroupRow(corpId, groupId))
    const [group] = found.rows
    if (!group) throw new Refusal('groupUnknown')
    const { name, staffCount } = group
    if (staffCount > 0) throw new Refusal('groupInUse', { staffCount })
    const changes = changesBetween<object>(described(group), { name: null, stores: null })
    await tx.finish(
      deleteGroup(corpId, groupId),
      auditEntry(context, { action: 'storeGroup.delete', item: groupItem(groupId, name), changes }),
    )
  })
  return {}
}
