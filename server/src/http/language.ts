import { defaultLocale, type Locale, locales } from '@tiffin/phrases/locales'

const byMainTag: Readonly<Record<string, Locale>> = {
  zh: 'zh-CN',
  en: 'en-US',
  id: 'in-ID',
  in: 'in-ID',
  fil: 'en-PH',
  tl: 'en-PH',
  th: 'th-TH',
  ne: 'ne-NP',
  lo: 'lo-LA',
  ar: 'ar-IQ',
}

function mapLanguage(tag: string): Locale | undefined {
  const wanted = tag.replaceAll('_', '-').toLowerCase()
  const main = wanted.split('-')[0] ?? ''
  return locales.find((locale) => locale.toLowerCase() === wanted) ?? byMainTag[main]
}

/**
 * The caller's language from `Accept-Language`: the app sends one code, browsers a list with weights.
 * The first that maps to one of ours wins, in order of weight; none does: zh-CN (decisions §10).
 */
export function readLanguage(header: string | undefined): Locale {
  const wishes = (header ?? '')
    .slice(0, 500)
    .split(',')
    .map((part, index) => {
      const [tag = '', ...parameters] = part.trim().split(';')
      const weight = parameters.map((text) => /^\s*q=([\d.]+)\s*$/i.exec(text)?.[1]).find((text) => text !== undefined)
      return { tag: tag.trim(), weight: weight === undefined ? 1 : Number(weight) || 0, index }
    })
  wishes.sort((a, b) => b.weight - a.weight || a.index - b.index)
  for (const { tag, weight } of wishes) {
    const language = weight > 0 ? mapLanguage(tag) : undefined
    if (language) return language
  }
  return defaultLocale
}
