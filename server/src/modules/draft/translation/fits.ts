import { createHash } from 'node:crypto'
import type { confirmTranslation } from '@tiffin/contract/desk/translation'
import type { Language, Texts } from '@tiffin/core/language/language'
import type { z } from 'zod'
import type { Context } from '../../../base/context.ts'
import type { Services } from '../../../db/services.ts'
import { auditEntry } from '../../audit/index.ts'
import { type FitRow, putFit } from './queries.ts'
import { type TextPlace, textKey } from './text-changes.ts'

interface Pair {
  readonly from: Language
  readonly source: string
  readonly text: string
}

/** Stands for two texts, so that it is known when one of them is another one. */
const digestOf = ({ from, source, text }: Pair): string =>
  createHash('sha256')
    .update(JSON.stringify([from, source, text]))
    .digest('base64url')

/** Whether a text was confirmed, as it and its source are now. */
export type DoesFit = (place: TextPlace & { readonly texts: Texts }, from: Language, to: Language) => boolean

/** The same as a question to what was said. */
export function fitsAmong(rows: readonly FitRow[]): DoesFit {
  const digests = new Map(rows.map((row) => [`${textKey(row)} ${row.language}`, row.digest]))
  return ({ texts, ...place }, from, to) => {
    const digest = digests.get(`${textKey(place)} ${to}`)
    return digest !== undefined && digest === digestOf({ from, source: texts[from] ?? '', text: texts[to] ?? '' })
  }
}

/** Notes that a text still fits its source [language-6]. */
export async function confirmFit(
  { db }: Services,
  { to: language, from, source, text, ...place }: z.output<typeof confirmTranslation.input>,
  context: Context<'staff'>,
): Promise<Record<string, never>> {
  const { corpId } = context.corp
  await db.tx({ role: 'app', corp: corpId }, (tx) =>
    tx.finish(
      putFit(corpId, { ...place, language, digest: digestOf({ from, source, text }) }),
      auditEntry(context, {
        ...{ action: 'translation.fits', item: { kind: place.kind, id: place.itemId } },
        changes: { language: { from: null, to: language } },
      }),
    ),
  )
  return {}
}
