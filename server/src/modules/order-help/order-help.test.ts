import * as calls from '@tiffin/contract/order-help'
import { refusals } from '@tiffin/contract/refusals'
import { describe, expect, it, vi } from 'vitest'
import { ask, testApp } from '../../../test/app.ts'
import * as build from '../../../test/build-shop.ts'
import { fakeSessions } from '../../../test/fake-sessions.ts'
import { order } from '../../../test/order.ts'
import { openShop, tally } from '../../../test/ordering.ts'
import { tempFolder } from '../../../test/temp-folder.ts'
import { picture, upload } from '../../../test/uploading.ts'
import { video } from '../../../test/videos.ts'

const clock = { at: Date.now(), now: () => clock.at }
const app = testApp({ sessions: fakeSessions, clock, config: { dataDir: tempFolder('order-help') } })
const bytes = await picture(60, 40).png().toBuffer()

async function openOrder() {
  const shop = await openShop({ price: 1000 })
  const { corp, token, storeId, line } = shop
  const { orderId } = (await order(app, { corp, token, storeId, lines: [line], payable: 1000 })).data
  const staff = await build.buildEmployee(corp, storeId)
  const send = (body: Record<string, unknown> = {}, as = token) =>
    ask(app, calls.sendOrderHelp, { corp, token: as, body: { orderId, reason: 'missing', ...body } })
  const put = async (content: Buffer = bytes, as = token): Promise<string> =>
    (await upload(app, { corp, token: as }, { bytes: content, fields: { scene: 'help' } })).data.url
  const list = async () => (await ask(app, calls.listOrderHelp, { corp, token, body: { orderId } })).data.list
  const counter = async (as = staff.token) => (await ask(app, calls.listStoreHelp, { corp, token: as })).data
  const close = (helpId: string, answer = '', as = staff.token) =>
    ask(app, calls.closeStoreHelp, { corp, token: as, body: { helpId, answer } })
  return { ...shop, orderId, staff, send, put, list, counter, close }
}

describe('[R-5.18] help with an order', () => {
  it('takes a reason, words and pictures to the counter, and the answer back to the customer', async () => {
    const { send, put, list, counter, close, corp } = await openOrder()
    const fileList = [await put(), await put()]
    const { code, data } = await send({ words: ' No straw ', fileList })
    expect([code, data.words, data.fileList, data.doneTime]).toEqual([200, 'No straw', fileList, null])
    expect(await counter()).toMatchObject({
      openCount: 1,
      list: [{ reason: 'missing', customerName: 'Mira', fileList }],
    })
    await close(data.helpId, 'On its way')
    await close(data.helpId, 'Twice')
    expect(await list()).toMatchObject([{ answer: 'On its way', doneTime: clock.at }])
    expect((await counter()).openCount).toBe(0)
    const hints = await build.asCorp(corp, `select topic from outbox where topic = 'help'`)
    expect(hints).toHaveLength(2)
  })

  it('keeps its files as long as itself', async () => {
    const { send, put, corp } = await openOrder()
    const [used, unused] = [await put(video('clip.mp4')), await put()]
    expect((await send({ fileList: [used] })).code).toBe(200)
    clock.at += 25 * 3_600_000
    await app.jobs.find(({ name }) => name === 'sweep uploads')?.run()
    const status = async (url: string) => (await app.http.inject({ method: 'GET', url })).statusCode
    expect([await status(used), await status(unused)]).toEqual([200, 404])
    clock.at -= 25 * 3_600_000
    expect(await build.asCorp(corp, 'select extension from upload')).toEqual([{ extension: 'mp4' }])
  })

  it('[R-9.12] takes nine pictures or one video, each once and of the customer’s own', async () => {
    const { send, put, corp, token } = await openOrder()
    const ten = Array.from({ length: 10 }, (_none, index) => `/uploads/${String(index).padStart(22, 'a')}.webp`)
    const film = await put(video('clip.webm'))
    const still = await put()
    const stranger = await build.buildCustomer(corp)
    const foreign = await put(bytes, stranger.token)
    const avatar = (await upload(app, { corp, token }, { bytes })).data.url
    for (const fileList of [ten, [film, still], [foreign], [avatar], [still, still], ['https://x.example/a.webp']])
      expect([fileList, (await send({ fileList })).code]).toEqual([fileList, refusals.inputInvalid])
    expect((await send({ fileList: [film] })).code).toBe(200)
    expect((await send({ fileList: [film] })).code).toBe(refusals.inputInvalid)
    expect((await send({ fileList: [still] })).code).toBe(200)
  })

  it('that cannot be sent says which field is wrong and why, and what is sent wakes the other servers', async () => {
    const { send, put, corp } = await openOrder()
    const ten = Array.from({ length: 10 }, (_none, index) => `/uploads/${String(index).padStart(22, 'a')}.webp`)
    const fault = async (body: Record<string, unknown>) => (await send(body)).data
    expect(await fault({ reason: 'other', words: '  ' })).toMatchObject({
      fieldErrors: [{ field: 'words', detail: 'required' }],
    })
    expect(await fault({ fileList: [await put(), await put(video('clip.mp4'))] })).toMatchObject({
      fieldErrors: [{ field: 'fileList', detail: 'nine pictures or one video' }],
    })
    expect(await fault({ fileList: ten.slice(1, 2) })).toMatchObject({
      fieldErrors: [{ field: 'fileList', detail: 'no uploads of yours' }],
    })
    const hint = vi.spyOn(app.hints, 'send')
    await send()
    expect(hint).toHaveBeenCalledExactlyOnceWith('outbox', corp)
  })

  it('[TN-03] is for the customer’s own order, and each store sees its own', async () => {
    const { send, close, counter, corp, storeId } = await openOrder()
    const stranger = await build.buildCustomer(corp)
    expect((await send({}, stranger.token)).code).toBe(refusals.orderUnknown)
    const { helpId } = (await send()).data
    const otherEmployee = await build.buildEmployee(corp, await build.buildStore(corp))
    expect((await counter(otherEmployee.token)).list).toEqual([])
    expect((await close(helpId, '', otherEmployee.token)).code).toBe(refusals.orderUnknown)
    const untaught = await build.buildEmployee(corp, storeId, [])
    expect((await close(helpId, '', untaught.token)).code).toBe(403)
  })

  it('asks for words where the reason says nothing, and has an end', async () => {
    const { send } = await openOrder()
    expect((await send({ reason: 'other', words: ' \u200b ' })).code).toBe(refusals.inputInvalid)
    const sent = await Promise.all([1, 2, 3, 4, 5].map(() => send({ reason: 'other', words: 'Cold' })))
    expect(tally(sent.map(({ code }) => code))).toEqual({ 200: 3, [refusals.helpClosed]: 2 })
  })

  it('is not taken for an order that ended unpaid', async () => {
    const { send, corp } = await openOrder()
    await build.asCorp(corp, 'update customer_order set status = 60')
    expect((await send()).code).toBe(refusals.helpClosed)
  })
})
