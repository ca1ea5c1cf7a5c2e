import type { Phrase } from './phrase.ts'

/** What stands for the placeholders. */
type Values = Readonly<Record<string, string | number>>

interface Speech {
  readonly values: Values
  /** The tag whose plural rules count. */
  readonly tag: string
}

const rulesOf = new Map<string, Intl.PluralRules>()

function pluralOf(tag: string, count: number): string {
  let rules = rulesOf.get(tag)
  if (rules === undefined) {
    rules = new Intl.PluralRules(tag)
    rulesOf.set(tag, rules)
  }
  return rules.select(count)
}

/** Names and amounts keep their own direction in a sentence that runs the other way. */
const isolated = (value: string | number, tag: string): string =>
  tag === 'ar-IQ' && typeof value === 'string' ? `\u2068${value}\u2069` : String(value)

/**
 * Says a phrase that the build has compiled: texts, `{name}` and plurals, which is all our phrases use.
 * (lingui's own runtime does much more and costs a fiftieth of the first page.)
 */
export function formatMessage(message: Phrase, speech: Speech): string {
  if (typeof message === 'string') return message
  return message
    .map((token) => {
      if (typeof token === 'string') return token
      const [name, kind, forms] = token
      const value = speech.values[name] ?? ''
      if (kind === undefined || typeof forms !== 'object' || forms === null) return isolated(value, speech.tag)
      // The compiler writes plural forms as compiled messages by category or exact number.
      const byForm = forms as Record<string, Phrase | undefined>
      const chosen = byForm[String(value)] ?? byForm[pluralOf(speech.tag, Number(value))] ?? byForm.other ?? ''
      const text = formatMessage(chosen, speech)
      return text.replaceAll('#', String(value))
    })
    .join('')
}
