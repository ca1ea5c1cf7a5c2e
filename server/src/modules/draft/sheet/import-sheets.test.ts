import { listAudit } from '@tiffin/contract/desk/audit'
import { findDraft, publishDraft } from '@tiffin/contract/desk/draft'
import { refusals } from '@tiffin/contract/refusals'
import { strToU8, zipSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import writeWorkbook from 'write-excel-file/node'
import { ask, testApp } from '../../../../test/app.ts'
import { sheeting, table, tablesOf, workbook } from '../../../../test/sheeting.ts'

const app = testApp()
const { draft, openMenu, ticked, download, upload, changesOf, openTeas } = sheeting(app)

const csv = (files: Record<string, string>) =>
  zipSync(Object.fromEntries(Object.entries(files).map(([name, text]) => [name, strToU8(text)])))

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
    const [sizes, drinks] = await tablesOf(Buffer.from(data.faultFile ?? '', 'base64'))
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

  it('of five thousand rows makes as many things, in one draft', { timeout: 60_000 }, async () => {
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
