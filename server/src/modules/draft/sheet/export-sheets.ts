import type { exportSheets } from '@tiffin/contract/desk/sheet'
import { namesIn } from '@tiffin/core/sheet/entries'
import { writeSheets } from '@tiffin/core/sheet/write-sheets'
import type { z } from 'zod'
import type { Context } from '../../../base/context.ts'
import { Refusal } from '../../../base/refusal.ts'
import type { Services } from '../../../db/services.ts'
import { findOpenDraft } from '../queries.ts'
import { writeInWorker } from './file/run-sheet-worker.ts'
import { readMenu } from './read-base.ts'

/** The menu as a file of sheets. */
export async function exportMenu(
  { db }: Services,
  { draftId, format, isEmpty }: z.output<typeof exportSheets.input>,
  { corp, now }: Context<'staff'>,
): Promise<z.input<typeof exportSheets.output>> {
  const { corpId, currencyScale } = corp
  const { base } = await db.tx({ role: 'app', corp: corpId, isOneSnapshot: true }, async (tx) => {
    if (draftId !== undefined && (await tx.run(findOpenDraft(corpId, draftId))).rows.length === 0)
      throw new Refusal('draftUnknown')
    return readMenu(tx, { corpId, currencyScale }, draftId)
  })
  const names = namesIn(base)
  const tables = writeSheets(isEmpty ? [] : base.items, { currencyScale, names })
  const bytes = await writeInWorker(format, tables)
  const day = new Date(now).toISOString().slice(0, 10)
  const fileName = `${corpId}-menu-${day}.${format === 'xlsx' ? 'xlsx' : 'zip'}`
  return { fileName, content: Buffer.from(bytes).toString('base64') }
}
