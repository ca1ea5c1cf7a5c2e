import { mostFindings } from '@tiffin/contract/desk/draft'
import type { FindItem } from '@tiffin/core/draft/change'
import { layOver } from '@tiffin/core/draft/lay-over'
import { type LintFinding, lint } from '@tiffin/core/lint/lint'
import { Refusal } from '../../../base/refusal.ts'
import type { Tx } from '../../../db/unit.ts'
import { type CheckedItems, checkItems } from '../check-items.ts'
import type { StoredChange } from '../queries.ts'
import { readLinted } from './read-lint.ts'

/** What is wrong with a draft: with its items, or else with the menu that they make. */
export interface DraftCheck {
  readonly checked: CheckedItems
  readonly findings: readonly LintFinding[]
}

/** Looks at the menu as changes would make it, before they are written; while an item is not what it must be, nothing is found [lint-9]. */
export async function checkDraft(
  tx: Tx,
  corpId: string,
  { changes, live }: { readonly changes: readonly StoredChange[]; readonly live: FindItem },
): Promise<DraftCheck> {
  const checked = checkItems(changes, layOver(live, changes))
  if (checked.faults.length > 0) return { checked, findings: [] }
  const findings = lint(await readLinted(tx, corpId, { changes, written: checked.written }))
  return { checked, findings: findings.slice(0, mostFindings) }
}

/** What is published all the same: warnings by their id, or all of them where a clock publishes. */
export type Accepted = ReadonlySet<string> | 'all'

/** Refuses errors, and warnings that were not accepted [lint-9] [lint-10]; answers the warnings. */
export function acceptFindings(findings: readonly LintFinding[], accepted: Accepted): LintFinding[] {
  // as: findings name the kinds of the items of the menu
  const data = { findingList: findings as never }
  if (findings.some(({ level }) => level === 'error')) throw new Refusal('lintFailed', data)
  const isAccepted = ({ id }: LintFinding) => accepted === 'all' || accepted.has(id)
  if (!findings.every(isAccepted)) throw new Refusal('draftWarned', data)
  return [...findings]
}
