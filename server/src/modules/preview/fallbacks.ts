import type { listFallbacks } from '@tiffin/contract/desk/preview'
import { fallbackIn, type Language } from '@tiffin/core/language/language'
import type { z } from 'zod'
import type { Database } from '../../db/database.ts'
import { readPublishedTexts } from '../draft/index.ts'

/** Agreements and other long texts stand on pages of their own, where every language has its own or none. */
const longest = 1000
const mostTexts = 10_000

/** Texts that the language of a preview does not have, as they are shown instead [draft-14]. */
export async function listFallbackTexts(
  db: Database,
  { corp, language }: { readonly corp: Parameters<typeof readPublishedTexts>[1]; readonly language: Language },
): Promise<z.input<typeof listFallbacks.output>> {
  const all = await db.tx({ role: 'app', corp: corp.corpId }, (tx) => readPublishedTexts(tx, corp))
  const fallbacks = all.flatMap((texts) => fallbackIn(texts, language) ?? [])
  const shown = new Set(fallbacks.map((text) => text.trim()).filter((text) => text !== '' && text.length <= longest))
  return { textList: [...shown].slice(0, mostTexts) }
}
