import type { Value } from '@tiffin/core/draft/change'
import { mergeFields } from '@tiffin/core/draft/merge-fields'
import { textIn } from '@tiffin/core/language/language'
import type { Context } from '../../../base/context.ts'
import { Refusal } from '../../../base/refusal.ts'
import { isDuplicate } from '../../../db/failure.ts'
import { brandMoved, type Services } from '../../../db/services.ts'
import type { Statement } from '../../../db/statement.ts'
import type { Tx } from '../../../db/unit.ts'
import { auditEntry, type Noted } from '../../audit/index.ts'
import type { StoreRow } from '../queries.ts'
import { lockStore, raiseStoreVersion } from './queries.ts'

/** What a change of a store does, and what the audit log says of it. */
export interface StoreChange {
  readonly statements: readonly Statement[]
  /** About the store, unless it names another item. */
  readonly note: Omit<Noted, 'item' | 'storeId'> & Partial<Pick<Noted, 'item'>>
}

type Fields = Readonly<Record<string, Value>>

/** What becomes of fields that the caller saw otherwise; refuses `storeChanged` [store-11]. */
export function merged(now: Fields, from: Fields, to: Fields): Fields {
  const result = mergeFields(now, from, to)
  if (!result.ok) throw new Refusal('storeChanged', { fieldList: result.changed.map((each) => ({ ...each })) as never }) // as: JSON values
  return result.fields
}

/** How the audit log names a store. */
export const storeItem = ({ storeId, name }: Pick<StoreRow, 'storeId' | 'name'>) => ({
  ...{ kind: 'store', id: storeId, name: textIn(name, 'en-US') },
})

/** Two stores cannot have one code. */
export async function refuseTakenCode<Value>(work: Promise<Value>): Promise<Value> {
  try {
    return await work
  } catch (error) {
    if (isDuplicate(error)) throw new Refusal('storeCodeTaken')
    throw error
  }
}

interface Target {
  readonly context: Context<'staff'>
  readonly storeId: string
  readonly mayBeArchived?: boolean
}

/** Changes a store in one transaction with its entry in the audit log; customers see it at once [store-11]. Undefined: there is nothing to do. */
export async function changeStore(
  app: Services,
  { context, storeId, mayBeArchived = false }: Target,
  change: (row: StoreRow, tx: Tx) => StoreChange | Promise<StoreChange | undefined>,
): Promise<Record<string, never>> {
  const { corpId } = context.corp
  const work = app.db.tx({ role: 'app', corp: corpId }, async (tx) => {
    const [row] = (await tx.run(lockStore(corpId, storeId))).rows
    if (!row) throw new Refusal('storeUnknown')
    if (row.archivedAt !== null && !mayBeArchived) throw new Refusal('storeArchived')
    const storeChange = await change(row, tx)
    if (!storeChange) return false
    const { statements, note } = storeChange
    const entry = auditEntry(context, { item: storeItem(row), ...note, storeId })
    await tx.finish(...statements, raiseStoreVersion(corpId), entry)
    return true
  })
  if (await refuseTakenCode(work)) await brandMoved(app, corpId)
  return {}
}
