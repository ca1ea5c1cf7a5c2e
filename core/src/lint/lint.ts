import { type Change, itemKey } from '../draft/change.ts'
import { type Finding, type Found, findingId, type LintRule, lintRules } from './finding.ts'
import { findImpossibleSets } from './impossible-set.ts'
import { findIncompleteProducts } from './incomplete-product.ts'
import type { LintMenu } from './lint-menu.ts'
import { findMemberPricesAbove } from './member-above.ts'
import { findZeroPrices } from './price-zero.ts'
import { findEmptyGroups } from './required-group.ts'
import { findSoldNowhere } from './sold-nowhere.ts'
import { findUntranslated } from './untranslated.ts'
import { findWindowsOutsideHours } from './window-outside-hours.ts'

/** An error keeps a draft from being published; a warning wants a tick. */
export type LintLevel = 'error' | 'warning'

/** What a rule finds, and how that weighs: of the draft itself, and of what was so before and the draft does not touch. */
interface Rule {
  readonly find: (menu: LintMenu) => readonly Found[]
  readonly drafted: LintLevel
  readonly before: LintLevel | 'untold'
}

/** What no one can order is reported until it is mended; what was left out before is not reported again with every price. */
const rules: { readonly [Name in LintRule]: Rule } = {
  M1: { find: findEmptyGroups, drafted: 'error', before: 'warning' },
  M2: { find: findImpossibleSets, drafted: 'error', before: 'warning' },
  M3: { find: findZeroPrices, drafted: 'warning', before: 'untold' },
  M4: { find: findWindowsOutsideHours, drafted: 'warning', before: 'untold' },
  M5: { find: findSoldNowhere, drafted: 'warning', before: 'untold' },
  M6: { find: findIncompleteProducts, drafted: 'warning', before: 'untold' },
  M7: { find: findMemberPricesAbove, drafted: 'warning', before: 'untold' },
  T1: { find: findUntranslated, drafted: 'warning', before: 'untold' },
}

/** A finding with what it is ticked by and how it weighs. */
export interface LintFinding extends Finding {
  readonly id: string
  readonly level: LintLevel
}

/** Whether changes move something of what was found: its field, or a part of its thing [lint-8]. */
function touchedBy(changes: readonly Change[]): (found: Found) => boolean {
  const byItem = new Map(changes.map((change) => [itemKey(change), change]))
  return ({ kind, itemId, field, partList = [] }) =>
    [{ kind, itemId, field }, ...partList].some((part) => {
      const change = byItem.get(itemKey(part))
      return change !== undefined && (!part.field || change.op !== 'update' || part.field in change.fields)
    })
}

/** A menu before and after changes. */
export interface Linted {
  readonly before: LintMenu
  readonly after: LintMenu
  readonly changes: readonly Change[]
}

/**
 * What is wrong with a menu as changes would make it, errors first [lint-9]. A finding is the draft's own when it was not there before, or
 * when the draft touches its thing; anything else was so before. Steps are in proportion to items, not to stores.
 */
export function lint({ before, after, changes }: Linted): LintFinding[] {
  const isTouched = touchedBy(changes)
  const findings = lintRules.flatMap((name) => {
    const rule = rules[name]
    const known = new Set(rule.find(before).map(findingId))
    return rule.find(after).flatMap(({ partList, ...finding }): LintFinding[] => {
      const id = findingId(finding)
      const isDrafted = !known.has(id) || isTouched({ ...finding, ...(partList && { partList }) })
      const level = isDrafted ? rule.drafted : rule.before
      return level === 'untold' ? [] : [{ ...finding, id, level }]
    })
  })
  const uniqueFindings = [...new Map(findings.map((finding) => [finding.id, finding])).values()]
  return (['error', 'warning'] as const).flatMap((level) => uniqueFindings.filter((finding) => finding.level === level))
}
