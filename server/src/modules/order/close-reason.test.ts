import { cancelOrder, findOrder, listOrders } from '@tiffin/contract/order'
import * as counter from '@tiffin/contract/store'
import { locales } from '@tiffin/phrases/locales'
import { say } from '@tiffin/phrases/server'
import { describe, expect, it } from 'vitest'
import { ask } from '../../../test/app.ts'
import * as build from '../../../test/build-shop.ts'
import { order } from '../../../test/order.ts'
import { app, openShop } from '../../../test/ordering.ts'

/** An order that staff has closed, as its customer reads it. */
async function closed(words: { reason: string; note?: string }) {
  const shop = await openShop()
  const { corp } = shop
  const staff = await build.buildEmployee(corp, shop.storeId)
  const { data } = await order(app, {
    ...shop,
    lines: [shop.line],
    payable: 500,
    more: { paymentMethodCode: 'counter' },
  })
  const { orderId } = data
  const body = { orderId, version: 1, ...words }
  const atCounter = (await ask(app, counter.closeOrder, { corp, token: staff.token, language: 'zh-CN', body })).data
  const read = async (language: string) =>
    (await ask(app, findOrder, { corp, token: shop.token, language, body: { orderId } })).data
  return { ...shop, orderId, atCounter, read }
}

describe('why the store closed an order', () => {
  it.each(['soldOut', 'machine', 'closing', 'notCollected', 'other'] as const)(
    '%s is read by the customer in each of our languages',
    async (reason) => {
      const { read } = await closed({ reason })
      for (const language of locales)
        expect([language, (await read(language)).closeReason]).toEqual([
          language,
          say(language, `closeReason.${reason}`),
        ])
      expect(
        new Set((await Promise.all(locales.map(read))).map(({ closeReason }) => closeReason)).size,
      ).toBeGreaterThan(6)
    },
  )

  it.each([
    { reason: 'other', note: '客人很凶' },
    { reason: '客人很凶' }, // a counter of before sent its words as the reason
  ])('in the words of staff stays with the store: %j', async (words) => {
    const { corp, token, atCounter, read } = await closed(words)
    expect(atCounter).toMatchObject({ closeNote: '客人很凶', closeReason: say('zh-CN', 'closeReason.other') })
    expect((await read('ar-IQ')).closeReason).toBe(say('ar-IQ', 'closeReason.other'))
    const list = await ask(app, listOrders, { corp, token, language: 'ar-IQ' })
    expect(JSON.stringify([await read('ar-IQ'), list])).not.toContain('客人')
    expect(await build.asCorp(corp, `select reason from order_log where action = 'close'`)).toEqual([
      { reason: 'other: 客人很凶' },
    ])
  })

  it('is read also where an older server kept words only', async () => {
    const { corp, read } = await closed({ reason: 'machine' })
    await build.asCorp(corp, `update customer_order set close_code = '', close_reason = '咖啡机坏了'`)
    expect((await read('ar-IQ')).closeReason).toBe(say('ar-IQ', 'closeReason.other'))
  })

  it('is the customer’s own words where they cancelled it', async () => {
    const shop = await openShop()
    const { data } = await order(app, { ...shop, lines: [shop.line], payable: 500 })
    const body = { orderId: data.orderId, reason: 'غيرت رأيي' }
    expect((await ask(app, cancelOrder, { ...shop, language: 'ar-IQ', body })).data.closeReason).toBe('غيرت رأيي')
  })
})
