import type { Language } from '../language/language.ts'
import { hasWords, translationState } from '../language/translation.ts'
import type { Found } from './finding.ts'
import type { LintMenu, LintText } from './lint-menu.ts'

function stateOf({ texts, changes, doesFit }: LintText, from: Language, to: Language) {
  if (!Object.values(texts).some(hasWords)) return 'done'
  const isReadAsAmerican = to === 'en-PH' && hasWords(texts['en-US'])
  if (!(hasWords(texts[to]) || isReadAsAmerican)) return 'missing'
  return doesFit(from, to) ? 'done' : translationState(texts, changes, { from, to })
}

/** T1: a text that the draft makes or changes, missing or outdated in a language that the brand requires [lint-7]. */
export const findUntranslated = ({ textList, requiredList, from }: LintMenu): Found[] =>
  textList.flatMap((text) =>
    requiredList
      .filter((language) => stateOf(text, from, language) !== 'done')
      .map((language): Found => {
        const { kind, itemId, field, part } = text
        return { rule: 'T1', kind, itemId, field, detail: part === '' ? language : `${language} ${part}` }
      }),
  )
