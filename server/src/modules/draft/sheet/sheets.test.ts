import { listAudit } from '@tiffin/contract/desk/audit'
import { findDraft, publishDraft } from '@tiffin/contract/desk/draft'
import { itemShapes } from '@tiffin/contract/desk/item-shapes'
import { exportSheets } from '@tiffin/contract/desk/sheet'
import { refusals } from '@tiffin/contract/refusals'
import type { SheetTable } from '@tiffin/core/sheet/sheet-table'
import { sheets } from '@tiffin/core/sheet/sheets'
import { strToU8, unzipSync, zipSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import writeWorkbook from 'write-excel-file/node'
import { ask, testApp } from '../../../../test/app.ts'
import { created, drafting, named } from '../../../../test/drafting.ts'
import { sendSheets } from '../../../../test/uploading.ts'
import { readSheetFile } from './file/read-sheet-file.ts'

const app = testApp()
const { draft, publish, openMenu, ticked } = drafting(app)
type Desk = Awaited<ReturnType<typeof openMenu>>['desk']

const download = async (desk: Desk, body: object = {}) => {
  const { data } = await ask(app, exportSheets, { ...desk, body: { format: 'xlsx', ...body } })
  return Buffer.from(data.content, 'base64')
}
const read = async (bytes: Uint8Array) => {
  const answer = await readSheetFile(bytes)
  return 'tables' in answer ? answer.tables : []
}
const workbook = (...tables: SheetTable[]) =>
  writeWorkbook(
    tables.map(({ name, rows }) => ({
      sheet: name,
      data: rows.map((row) => row.map((value) => (value === '' ? null : { value, type: String }))),
    })),
  ).toBuffer()
const table = (name: string, ...rows: string[][]): SheetTable => ({ name, rows })
const upload = (desk: Desk, bytes: Uint8Array, fields: Record<string, string> = {}) =>
  sendSheets(app, desk, { bytes: Buffer.from(bytes), fields: { mode: 'try', name: 'Autumn', ...fields } })
const changesOf = async (desk: Desk, draftId: string | null) =>
  (await ask(app, findDraft, { ...desk, body: { draftId: draftId ?? '' } })).data.changeList
const csv = (files: Record<string, string>) =>
  zipSync(Object.fromEntries(Object.entries(files).map(([name, text]) => [name, strToU8(text)])))

const odd = { ...named('=1+1'), 'th-TH': 'ชา\nเย็น', 'ar-IQ': '\'شاي, "حار"' }

/** A menu with a category of its own. */
async function openTeas() {
  const menu = await openMenu()
  await publish(menu.desk, created('category', 'teas', { name: named('Teas') }))
  return menu
}

async function openOddMenu() {
  const menu = await openTeas()
  await publish(
    menu.desk,
    created('material', 'milk', { name: named('Milk'), code: '007', unit: 'ml' }),
    created('product', 'odd', {
      categoryId: 'teas',
      name: odd,
      code: '@odd',
      saleTimeList: [{ start: '08:00', end: '10:00', weekdays: [1] }],
    }),
    created('sku', 'odd-1', { productId: 'odd', price: 1250, materialList: [{ materialId: 'milk', weight: 1500 }] }),
    created('storeSku', `${menu.storeId}.odd-1`, { price: 1300 }),
    created('priceList', 'airport', { name: '=Airport', code: '007' }),
    created('priceListSku', 'airport.odd-1', { price: 1400, memberPrice: 1350 }),
    created('storePriceList', menu.storeId, { priceListId: 'airport' }),
  )
  return menu
}

it.each([...sheets])('the sheet of $name has a column for each field of its items', ({ kind, columns, idOf }) => {
  const shape: { shape: object } = itemShapes[kind as 'category'] // as: any of them is an object
  expect([...new Set(columns.map(({ field }) => field))].toSorted()).toEqual(Object.keys(shape.shape).toSorted())
  const parts: Readonly<Record<string, number>> = { storeProduct: 2, storeSku: 2, priceListSku: 2, storePriceList: 1 }
  expect(idOf.length).toBe(parts[kind] ?? 0)
})

describe('a menu as a file', () => {
  it.each(['xlsx', 'csv'])('of %s that comes back changes nothing [sheet-5]', async (format) => {
    const { desk } = await openOddMenu()
    const { data, code } = await upload(desk, await download(desk, { format }), { mode: 'apply' })
    expect([code, data.draftId, data.cellList, data.faultList]).toEqual([200, null, [], []])
    expect(data.sheetList).toContainEqual({
      ...{ sheet: 'store prices', created: 0, changed: 0, unchanged: 1, archived: 0, wrong: 0 },
    })
  })

  it('of which something was archived changes nothing either, also where stores and lists priced it [sheet-5]', async () => {
    const { desk, skuId, storeId } = await openOddMenu()
    const priced = [
      created('storeSku', `${storeId}.${skuId}`, { price: 1 }),
      created('priceListSku', `airport.${skuId}`, { price: 2 }),
    ]
    await publish(
      desk,
      ...priced,
      { kind: 'product', itemId: 'odd', op: 'archive' },
      { kind: 'sku', itemId: 'odd-1', op: 'archive' },
    )
    const { draftId } = await draft(
      desk,
      { kind: 'priceList', itemId: 'airport', op: 'archive' },
      { kind: 'storePriceList', itemId: storeId, op: 'archive' },
    )
    for (const body of [{}, { draftId }]) {
      const { data } = await upload(desk, await download(desk, body), body)
      expect([data.cellList, data.faultList]).toEqual([[], []])
    }
  })

  it('[price-12] holds price lists, which are made and changed by code', async () => {
    const { desk, storeId, skuId } = await openOddMenu()
    const tables = await read(await download(desk))
    const rowsOf = (name: string) => tables.find((each) => each.name === name)?.rows
    expect(rowsOf('list prices')).toEqual([
      ['list', 'size', 'price', 'memberPrice', 'action'],
      ['007', 'odd-1', '14.00', '13.50', ''],
    ])
    expect(rowsOf('store price lists')?.[1]?.slice(0, 2)).toEqual([storeId, '007'])
    const bytes = await workbook(
      table('price lists', ['code', 'name'], ['CAMPUS', 'Campus']),
      table(
        'list prices',
        ['list', 'size', 'price', 'memberPrice'],
        ['CAMPUS', skuId, '4.5', ''],
        ['007', 'odd-1', '(empty)', ''],
      ),
      table('store price lists', ['store', 'list'], [storeId, 'CAMPUS']),
    )
    const { data } = await upload(desk, bytes, { mode: 'apply' })
    expect(data.faultList).toEqual([])
    const changes = await changesOf(desk, data.draftId)
    const [made] = changes.filter(({ kind }) => kind === 'priceList')
    expect(
      changes.map(({ kind, itemId, op, fieldList }) => [op, `${kind} ${itemId}`, fieldList.map(({ to }) => to)]),
    ).toEqual(
      expect.arrayContaining([
        ['create', `priceListSku ${made?.itemId}.${skuId}`, [450]],
        ['update', 'priceListSku airport.odd-1', [null]],
        ['update', `storePriceList ${storeId}`, [made?.itemId]],
      ]),
    )
  })

  it('keeps codes and what looks like a formula as text [sheet-3]', async () => {
    const { desk } = await openOddMenu()
    const tables = await read(await download(desk))
    const cells = tables.flatMap(({ rows }) => rows.flat())
    expect(cells).toContain('007')
    expect(cells).toContain('=1+1')
    const files = unzipSync(await download(desk, { format: 'csv' }))
    const products = new TextDecoder().decode(files['products.csv'])
    expect(products).toContain(",'=1+1,")
    expect(products).toContain(",'@odd,")
  })

  it('is as a draft makes it, or has titles only [sheet-5]', async () => {
    const { desk, skuId } = await openMenu()
    const { draftId } = await draft(desk, { kind: 'sku', itemId: skuId, fields: { price: [500, 540] } })
    const sizes = async (body: object) =>
      (await read(await download(desk, body))).find(({ name }) => name === 'sizes')?.rows ?? []
    expect((await sizes({ draftId }))[1]).toContain('5.40')
    expect((await sizes({}))[1]).toContain('5.00')
    expect(await sizes({ isEmpty: true })).toHaveLength(1)
  })
})

describe('a file of sheets', () => {
  it('is tried out without a change, and put into a draft when it is applied [sheet-4]', async () => {
    const { desk, skuId, menu } = await openTeas()
    const bytes = await workbook(
      table('sizes', ['id', 'product', 'name.en-US', 'price'], [skuId, '', '', '5.4'], ['slice', 'C-1', 'Slice', '7']),
      table('products', ['code', 'category', 'name.en-US'], ['C-1', 'teas', 'Cake']),
    )
    const tried = await upload(desk, bytes)
    expect([tried.data.draftId, tried.data.cellCount]).toEqual([null, 7])
    expect(tried.data.cellList).toContainEqual({ sheet: 'sizes', row: 2, column: 'price', from: '5.00', to: '5.4' })
    const { data } = await upload(desk, bytes, { mode: 'apply' })
    const changes = await changesOf(desk, data.draftId)
    expect(changes.map(({ kind, op }) => `${kind} ${op}`).toSorted()).toEqual([
      'product create',
      'sku create',
      'sku update',
    ])
    expect(await menu()).toEqual([{ name: 'Tea', prices: [500] }])
    const { list: audited } = (await ask(app, listAudit, { ...desk, body: {} })).data
    expect(audited.filter(({ action }) => action === 'draft.import')).toHaveLength(1)
    const { version } = (await ask(app, findDraft, { ...desk, body: { draftId: data.draftId ?? '' } })).data
    await ask(app, publishDraft, { ...desk, body: await ticked(desk, { draftId: data.draftId ?? '', version }) })
    expect((await menu()).toSorted((a, b) => (a.name < b.name ? -1 : 1))).toEqual([
      { name: 'Cake', prices: [700] },
      { name: 'Tea', prices: [540] },
    ])
  })

  it('goes into the draft that is named, over what that holds', async () => {
    const { desk, skuId } = await openMenu()
    const { draftId } = await draft(desk, { kind: 'sku', itemId: skuId, fields: { price: [500, 540] } })
    const bytes = await workbook(table('sizes', ['id', 'price'], [skuId, '5.40']))
    expect((await upload(desk, bytes, { draftId })).data.cellCount).toBe(0)
    const back = await workbook(table('sizes', ['id', 'price'], [skuId, '5']))
    expect((await upload(desk, back, { draftId, mode: 'apply' })).data.draftId).toBe(draftId)
    expect(await changesOf(desk, draftId)).toEqual([])
    expect((await upload(desk, back, { draftId: 'gone' })).code).toBe(refusals.draftUnknown)
    expect((await upload(desk, back, { draftId: 'gone', mode: 'apply' })).code).toBe(refusals.draftUnknown)
  })

  it('in which anything is wrong changes nothing, and comes back with its faults marked [sheet-4]', async () => {
    const { desk, skuId } = await openMenu()
    const bytes = await workbook(
      table('sizes', ['id', 'price', 'product'], [skuId, 'dear', ''], ['new', '5', '']),
      table('drinks', ['id'], ['x']),
    )
    expect((await upload(desk, bytes, { mode: 'apply' })).code).toBe(refusals.sheetFaulty)
    const { data } = await upload(desk, bytes)
    expect(data.faultList.map(({ sheet, row, column, fault }) => [sheet, row, column, fault])).toEqual([
      ['sizes', 2, 'price', 'notAmount'],
      ['sizes', 3, 'product', 'required'],
      ['drinks', 0, '', 'unknownSheet'],
    ])
    const [sizes, drinks] = await read(Buffer.from(data.faultFile ?? '', 'base64'))
    expect(sizes?.rows[1]?.[0]).toContain('price: ')
    expect(drinks?.rows[0]?.[0]).toMatch(/^fault: ./)
    const mended = sizes?.rows.map((row) => row.map((cell) => (cell === 'dear' ? '6' : cell)).slice(0, 3)) ?? []
    expect((await upload(desk, await workbook(table('sizes', ...mended.slice(0, 2))))).data).toMatchObject({
      faultCount: 0,
      cellCount: 1,
    })
  })

  it('[DK-03] that is none, or is made to break its reader, is refused', async () => {
    const { desk } = await openMenu()
    const zeros = new Uint8Array(30_000_000)
    const bomb = zipSync(Object.fromEntries(Array.from({ length: 8 }, (_each, place) => [`${place}.csv`, zeros])))
    expect(bomb.length).toBeLessThan(1_000_000)
    const rows = `id\n${'x\n'.repeat(50_001)}`
    const codes = []
    for (const bytes of [
      strToU8('no zip'),
      csv({ 'readme.txt': 'x' }),
      csv({ 'xl/workbook.xml': '<x' }),
      csv({ 'sizes.csv': '"a' }),
    ])
      codes.push((await upload(desk, bytes)).code)
    expect(codes).toEqual(Array.from({ length: 4 }, () => refusals.sheetUnreadable))
    expect((await upload(desk, bomb)).code).toBe(refusals.sheetTooLarge)
    expect((await upload(desk, csv({ 'sizes.csv': rows }))).code).toBe(refusals.sheetTooLarge)
    expect((await upload(desk, new Uint8Array(20_000_001))).code).toBe(refusals.fileTooLarge)
  })

  it('may hold numbers, which are read as people write them [sheet-3]', async () => {
    const { desk, skuId } = await openMenu()
    const rows = [
      ['id', 'price'].map((value) => ({ value, type: String })),
      [
        { value: skuId, type: String },
        { value: 0.1 + 25.45, type: Number },
      ],
    ]
    const { data } = await upload(desk, await writeWorkbook([{ sheet: 'sizes', data: rows }]).toBuffer())
    expect(data).toMatchObject({ faultCount: 0, cellList: [{ from: '5.00', to: '25.55' }] })
  })

  it('[DK-03] changes nothing when it is uploaded a second time', async () => {
    const { desk } = await openTeas()
    const bytes = await workbook(
      table('products', ['code', 'category', 'name.en-US'], ['C-1', 'teas', 'Cake']),
      table('sizes', ['id', 'product', 'price'], ['slice', 'C-1', '7']),
    )
    const first = (await upload(desk, bytes, { mode: 'apply' })).data
    const draftId = first.draftId ?? ''
    expect((await upload(desk, bytes, { draftId })).data).toMatchObject({ cellCount: 0, faultCount: 0 })
    const { version } = (await ask(app, findDraft, { ...desk, body: { draftId } })).data
    await ask(app, publishDraft, { ...desk, body: await ticked(desk, { draftId, version }) })
    expect((await upload(desk, bytes, { mode: 'apply' })).data).toMatchObject({ draftId: null, cellCount: 0 })
  })

  it('[DK-03] with bytes of it changed is read or refused, and never a fault of the server', async () => {
    const { desk } = await openMenu()
    const whole = await download(desk)
    for (let place = 0; place < 24; place++) {
      const bytes = Buffer.from(whole)
      bytes.writeUInt32LE(0xfe_ed_fa_ce, Math.floor(((bytes.length - 4) * place) / 23))
      const { status, code } = await upload(desk, bytes)
      expect([status, [200, refusals.sheetUnreadable, refusals.sheetTooLarge].includes(code)]).toEqual([200, true])
    }
  })

  it('of five thousand rows is tried out within ten seconds', { timeout: 60_000 }, async () => {
    const { desk } = await openTeas()
    const products = Array.from({ length: 2500 }, (_each, place) => [`P-${place}`, 'teas', `Product ${place}`])
    const sizes = products.map(([code = '']) => [`S-${code}`, code, '3.50'])
    const bytes = await workbook(
      table('products', ['code', 'category', 'name.en-US'], ...products),
      table('sizes', ['code', 'product', 'price'], ...sizes),
    )
    const { data } = await upload(desk, bytes, { mode: 'apply' })
    expect(data.sheetList.map(({ created: made }) => made)).toEqual([2500, 2500])
    expect(await changesOf(desk, data.draftId)).toHaveLength(5000)
  })
})
