/** Interface languages; zh-CN is default and fallback of texts [language-1]. */
export const languages = ['zh-CN', 'en-US', 'in-ID', 'en-PH', 'th-TH', 'ne-NP', 'lo-LA', 'ar-IQ'] as const

/** One of the eight. */
export type Language = (typeof languages)[number]

/** The languages of the picker. */
export const pickerLanguages = ['zh-CN', 'en-US', 'in-ID', 'en-PH', 'th-TH'] as const

/** Texts per language, as the database keeps them. */
export type Texts = Readonly<Partial<Record<Language, string>>>

/** The primary subtag of BCP 47 that means a language. */
const primaryTag: Readonly<Record<Language, string>> = {
  'zh-CN': 'zh',
  'en-US': 'en',
  'in-ID': 'id',
  'en-PH': 'fil',
  'th-TH': 'th',
  'ne-NP': 'ne',
  'lo-LA': 'lo',
  'ar-IQ': 'ar',
}

/** Whether a text is one of our codes, letter by letter. */
export const isLanguage = (code: string): code is Language => languages.some((language) => language === code)

/** A tag as BCP 47 writes it (`in` is `id`, `cmn` is `zh`); empty when it is none. */
function canonicalTag(tag: string): string {
  try {
    return Intl.getCanonicalLocales(tag.trim().replaceAll('_', '-'))[0] ?? ''
  } catch {
    return ''
  }
}

/** The supported language of one tag, `_` for `-` and any letter case; undefined when none matches. */
export function matchLanguage(tag: string): Language | undefined {
  const canonical = canonicalTag(tag)
  if (/^en\b.*-PH\b/.test(canonical)) return 'en-PH'
  const [primary] = canonical.split('-')
  return languages.find((language) => primaryTag[language] === primary)
}

/** Language of a first start: the system's mapped to ours, in-ID when nothing matches, zh-CN when the system names none [language-2]. */
export function initialLanguage(systemLanguages: readonly string[]): Language {
  const named = systemLanguages.filter((tag) => tag.trim() !== '')
  if (named.length === 0) return 'zh-CN'
  for (const tag of named) {
    const match = matchLanguage(tag)
    if (match) return match
  }
  return 'in-ID'
}

/** The first language of an Accept-Language header that maps, by falling q; zh-CN otherwise [language-2]. */
export function languageOfHeader(header: string | undefined): Language {
  const entries = (header ?? '').split(',').map((entry) => {
    const [tag = '', ...parameters] = entry.split(';')
    const q = parameters.map((parameter) => /^\s*q\s*=\s*([\d.]+)\s*$/i.exec(parameter)?.[1]).find(Boolean)
    return { tag, q: q === undefined ? 1 : Number(q) }
  })
  const accepted = entries.filter(({ q }) => q > 0).sort((a, b) => b.q - a.q)
  for (const { tag } of accepted) {
    const match = matchLanguage(tag)
    if (match) return match
  }
  return 'zh-CN'
}

/** The text of this very language, of en-PH also that of en-US; undefined where another language would have to do. */
export const ownTextIn = (texts: Texts, language: Language): string | undefined =>
  texts[language] ?? (language === 'en-PH' ? texts['en-US'] : undefined)

/** The text of a language; en-PH falls back to en-US, everything to zh-CN, then to whatever there is. */
export const textIn = (texts: Texts, language: Language): string =>
  ownTextIn(texts, language) ?? texts['zh-CN'] ?? Object.values(texts)[0] ?? ''

/** What is shown in place of a text that this language does not have; undefined where it has its own, or no language has one. */
export const fallbackIn = (texts: Texts, language: Language): string | undefined =>
  ownTextIn(texts, language) === undefined ? textIn(texts, language) || undefined : undefined
