import { type Change, itemKey } from '@tiffin/core/draft/change'
import type { Context } from '../../../base/context.ts'
import { replanning } from '../../../db/replanning.ts'
import type { Services } from '../../../db/services.ts'
import type { ItemFault } from '../check-items.ts'
import { changesOfBoth } from '../fill-draft.ts'
import { findFaultsLaidOver } from '../lay-over-tables.ts'
import type { StoredChange } from '../queries.ts'

const faultKey = ({ field, fault, ...item }: ItemFault): string => `${itemKey(item)} ${field} ${fault}`

interface Trial {
  /** What a file changes, from what the draft makes of the menu. */
  readonly changes: readonly Change[]
  readonly drafted: readonly StoredChange[]
}

/** What publishing would refuse of a file's changes; what is wrong with the draft without them is not the file's fault [sheet-9]. */
export async function tryChanges(
  { db }: Services,
  { changes, drafted }: Trial,
  { corp: { corpId }, now }: Context<'staff'>,
): Promise<readonly ItemFault[]> {
  const look = (all: readonly StoredChange[]) =>
    db.tx({ role: 'app', corp: corpId, isPreview: true }, (tx) =>
      findFaultsLaidOver(replanning(tx), { corpId, changes: all, now }),
    )
  const faults = await look(changesOfBoth(changes, drafted))
  const own = new Set(changes.map(itemKey))
  if (drafted.length === 0 || faults.every((fault) => own.has(itemKey(fault)))) return faults
  const before = new Set((await look(drafted)).map(faultKey))
  return faults.filter((fault) => own.has(itemKey(fault)) || !before.has(faultKey(fault)))
}
