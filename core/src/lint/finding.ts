/** Every rule of lint, by the name that people and papers know it by, in the order in which findings are reported. */
export const lintRules = ['M1', 'M2', 'M3', 'M4', 'M5', 'M6', 'M7', 'T1'] as const

export type LintRule = (typeof lintRules)[number]

/** Something that a rule found: at which field of which item. */
export interface Finding {
  readonly rule: LintRule
  readonly kind: string
  readonly itemId: string
  /** As changes name it; empty for the item as a whole. */
  readonly field: string
  /** Which one of the field: a group of a set, a window, a language; else empty. */
  readonly detail: string
}

/** A thing that belongs to what was found; without a field all of it does. */
export interface FoundPart {
  readonly kind: string
  readonly itemId: string
  readonly field?: string
}

/** A finding with what else its thing is made of: a change of that touches the thing [lint-8]. */
export interface Found extends Finding {
  readonly partList?: readonly FoundPart[]
}

/** What a finding is ticked by: the same thing found again is the same finding [lint-10]. */
export const findingId = ({ rule, kind, itemId, field, detail }: Finding): string =>
  [rule, kind, itemId, field, detail].join(' ')
