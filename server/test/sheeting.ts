import { findDraft } from '@tiffin/contract/desk/draft'
import { exportSheets } from '@tiffin/contract/desk/sheet'
import type { SheetTable } from '@tiffin/core/sheet/sheet-table'
import writeWorkbook from 'write-excel-file/node'
import { readSheetFile } from '../src/modules/draft/sheet/file/read-sheet-file.ts'
import { ask, type testApp } from './app.ts'
import { created, drafting, named } from './drafting.ts'
import { sendSheets } from './uploading.ts'

/** A table of a file. */
export const table = (name: string, ...rows: string[][]): SheetTable => ({ name, rows })

/** A workbook of these tables, every cell a text. */
export const workbook = (...tables: SheetTable[]) =>
  writeWorkbook(
    tables.map(({ name, rows }) => ({
      sheet: name,
      data: rows.map((row) => row.map((value) => (value === '' ? null : { value, type: String }))),
    })),
  ).toBuffer()

/** The tables of a file; none when it cannot be read. */
export async function tablesOf(bytes: Uint8Array): Promise<readonly SheetTable[]> {
  const answer = await readSheetFile(bytes)
  return 'tables' in answer ? answer.tables : []
}

/** The menu of a brand as files that are downloaded and uploaded at the desk. */
export function sheeting(app: ReturnType<typeof testApp>) {
  const { draft, publish, openMenu, ticked } = drafting(app)
  type Desk = Awaited<ReturnType<typeof openMenu>>['desk'] & { language?: string }

  const download = async (desk: Desk, body: object = {}) => {
    const { data } = await ask(app, exportSheets, { ...desk, body: { format: 'xlsx', ...body } })
    return Buffer.from(data.content, 'base64')
  }
  const upload = (desk: Desk, bytes: Uint8Array, fields: Record<string, string> = {}) =>
    sendSheets(app, desk, { bytes: Buffer.from(bytes), fields: { mode: 'try', name: 'Autumn', ...fields } })
  const changesOf = async (desk: Desk, draftId: string | null) =>
    (await ask(app, findDraft, { ...desk, body: { draftId: draftId ?? '' } })).data.changeList

  /** A menu with a category of its own. */
  async function openTeas() {
    const menu = await openMenu()
    await publish(menu.desk, created('category', 'teas', { name: named('Teas') }))
    return menu
  }

  return { draft, publish, openMenu, ticked, download, upload, changesOf, openTeas }
}
