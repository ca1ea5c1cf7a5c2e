import { setTimeout } from 'node:timers/promises'
import { mailReceipt } from '@tiffin/contract/receipt'
import { refusals } from '@tiffin/contract/refusals'
import { say } from '@tiffin/phrases/server'
import { beforeEach, describe, expect, it } from 'vitest'
import { ask, logged, testApp } from '../../../../test/app.ts'
import * as build from '../../../../test/build-shop.ts'
import { fakeMailServer } from '../../../../test/fake-mail-server.ts'
import { fakeSessions } from '../../../../test/fake-sessions.ts'
import { order } from '../../../../test/order.ts'
import { openLinked, openSale } from '../../../../test/selling.ts'
import { Mailer } from './mailer.ts'

const host = await fakeMailServer()
const from = { name: 'Osmanthus 桂花', address: 'receipts@tea.example' }
const mail = { url: host.url, from }
const clock = { offset: 0, now: () => Date.now() + clock.offset }
const app = testApp({ sessions: fakeSessions, clock, config: { mail } })
const mute = testApp({ sessions: fakeSessions })

beforeEach(() => {
  host.mails.length = 0
  host.answer = 'taken'
})

type Sale = Awaited<ReturnType<typeof openSale>>

const send = (sale: Pick<Sale, 'corp' | 'token' | 'orderId'>, email: string, to = app) =>
  ask(to, mailReceipt, { ...sale, language: 'en-US', body: { orderId: sale.orderId, email } })

describe('[receipt-7] a receipt by mail', () => {
  it('goes to the address that was given, with link, page and file, and the address is nowhere afterwards', async () => {
    const sale = await openLinked()
    expect((await send(sale, ' ann@mail.example ')).code).toBe(200)
    const [taken] = host.mails
    expect(taken).toMatchObject({ from: 'receipts@tea.example', to: ['ann@mail.example'] })
    const source = taken?.source ?? ''
    expect(source).toMatch(/^To: ann@mail\.example$/m)
    expect(source).toMatch(/^Subject: .*Receipt/m)
    expect(source).toMatch(/filename="?receipt-\d{8}-0001\.pdf/)
    expect(source.replaceAll('=\n', '')).toContain(
      `\nhttp://${new URL(app.config.publicUrl).host}${sale.path}?lang=3Den-US\n`,
    )
    const [, brand = ''] = /<h1><bdi>(.+)<\/bdi><\/h1>/.exec(source.replaceAll('=\n', '')) ?? []
    expect(source.replaceAll('=\n', '')).toContain(say('en-US', 'receipt.mailText', { brand }))
    expect(source.replaceAll('=\n', '')).toMatch(/<h1><bdi>.+<\/bdi><\/h1>/)
    const tables = ['receipt', 'customer_order', 'customer', 'budget', 'outbox']
    for (const table of tables)
      expect(JSON.stringify(await build.asCorp(sale.corp, `select * from ${table}`))).not.toContain('mail.example')
    expect(logged.join('')).not.toContain('mail.example')
  })

  it('goes to one address: lists, headers and nothing are refused', async () => {
    const sale = await openSale()
    const wrong = ['', 'ann', 'a@b.example, c@d.example', 'a@b.example\r\nBcc: c@d.example', 'Ann <a@b.example>']
    for (const email of wrong) expect((await send(sale, email)).code).toBe(refusals.emailInvalid)
    expect(host.mails).toEqual([])
  })

  it('is sent for one’s own order only, and for one that has a receipt', async () => {
    const sale = await openSale()
    const other = await build.buildCustomer(sale.corp)
    expect((await send({ ...sale, token: other.token }, 'ann@mail.example')).code).toBe(refusals.orderUnknown)
    const unpaid = await order(app, {
      ...sale,
      lines: [sale.line],
      payable: 1000,
      more: { paymentMethodCode: 'counter' },
    })
    expect((await send({ ...sale, orderId: unpaid.data.orderId }, 'ann@mail.example')).code).toBe(
      refusals.receiptUnknown,
    )
    expect(host.mails).toEqual([])
  })

  it('is sent five times a day for an order', async () => {
    const sale = await openSale()
    const codes: number[] = []
    for (let count = 0; count < 6; count++) codes.push((await send(sale, `ann${count}@mail.example`)).code)
    expect(codes).toEqual([200, 200, 200, 200, 200, refusals.mailTooOften])
    clock.offset = 86_400_000
    expect((await send(sale, 'ann@mail.example')).code).toBe(200)
    clock.offset = 0
  }, 60_000)

  it('is sent twenty times a day for a customer, whatever the order', async () => {
    const sale = await openSale()
    expect((await send(sale, 'ann@mail.example')).code).toBe(200)
    await build.asCorp(sale.corp, `update budget set used = 19 where budget_key like 'receipts %'`)
    expect((await send(sale, 'ann@mail.example')).code).toBe(200)
    expect((await send(sale, 'ann@mail.example')).code).toBe(refusals.mailTooOften)
  }, 60_000)

  it('is refused where this server sends no mail', async () => {
    const sale = await openSale()
    expect((await send(sale, 'ann@mail.example', mute)).code).toBe(refusals.mailOff)
    expect((await sale.find()).data.canMail).toBe(false)
  })

  it('is refused when the server of mail refuses it, without the address in the log', async () => {
    const sale = await openSale()
    host.answer = 'refused'
    logged.length = 0
    expect((await send(sale, 'ann@gone.example')).code).toBe(refusals.mailNotSent)
    expect(logged.join('')).toContain('EENVELOPE 550')
    expect(logged.join('')).not.toContain('gone.example')
  })

  it('is given up when the server of mail keeps silent', async () => {
    host.answer = 'silent'
    const file = { name: 'receipt.pdf', bytes: Buffer.from('%PDF-') }
    const sent = new Mailer(mail, 200).send({ to: 'a@b.example', subject: 's', text: 't', html: 'h', file })
    const outcome = sent.catch((failure: unknown) => failure)
    expect(await Promise.race([outcome, setTimeout(5000, 'late')])).toMatchObject({ message: 'mail not sent' })
  })
})
