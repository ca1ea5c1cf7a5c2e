import { setImmediate, setTimeout } from 'node:timers/promises'
import { findReceipt } from '@tiffin/contract/receipt'
import { refusals } from '@tiffin/contract/refusals'
import * as counter from '@tiffin/contract/store'
import { languages } from '@tiffin/core/language/language'
import { receiptNoOf } from '@tiffin/core/order/receipt-number'
import { say } from '@tiffin/phrases/server'
import { describe, expect, it } from 'vitest'
import { ask, logged } from '../../../test/app.ts'
import * as build from '../../../test/build-shop.ts'
import { order } from '../../../test/order.ts'
import { app } from '../../../test/ordering.ts'
import { openLinked, openSale } from '../../../test/selling.ts'
import { PdfMaker } from './pdf/pdf-maker.ts'

const get = (url: string, language = 'en-US') =>
  app.http.inject({ method: 'GET', url, headers: { 'accept-language': language } })

it('[receipt-1] a receipt’s number is said with its day, in four digits or more', () => {
  expect(receiptNoOf({ day: '2026-11-24', number: 42 })).toBe('20261124-0042')
  expect(receiptNoOf({ day: '2026-11-24', number: 12_345 })).toBe('20261124-12345')
})

describe('[receipt-2] the link of a receipt', () => {
  it('is for the order’s customer, and an order that is not paid has none', async () => {
    const sale = await openSale()
    const { data } = await sale.find()
    expect(data.receipt).toMatchObject({ receiptNo: expect.stringMatching(/^\d{8}-0001$/), creditNoteList: [] })
    expect(data.receipt?.path).toMatch(new RegExp(`^/receipt/${sale.corp}/[A-Za-z0-9_-]{22}$`))
    const other = await build.buildCustomer(sale.corp)
    expect((await sale.find({ corp: sale.corp, token: other.token })).code).toBe(refusals.orderUnknown)
    await build.asCorp(sale.corp, 'update customer_order set status = 10')
    const unpaid = await order(app, {
      ...sale,
      lines: [sale.line],
      payable: 1000,
      more: { paymentMethodCode: 'counter' },
    })
    const found = await ask(app, findReceipt, { ...sale, body: { orderId: unpaid.data.orderId } })
    expect(found.data.receipt).toBeNull()
  })

  it('opens a page without a script that no cache keeps, no search engine indexes, no site frames and no referrer names', async () => {
    const { path } = await openLinked()
    const { statusCode, headers, body } = await get(path)
    expect(statusCode).toBe(200)
    expect(headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'private, no-store',
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex',
      'x-frame-options': 'DENY',
    })
    expect(headers['content-security-policy']).toMatch(
      /^default-src 'none'; style-src 'sha256-[^ ]+'; img-src data:; frame-ancestors 'none'/,
    )
    expect(body).toContain('<meta name="robots" content="noindex">')
    expect(body).not.toContain('<script')
    expect(body).toContain('Osmanthus &lt;oolong&gt; × 2')
  })

  it('is found with its own brand only, and with no other key', async () => {
    const { path, corp } = await openLinked()
    const foreign = await openLinked()
    const key = path.split('/').at(-1) ?? ''
    const wrong = [
      `/receipt/${foreign.corp}/${key}`,
      `/receipt/${corp}/${'A'.repeat(22)}`,
      `${path}A`,
      `/receipt/x'/${key}`,
    ]
    for (const url of wrong) expect((await get(url)).statusCode).toBe(404)
    await build.asCorp(corp, 'update corp set status = 0')
    expect((await get(path)).statusCode).toBe(200)
  })

  it('stays out of the log', async () => {
    const { path } = await openLinked()
    await get(path)
    await get(`${path}.pdf`)
    const key = path.split('/').at(-1) ?? 'none'
    expect(logged.join('')).not.toContain(key)
    expect(logged.join('')).toMatch(/"path":"\/receipt\/[^/]+\/-"/)
  })
})

describe('[receipt-4] the language of a receipt', () => {
  it('is that of its link, else the reader’s, in all eight', async () => {
    const { path } = await openLinked()
    for (const language of languages) {
      const { body } = await get(`${path}?lang=${language}`, 'en-US')
      expect(body).toContain(say(language, 'receipt.number'))
      expect(body).toContain(`dir="${language === 'ar-IQ' ? 'rtl' : 'ltr'}"`)
    }
    expect((await get(path, 'th')).body).toContain(say('th-TH', 'receipt.number'))
    expect((await get(`${path}?lang=xx`, 'th')).body).toContain(say('th-TH', 'receipt.number'))
  })

  it('does not change figures, and times are those of the store', async () => {
    const { path, corp } = await openLinked()
    const pages = await Promise.all(languages.map(async (language) => (await get(`${path}?lang=${language}`)).body))
    for (const body of pages) expect(body).toMatch(/20\.00/)
    const [{ issued } = { issued: '' }] = await build.asCorp<{ issued: string }>(
      corp,
      `select to_char(issued_at at time zone 'Asia/Shanghai', 'FMHH24:MI') as issued from receipt`,
    )
    // Not every language writes the first nought of 08:05.
    const time = new RegExp(`(?<!\\d)0?${issued}(?!\\d)`)
    for (const body of pages) expect(body.replaceAll('.', ':')).toMatch(time)
  })
})

describe('[receipt-5] a receipt', () => {
  it('has what was bought and paid, and the tax that the price contains with what it was reckoned on', async () => {
    const { path } = await openLinked()
    const { body } = await get(`${path}?lang=en-US`)
    const rows = [...body.matchAll(/<dt><bdi>(.*?)<\/bdi><\/dt><dd><bdi>(.*?)<\/bdi><\/dd>/g)].map(([, ...row]) => row)
    expect(rows.slice(-4)).toEqual([
      ['Subtotal', '¥20.00'],
      ['Total', '¥20.00'],
      ['Includes GST 9%', '¥1.65'],
      ['Amount before GST 9%', '¥18.35'],
    ])
  })

  it('[receipt-3] has its credit notes, with what went back of each line and of its tax', async () => {
    const { path, staff, orderId, find } = await openLinked()
    await ask(app, counter.completeOrder, { ...staff, body: { orderId, version: 2 } })
    const body = { orderId, version: 3, reason: 'cold', lineList: [{ lineNo: 1, num: 1 }] }
    expect((await ask(app, counter.refundOrder, { ...staff, body })).code).toBe(200)
    const { receipt } = (await find()).data
    expect(receipt?.creditNoteList).toMatchObject([{ receiptNo: expect.stringMatching(/-0002$/), amount: 1000 }])
    const { body: page } = await get(`${path}?lang=en-US`)
    const credit = page.slice(page.indexOf('Credit note'))
    expect(credit).toMatch(
      /-0002[\s\S]*Osmanthus &lt;oolong&gt; × 1[\s\S]*−¥10\.00[\s\S]*Refunded[\s\S]*−¥10\.00[\s\S]*Includes GST 9%[\s\S]*−¥0\.8/,
    )
  })
})

describe('[receipt-8] what a brand asks for on its receipts', () => {
  const askFor = (corp: string, settings: object) =>
    build.asCorp(corp, 'update corp set tax = tax || $1::jsonb', [JSON.stringify(settings)])

  it('is a note under each, in the language of the receipt', async () => {
    const { path, corp } = await openLinked()
    await askFor(corp, { receiptNote: { 'en-US': 'GST Reg No. M2-1\nThank you', 'th-TH': 'เลขประจำตัวผู้เสียภาษี 1' } })
    const { body } = await get(`${path}?lang=en-US`)
    expect(body).toContain('<footer><p><bdi>GST Reg No. M2-1</bdi></p><p><bdi>Thank you</bdi></p></footer>')
    expect((await get(`${path}?lang=th-TH`)).body).toContain('เลขประจำตัวผู้เสียภาษี 1')
  })

  it('are allergens by the recipes of today, and without the wish there are none', async () => {
    const { path, corp, skuId } = await openLinked()
    await askFor(corp, { receiptFood: true })
    expect((await get(`${path}?lang=en-US`)).body).not.toContain('Not all ingredients')
    await askFor(corp, { receiptFood: false })
    await build.buildMaterial(corp, 'milk')
    await build.asCorp(corp, `update material set allergens_known = true, contains = '{milk}'`)
    await build.insertRow(corp, 'sku_material', { sku_id: skuId, material_id: 'milk', weight: 1000 })
    await build.bumpCatalog(corp)
    await app.corps.reload(corp)
    expect((await get(`${path}?lang=en-US`)).body).not.toContain('Contains: Milk')
    await askFor(corp, { receiptFood: true })
    expect((await get(`${path}?lang=en-US`)).body).toContain('Contains: Milk')
    await build.asCorp(corp, 'update store set archived_at = now()')
    await build.bumpCatalog(corp)
    await app.corps.reload(corp)
    expect((await get(`${path}?lang=en-US`)).body).toMatch(/Osmanthus(?![\s\S]*Contains: Milk)/)
  })

  it('is the Nutri-Grade of a drink where the store is in Singapore, and of no drink elsewhere', async () => {
    const { path, corp, skuId } = await openLinked()
    await build.buildMaterial(corp, 'syrup')
    // 40 g of syrup with 70 g of sugar in 100 g: 28 g in 350 ml.
    await build.asCorp(corp, `update material set allergens_known = true, sugar = 70000, saturated_fat = 0`)
    await build.insertRow(corp, 'sku_material', { sku_id: skuId, material_id: 'syrup', weight: 40_000 })
    await build.asCorp(corp, 'update sku set volume_ml = 350')
    await askFor(corp, { receiptFood: true })
    const textIn = async (timeZone: string) => {
      await build.asCorp(corp, `update store set time_zone = '${timeZone}'`)
      await build.bumpCatalog(corp)
      await app.corps.reload(corp)
      return (await get(`${path}?lang=en-US`)).body
    }
    expect(await textIn('Asia/Singapore')).toContain('Nutri-Grade C, 8% sugar')
    expect(await textIn('Asia/Jakarta')).not.toContain('Nutri-Grade')
  })
})

describe('[receipt-6] a receipt as a file', () => {
  it('is drawn in all eight languages, and is named by its number', async () => {
    const { path } = await openLinked()
    for (const language of languages) {
      const { statusCode, headers, rawPayload } = await get(`${path}.pdf?lang=${language}`)
      expect(statusCode).toBe(200)
      expect(headers).toMatchObject({ 'content-type': 'application/pdf', 'cache-control': 'private, no-store' })
      expect(headers['content-disposition']).toMatch(/^inline; filename="receipt-\d{8}-0001\.pdf"$/)
      expect(rawPayload.subarray(0, 5).toString()).toBe('%PDF-')
    }
  }, 60_000)

  it('waits for its turn, two at once, and is refused when ten are asked for already', async () => {
    const counts = { drawing: 0, most: 0, done: 0 }
    const open: (() => void)[] = []
    const maker = new PdfMaker(async () => {
      counts.most = Math.max(counts.most, ++counts.drawing)
      await new Promise<void>((resolve) => open.push(resolve))
      counts.drawing--
      counts.done++
      return Buffer.from('')
    })
    const nothing = {} as never // as: nothing of it is drawn
    const made = Array.from({ length: 10 }, () => maker.make(nothing))
    const isBusy = { fault: 'unavailable', headers: { 'retry-after': '2' } }
    const refused = maker.make(nothing).catch((fault: unknown) => fault)
    expect(await Promise.race([refused, setTimeout(1000, 'late')])).toMatchObject(isBusy)
    const drawAll = async (count: number) => {
      while (counts.done < count) {
        open.shift()?.()
        await setImmediate()
      }
    }
    await drawAll(10)
    await Promise.all(made)
    expect(counts.most).toBe(2)
    const next = maker.make(nothing)
    await drawAll(11)
    expect((await next).length).toBe(0)
  })
})
