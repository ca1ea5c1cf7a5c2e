import { findDraft } from '@tiffin/contract/desk/draft'
import { listPictures } from '@tiffin/contract/desk/picture'
import { refusals } from '@tiffin/contract/refusals'
import { strToU8, zipSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import writeWorkbook from 'write-excel-file/node'
import { ask, testApp } from '../../../../test/app.ts'
import { drafting } from '../../../../test/drafting.ts'
import { tempFolder } from '../../../../test/temp-folder.ts'
import { plainPicture, sendSheets } from '../../../../test/uploading.ts'

const app = testApp({ config: { dataDir: tempFolder('sheet-pictures') } })
const { openMenu } = drafting(app)
type Menu = Awaited<ReturnType<typeof openMenu>>
type Files = Readonly<Record<string, Uint8Array>>

const png = (width = 300) => plainPicture(width, 300).png().toBuffer()
const products = (...rows: string[]) => strToU8(['id,image,images', ...rows].join('\n'))

const send = ({ desk }: Menu, files: Files, mode: 'try' | 'apply' = 'try') =>
  sendSheets(app, desk, { bytes: Buffer.from(zipSync({ ...files })), fields: { mode, name: 'Photographs' } })
const library = async ({ desk }: Menu) => (await ask(app, listPictures, { ...desk, body: {} })).data.list
const faultsOf = async (menu: Menu, files: Files) => {
  const { faultList } = (await send(menu, files)).data
  return faultList.map(({ sheet, row, column, fault, text }) => [sheet, row, column, fault, text])
}
const changesOf = async ({ desk }: Menu, draftId: string | null) =>
  (await ask(app, findDraft, { ...desk, body: { draftId: draftId ?? '' } })).data.changeList.flatMap(
    ({ fieldList }) => fieldList,
  )

describe('[sheet-6] pictures beside the sheets of a zip', () => {
  it('are named by their file names, and come into the library only with what is applied', async () => {
    const menu = await openMenu()
    const sheet = products(`${menu.productId},Window.png,door.png; window.png`)
    const files = {
      'products.csv': sheet,
      ...{ 'photos/window.png': await png(), 'door.png': await png(400), 'unused.png': await png(500) },
      '__MACOSX/photos/._window.png': strToU8('resource fork'),
    }
    const trial = await send(menu, files)
    expect(trial.data).toMatchObject({ faultCount: 0, draftId: null, cellList: [{ to: 'Window.png' }, {}] })
    expect(await library(menu)).toEqual([])
    const applied = await send(menu, files, 'apply')
    const pictures = await library(menu)
    expect(pictures.map(({ pictureName, isUsed }) => [pictureName, isUsed])).toEqual(
      expect.arrayContaining([
        ['window', true],
        ['door', true],
      ]),
    )
    expect(pictures).toHaveLength(2)
    const addressOf = (name: string) => pictures.find(({ pictureName }) => pictureName === name)?.address
    const changes = await changesOf(menu, applied.data.draftId)
    expect(changes).toMatchObject(
      expect.arrayContaining([
        expect.objectContaining({ field: 'image', to: addressOf('window') }),
        expect.objectContaining({ field: 'images', to: [addressOf('door'), addressOf('window')] }),
      ]),
    )
  })

  it('stand beside a workbook too', async () => {
    const menu = await openMenu()
    const rows = [
      ['id', 'image'],
      [menu.productId, 'window.png'],
    ]
    const data = rows.map((row) => row.map((value) => ({ value, type: String })))
    const book = await writeWorkbook([{ sheet: 'products', data }]).toBuffer()
    const { data: outcome } = await send(menu, { 'menu.xlsx': book, 'window.png': await png() }, 'apply')
    const [picture] = await library(menu)
    expect(await changesOf(menu, outcome.draftId)).toMatchObject([{ field: 'image', to: picture?.address }])
  })

  it('are faults of their cells when they are missing, there twice, no pictures, or too small', async () => {
    const menu = await openMenu()
    const files = { 'notes.txt': strToU8('x'.repeat(400)), 'small.png': await png(100) }
    const cellFault = async (name: string, more: Files = {}) =>
      faultsOf(menu, { 'products.csv': products(`${menu.productId},${name},`), ...files, ...more })
    const expected = (fault: string, text: string) => [['products', 2, 'image', fault, text]]
    expect(await cellFault('wall.png')).toEqual(expected('unknownFile', 'wall.png'))
    expect(await cellFault('notes.txt')).toEqual(expected('notPicture', 'notes.txt'))
    expect(await cellFault('small.png')).toEqual(expected('pictureTooSmall', 'small.png'))
    const twice = { 'a/window.png': await png(), 'b/Window.png': await png(400) }
    expect(await cellFault('window.png', twice)).toEqual(expected('ambiguousFile', 'window.png'))
    const large = { 'large.png': Buffer.concat([await png(), Buffer.alloc(21 * 1_048_576)]) }
    expect(await cellFault('large.png', large)).toEqual(expected('pictureTooLarge', 'large.png'))
  })

  it('keep a file with faults from being applied, and nothing of it is kept', async () => {
    const menu = await openMenu()
    const sheet = products(`${menu.productId},window.png,wall.png`)
    const { code } = await send(menu, { 'products.csv': sheet, 'window.png': await png() }, 'apply')
    expect(code).toBe(refusals.sheetFaulty)
    expect(await library(menu)).toEqual([])
  })

  it('are unpacked only as far as a menu with pictures needs', async () => {
    const menu = await openMenu()
    const bomb = zipSync({ 'xl/workbook.xml': new Uint8Array(210_000_000) })
    const { code } = await send(menu, { 'products.csv': products(), 'menu.xlsx': bomb })
    expect(code).toBe(refusals.sheetTooLarge)
  })
})
