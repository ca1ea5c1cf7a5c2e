import { addTestPhone, findStart, goLive, removeTestPhone } from '@tiffin/contract/desk/start'
import { logInByCode, sendSmsCode, smsScene } from '@tiffin/contract/login'
import { refusals } from '@tiffin/contract/refusals'
import { expect, test } from 'vitest'
import { ask, logged, testApp } from '../../../test/app.ts'
import { buildCorp } from '../../../test/build.ts'
import { asCorp, buildProduct, buildStore } from '../../../test/build-shop.ts'
import { buildAtDesk, openDesk } from '../../../test/team.ts'
import type { SampleMenus } from './put-sample.ts'

const clock = { at: Date.now(), now: () => clock.at }
/** Menus of six products, of which one has no picture. */
const samples = ((sample: string, { currency }: { currency: string }) => ({
  name: { 'en-US': `A menu of ${sample}`, 'th-TH': `เมนู ${sample}` },
  about: { 'en-US': `Six things in ${currency}` },
  items: [
    { kind: 'category', itemId: 'all', fields: {} },
    ...['1', '2', '3', '4', '5'].map((no) => ({ kind: 'product', itemId: no, fields: { image: `/media/${no}` } })),
    { kind: 'product', itemId: '0', fields: {} },
  ].toSorted((a, b) => (a.itemId < b.itemId ? -1 : 1)),
})) as unknown as SampleMenus // as: only what the list shows
const app = testApp({ clock, samples, config: { demo: false } })
const phone = { areaCode: '86', phone: '13800001111' }
const plus = (index: number) => ({ areaCode: '86', phone: `1380000222${index}` })

const open = async () => buildAtDesk(app, await buildCorp(), 'owner')
type Desk = Awaited<ReturnType<typeof open>>

const find = async (desk: Desk) => (await ask(app, findStart, { ...desk, body: {} })).data
const add = (desk: Desk, body: object) => ask(app, addTestPhone, { ...desk, body: { ...phone, ...body } })
const send = ({ corp }: Desk) => ask(app, sendSmsCode, { corp, body: { ...phone, scene: smsScene.logIn } })
const live = (desk: Desk) => ask(app, goLive, { ...desk, body: {} })

test('a new brand reads what it has and what it needs', async () => {
  const desk = await open()
  const nothing = { hasLook: false, storeCount: 0, productCount: 0, codesBy: 'none', liveAt: null, testPhoneList: [] }
  expect(await find(desk)).toMatchObject(nothing)
  expect((await live(desk)).code).toBe(refusals.nothingToSell)
  await buildStore(desk.corp)
  expect((await live(desk)).code).toBe(refusals.nothingToSell)
  await buildProduct(desk.corp)
  await add(desk, {})
  expect(await find(desk)).toMatchObject({ storeCount: 1, productCount: 1, codesBy: 'testPhones' })
})

test('a brand that has products and no store has nothing to sell', async () => {
  const desk = await open()
  await buildProduct(desk.corp)
  expect((await live(desk)).code).toBe(refusals.nothingToSell)
})

test('codes come by message where a provider is, and in a demo by its own page', async () => {
  const { corp, account } = await open()
  for (const [codesBy, own] of [
    ['message', testApp({ config: { demo: true }, sms: { send: async () => {} } })],
    ['demo', testApp({ config: { demo: true } })],
  ] as const)
    expect((await ask(own, findStart, { ...(await openDesk(own, corp, account)), body: {} })).data).toMatchObject({
      codesBy,
    })
})

test('without a provider of messages a test phone logs in with a code that the desk shows, for its two minutes, and no other phone does', async () => {
  const desk = await open()
  expect((await send(desk)).code).toBe(503)
  await add(desk, {})
  const { nonce } = (await send(desk)).data
  const [testPhone] = (await find(desk)).testPhoneList
  expect([testPhone?.phone, testPhone?.code]).toEqual(['1111', expect.stringMatching(/^\d{6}$/)])
  const entered = { ...phone, code: testPhone?.code ?? '', nonce, agreementAccepted: true }
  expect((await ask(app, logInByCode, { corp: desk.corp, body: entered })).code).toBe(200)
  const kept = await asCorp(desk.corp, 'select sealed_code from test_phone')
  expect(JSON.stringify(kept)).not.toContain(testPhone?.code)
  expect(logged.join('\n')).not.toContain(testPhone?.code)
  const stranger = await ask(app, sendSmsCode, { corp: desk.corp, body: { ...plus(1), scene: smsScene.logIn } })
  expect(stranger.code).toBe(503)
  clock.at += 120_000
  expect((await find(desk)).testPhoneList[0]?.code).toBeNull()
})

test('a brand has five test phones at most, also when they are added at once, and one of them counts once', async () => {
  const desk = await open()
  for (const index of [0, 1, 2]) await add(desk, plus(index))
  await add(desk, plus(0))
  const codes = (await Promise.all([3, 4, 5, 6].map((index) => add(desk, plus(index))))).map(({ code }) => code)
  expect(codes.toSorted()).toEqual([200, 200, refusals.testPhonesMost, refusals.testPhonesMost])
  const { testPhoneList } = await find(desk)
  expect(testPhoneList).toHaveLength(5)
  const { testPhoneId } = testPhoneList[0] ?? { testPhoneId: '' }
  await ask(app, removeTestPhone, { ...desk, body: { testPhoneId } })
  expect((await find(desk)).testPhoneList).toHaveLength(4)
})

test('a brand that is live has no test phones, and is so once', async () => {
  const desk = await open()
  await buildStore(desk.corp)
  await buildProduct(desk.corp)
  await add(desk, {})
  const { liveAt } = (await live(desk)).data
  clock.at += 1000
  expect((await live(desk)).data.liveAt).toBe(liveAt)
  expect(await find(desk)).toMatchObject({ liveAt, codesBy: 'none', testPhoneList: [] })
  expect((await add(desk, {})).code).toBe(refusals.liveAlready)
  expect((await send(desk)).code).toBe(503)
})

test('[brand-9] a brand without products is offered menus to begin with, in short and in the reader’s language', async () => {
  const desk = await open()
  const { sampleList } = (await ask(app, findStart, { ...desk, language: 'th-TH', body: {} })).data
  const imageList = ['', '/media/1', '/media/2', '/media/3']
  const sampleOf = (sample: string) => ({
    ...{ sample, name: `เมนู ${sample}`, text: 'Six things in CNY', productCount: 6, imageList },
  })
  expect(sampleList).toEqual(['tea', 'coffee'].map(sampleOf))
  await buildProduct(desk.corp)
  expect((await find(desk)).sampleList).toEqual([])
})

test('[DK-06] the log says who added and removed test phones, and since when the brand sells', async () => {
  const desk = await open()
  await buildStore(desk.corp)
  await buildProduct(desk.corp)
  for (const _time of [1, 2]) await add(desk, {})
  const { testPhoneId } = (await find(desk)).testPhoneList[0] ?? { testPhoneId: '' }
  await ask(app, removeTestPhone, { ...desk, body: { testPhoneId } })
  for (const _time of [1, 2]) await live(desk)
  const entries = await asCorp(desk.corp, 'select action, item_kind, item_id from audit_entry order by entry_id')
  expect(entries).toEqual(
    ['start.addTestPhone', 'start.removeTestPhone', 'start.goLive'].map((action) => ({
      ...{ action, item_kind: 'corp', item_id: desk.corp },
    })),
  )
})
