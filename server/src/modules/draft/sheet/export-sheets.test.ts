import { itemShapes } from '@tiffin/contract/desk/item-shapes'
import { exportSheets } from '@tiffin/contract/desk/sheet'
import { sheets } from '@tiffin/core/sheet/sheets'
import { unzipSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import { ask, testApp } from '../../../../test/app.ts'
import { buildCorp } from '../../../../test/build.ts'
import { created, named } from '../../../../test/drafting.ts'
import { sheeting, table, tablesOf, workbook } from '../../../../test/sheeting.ts'
import { buildAtDesk } from '../../../../test/team.ts'

const app = testApp()
const { draft, publish, openMenu, download, upload, changesOf, openTeas } = sheeting(app)

const odd = { ...named('=1+1'), 'th-TH': 'ชา\nเย็น', 'ar-IQ': '\'شاي, "حار"' }

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
    const tables = await tablesOf(await download(desk))
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
    const tables = await tablesOf(await download(desk))
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
      (await tablesOf(await download(desk, body))).find(({ name }) => name === 'sizes')?.rows ?? []
    expect((await sizes({ draftId }))[1]).toContain('5.40')
    expect((await sizes({}))[1]).toContain('5.00')
    expect(await sizes({ isEmpty: true })).toHaveLength(1)
  })
})

it.each(['Pacific/Kiritimati', 'Etc/GMT+12'])(
  'the file is named after the day of the brand in %s',
  async (timeZone) => {
    const corp = await buildCorp({ timeZone })
    const desk = await buildAtDesk(app, corp, 'manager')
    const { data } = await ask(app, exportSheets, { ...desk, body: { format: 'xlsx' } })
    const day = new Intl.DateTimeFormat('sv-SE', { timeZone }).format(Date.now())
    expect(data.fileName).toBe(`${corp}-menu-${day}.xlsx`)
  },
)
