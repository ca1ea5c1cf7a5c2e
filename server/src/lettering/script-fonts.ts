import { createRequire } from 'node:module'

const { resolve } = createRequire(import.meta.url)
const noto = '@expo-google-fonts/noto-sans'

/** A font for each script that our languages are written in, and for emoji; each file is read when a receipt needs it. */
export const fontFiles = {
  latin: () => resolve(`${noto}/400Regular/NotoSans_400Regular.ttf`),
  arabic: () => resolve(`${noto}-arabic/400Regular/NotoSansArabic_400Regular.ttf`),
  thai: () => resolve(`${noto}-thai/400Regular/NotoSansThai_400Regular.ttf`),
  lao: () => resolve(`${noto}-lao/400Regular/NotoSansLao_400Regular.ttf`),
  devanagari: () => resolve(`${noto}-devanagari/400Regular/NotoSansDevanagari_400Regular.ttf`),
  emoji: () => resolve('@expo-google-fonts/noto-emoji/400Regular/NotoEmoji_400Regular.ttf'),
  chinese: () => resolve('@openfonts/noto-sans-sc_chinese-simplified/files/noto-sans-sc-chinese-simplified-400.woff'),
} as const satisfies Record<string, () => string>

/** One of the fonts. */
export type ScriptFont = keyof typeof fontFiles

const scripts: readonly (readonly [ScriptFont, RegExp])[] = [
  ['arabic', /[\p{Script=Arabic}،؛؟٪-٬]/u],
  ['thai', /[\p{Script=Thai}]/u],
  ['lao', /[\p{Script=Lao}]/u],
  ['devanagari', /[\p{Script=Devanagari}।॥]/u],
  ['chinese', /[\p{Script=Han}\p{Script=Bopomofo}\p{Script=Hiragana}\p{Script=Katakana}\u3000-\u303f\uff00-\uffef]/u],
  ['emoji', /(?![©®™])[\p{Extended_Pictographic}\p{Emoji_Presentation}]/u],
]

/** Marks and joiners are drawn with the letter before them. */
const belongsToBefore = /[\p{Mn}\p{Mc}\p{Cf}]/u

/** The font of a character, given that of the one before. */
export function fontOf(character: string, before: ScriptFont): ScriptFont {
  const found = scripts.find(([, pattern]) => pattern.test(character))
  if (found) return found[0]
  return belongsToBefore.test(character) ? before : 'latin'
}
