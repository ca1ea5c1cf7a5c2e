import { languages } from '@tiffin/core/language/language'
import { t } from '@tiffin/kit/client/words.ts'
import type { PhraseKey } from '@tiffin/phrases/key'
import type { Finding } from '../../data/lint.ts'
import { fieldName } from '../../features/changes/field-words.ts'
import { type Naming, subjectOf } from '../../features/changes/lines.ts'
import { ownerOf } from '../../features/changes/owner.ts'
import { ownerName } from '../../features/changes/owner-name.ts'

type NamedPhrase = Extract<PhraseKey, `desk.lint.${'empty' | 'impossible' | 'free' | 'sold' | 'not' | 'no'}${string}`>

const incomplete: Readonly<Record<string, NamedPhrase>> = {
  image: 'desk.lint.noImage',
  description: 'desk.lint.noDescription',
  allergens: 'desk.lint.noAllergens',
}

/** The sentences that need the name of the thing alone. */
const phrases: Readonly<Record<string, (finding: Finding) => NamedPhrase>> = {
  M1: ({ kind }) => (kind === 'package' ? 'desk.lint.emptyGroup' : 'desk.lint.emptyOption'),
  M2: ({ detail }) => (detail === '' ? 'desk.lint.emptySet' : 'desk.lint.impossibleSet'),
  M3: ({ field }) => (field === 'memberPrice' ? 'desk.lint.freeForMembers' : 'desk.lint.free'),
  M5: ({ field }) => (field === '' ? 'desk.lint.soldNowhere' : 'desk.lint.notInApp'),
  M6: ({ field }) => incomplete[field] ?? 'desk.lint.noImage',
  M7: () => 'desk.lint.notBelow',
}

/** What a finding is about: a product, with the size or the store where it is one of these. */
function findingName(finding: Finding, naming: Naming): string {
  const owner = ownerOf(finding, naming.find)
  const parts = [ownerName(owner, naming.find(owner.kind, owner.itemId)), subjectOf(finding, naming)]
  return parts.filter((part) => part !== '').join(' · ')
}

/** A finding as a sentence. */
export function findingText(finding: Finding, naming: Naming): string {
  const name = findingName(finding, naming)
  const [first = ''] = finding.detail.split(' ')
  if (finding.rule === 'M4')
    return t('desk.lint.closedWindow', { name, window: `\u2066${first.replace('-', '–')}\u2069` })
  const language = languages.find((each) => each === first)
  if (finding.rule === 'T1' && language)
    return t('desk.lint.untranslated', {
      ...{ name, field: fieldName(finding.field, finding.kind), language: t(`lang.${language}`) },
    })
  return t(phrases[finding.rule]?.(finding) ?? 'desk.lint.free', { name })
}
