import type { Language, Texts } from '@tiffin/core/language/language'

const order: readonly Language[] = ['zh-CN', 'en-US', 'in-ID', 'th-TH', 'ne-NP', 'lo-LA', 'ar-IQ']

/**
 * Texts of the demo brands on one line, so that a name can be read across its languages:
 * Chinese | English | Indonesian | Thai | Nepali | Lao | Arabic. en-PH reads the English one.
 */
export function words(line: string): Texts {
  const parts = line.split('|').map((part) => part.trim())
  if (parts.length !== order.length || parts.includes('')) throw new Error(`Not in seven languages: ${line}`)
  return Object.fromEntries(order.map((language, index) => [language, parts[index] ?? '']))
}

/** Names of places: the same everywhere but in Chinese. */
export const placed = (chinese: string, latin: string): Texts => ({
  'zh-CN': chinese,
  'en-US': latin,
  'in-ID': latin,
  'th-TH': latin,
  'ne-NP': latin,
  'lo-LA': latin,
  'ar-IQ': latin,
})
