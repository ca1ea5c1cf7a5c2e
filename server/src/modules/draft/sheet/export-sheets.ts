import type { exportSheets } from '@tiffin/contract/desk/sheet'
import { localTimeAt } from '@tiffin/core/store/local-time'
import type { z } from 'zod'
import type { Context } from '../../../base/context.ts'
import type { Lanes } from '../../../base/lanes.ts'
import type { Services } from '../../../db/services.ts'
import { readMenu } from '../menu/read-menu.ts'
import { withSheetThread } from './file/sheet-thread.ts'

/** The menu as a file of sheets. */
export async function exportMenu(
  { app: { db }, lanes }: { readonly app: Services; readonly lanes: Lanes },
  { draftId, format, isEmpty }: z.output<typeof exportSheets.input>,
  { corp, now }: Context<'staff'>,
): Promise<z.input<typeof exportSheets.output>> {
  const { corpId } = corp
  const unit = { role: 'app', corp: corpId, isOneSnapshot: true } as const
  const bytes = await lanes.run(corpId, async () => {
    const { base } = await db.tx(unit, (tx) => readMenu(tx, corp, draftId))
    return withSheetThread((thread) => thread.write({ format, base, isEmpty }))
  })
  const { date } = localTimeAt(now, corp.timeZone)
  const fileName = `${corpId}-menu-${date}.${format === 'xlsx' ? 'xlsx' : 'zip'}`
  return { fileName, content: Buffer.from(bytes).toString('base64') }
}
