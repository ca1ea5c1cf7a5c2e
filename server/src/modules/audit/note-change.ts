import { randomUUIDv7 } from 'node:crypto'
import type { Context } from '../../base/context.ts'
import type { Statement } from '../../db/statement.ts'
import { type Changes, insertEntry } from './queries.ts'

/** What was changed, by which action of the contract. */
export interface Noted {
  readonly action: string
  readonly item: { readonly kind: string; readonly id: string; readonly name?: string }
  readonly storeId?: string
  /** No secrets and no phone numbers. */
  readonly changes?: Changes
  readonly reason?: string
}

/** The fields that differ, from what to what. */
export function changesBetween<Thing extends object>(before: Thing, after: Thing): Changes {
  const names = Object.keys(after) as (keyof Thing & string)[] // as: keys of an object are its keys
  const differing = names.filter((name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]))
  return Object.fromEntries(differing.map((name) => [name, { from: before[name] ?? null, to: after[name] ?? null }]))
}

/** Who changed something, of which brand, when. */
interface Noting {
  readonly corp: Pick<Context['corp'], 'corpId'>
  readonly session: Pick<Context<'staff'>['session'], 'staffId'>
  readonly now: number
}

/** The entry of the audit log that goes into the transaction of the change itself. */
export const auditEntry = (
  { corp: { corpId }, session: { staffId }, now }: Noting,
  { action, item, storeId, changes = {}, reason = '' }: Noted,
): Statement =>
  insertEntry({
    ...{ corpId, staffId, now, action, changes, reason, entryId: randomUUIDv7() },
    ...{ itemKind: item.kind, itemId: item.id, itemName: item.name ?? '', storeId: storeId ?? null },
  })
