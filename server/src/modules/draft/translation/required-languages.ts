import type { setRequiredLanguage } from '@tiffin/contract/desk/translation'
import { type Language, languages } from '@tiffin/core/language/language'
import type { z } from 'zod'
import type { Context } from '../../../base/context.ts'
import type { Services } from '../../../db/services.ts'
import type { Answer } from '../../../db/statement.ts'
import { auditEntry, changesBetween } from '../../audit/index.ts'
import { lockCatalog } from '../queries.ts'
import { findRequiredLanguages, putRequiredLanguages, type RequiredLanguages } from './queries.ts'

/** The languages that a brand requires: those that it chose, or else its own, the first that it lists [lint-12]. */
export function requiredLanguages({ rows: [row] }: Answer<RequiredLanguages>): Language[] {
  const codes = row?.required ?? [row?.own]
  return languages.filter((language) => codes.includes(language))
}

/** Requires a language of all texts, or no longer. One after the other, so that two people who tick keep both ticks. */
export async function requireLanguage(
  { db }: Services,
  { language, isRequired }: z.output<typeof setRequiredLanguage.input>,
  context: Context<'staff'>,
): Promise<z.input<typeof setRequiredLanguage.output>> {
  const { corpId } = context.corp
  return db.tx({ role: 'app', corp: corpId }, async (tx) => {
    const [, found] = await tx.batch(lockCatalog(corpId), findRequiredLanguages(corpId))
    const before = requiredLanguages(found)
    const requiredList = languages.filter((each) => (each === language ? isRequired : before.includes(each)))
    const changes = changesBetween({ languages: before }, { languages: requiredList })
    await tx.finish(
      putRequiredLanguages(corpId, requiredList),
      auditEntry(context, { action: 'brand.requiredLanguages', item: { kind: 'corp', id: corpId }, changes }),
    )
    return { requiredList }
  })
}
