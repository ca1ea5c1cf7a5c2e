import { randomUUID } from 'node:crypto'
import { listAudit } from '@tiffin/contract/desk/audit'
import { findDraft, listDrafts, publishDraft } from '@tiffin/contract/desk/draft'
import { refusals } from '@tiffin/contract/refusals'
import { strToU8, zipSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import writeWorkbook from 'write-excel-file/node'
import { ask, testApp } from '../../../../test/app.ts'
import { asCorp } from '../../../../test/build-shop.ts'
import { created, named } from '../../../../test/drafting.ts'
import { sheeting, table, tablesOf, workbook } from '../../../../test/sheeting.ts'

const clock = { at: Date.now(), now: () => clock.at }
const app = testApp({ clock })
const another = testApp({ clock })
const { draft, openMenu, ticked, download, upload, changesOf, openTeas } = sheeting(app)

const bun = created('sku', 'bun-1', { productId: 'bun', price: 500 })

/** A product and its size, with no ids. */
const cake = (code: string) =>
  workbook(
    table('products', ['code', 'category', 'name.en-US'], [code, 'teas', 'Cake']),
    table('sizes', ['code', 'product', 'price'], [`${code}-1`, code, '7']),
  )

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

  it('[sheet-7] whose request comes again is put into a draft once, and answered as before', async () => {
    const { desk } = await openTeas()
    const [bytes, other] = [await cake('C-1'), await cake('C-2')]
    const fields = { mode: 'apply', requestId: randomUUID() }
    const first = await upload(desk, bytes, fields)
    expect(first.data.draftId).not.toBeNull()
    expect(await upload(desk, bytes, fields)).toEqual(first)
    expect((await upload(desk, other, fields)).code).toBe(refusals.requestIdReused)
    expect((await ask(app, listDrafts, desk)).data.list).toHaveLength(1)
    clock.at += 24 * 3_600_000 + 1
    await upload(desk, other, { mode: 'apply', requestId: randomUUID() })
    expect(await asCorp(desk.corp, 'select count(*)::int as count from sheet_import')).toEqual([{ count: 1 }])
  })

  it('[sheet-10] is refused while four of its brand are read or wait, and taken again when they are done', async () => {
    const { desk } = await openTeas()
    const bytes = await cake('C-1')
    const codes = (await Promise.all(Array.from({ length: 7 }, () => upload(desk, bytes)))).map(({ code }) => code)
    expect(codes.filter((code) => code === refusals.sheetsWaiting)).toHaveLength(3)
    expect(codes.filter((code) => code === 200)).toHaveLength(4)
    expect((await upload(desk, bytes)).code).toBe(200)
  })

  it('[sheet-7] that two servers take at the same time is put into a draft once', async () => {
    const { desk } = await openTeas()
    const bytes = await cake('C-1')
    const fields = { mode: 'apply', requestId: randomUUID() }
    const answers = await Promise.all([upload(desk, bytes, fields), sheeting(another).upload(desk, bytes, fields)])
    expect(answers.map(({ code }) => code)).toEqual([200, 200])
    expect(answers[1]).toEqual(answers[0])
    expect((await ask(app, listDrafts, desk)).data.list).toHaveLength(1)
  })

  it('[sheet-9] is refused what publishing would refuse, where it stands', async () => {
    const { desk, productId } = await openTeas()
    const bytes = await workbook(table('products', ['id', 'taxClass'], [productId, 'class-1']))
    const fault = { fault: 'archived', text: '' }
    const { data } = await upload(desk, bytes)
    expect(data).toMatchObject({
      faultCount: 1,
      faultList: [{ sheet: 'products', row: 2, column: 'taxClass', ...fault }],
    })
    const [products] = await tablesOf(Buffer.from(data.faultFile ?? '', 'base64'))
    expect(products?.rows[1]?.[0]).toContain('taxClass: ')
    expect((await upload(desk, bytes, { mode: 'apply' })).code).toBe(refusals.sheetFaulty)
  })

  it('[sheet-9] is refused what it would break that it does not name, and not what its draft breaks already', async () => {
    const { desk, publish } = { ...sheeting(app), ...(await openTeas()) }
    await publish(desk, created('product', 'bun', { categoryId: 'teas', name: named('Bun') }), bun)
    const gone = await workbook(table('categories', ['id', 'action'], ['teas', 'archive']))
    const fault = { sheet: 'products', row: 0, column: 'category', fault: 'archived', text: 'Bun' }
    const { data } = await upload(desk, gone)
    expect(data).toMatchObject({ faultCount: 1, faultList: [fault] })
    const { draftId } = await draft(desk, { kind: 'category', itemId: 'teas', op: 'archive' })
    const dearer = await workbook(table('sizes', ['id', 'price'], ['bun-1', '6']))
    expect((await upload(desk, dearer, { draftId })).data).toMatchObject({ faultCount: 0, cellCount: 1 })
  })

  it('names a missing text by the column of the language that the desk is read in [sheet-4]', async () => {
    const { desk } = await openMenu()
    const bytes = await workbook(table('products', ['code', 'category'], ['C-1', 'teas']))
    const { data } = await upload({ ...desk, language: 'en-US' }, bytes)
    expect(data.faultList).toMatchObject([{ sheet: 'products', row: 2, column: 'name.en-US', fault: 'required' }])
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
