import { bootstrap, listPaymentMethods } from '@tiffin/contract/common'
import { findAgreement } from '@tiffin/contract/customer'
import { logInAtDesk } from '@tiffin/contract/desk/login'
import { findMe } from '@tiffin/contract/desk/me'
import { createBrand, findSetup } from '@tiffin/contract/desk/setup'
import { refusals } from '@tiffin/contract/refusals'
import { describe, expect, test } from 'vitest'
import { ask, logged, testApp } from '../../../test/app.ts'
import { newCorpId } from '../../../test/build.ts'
import { asCorp } from '../../../test/build-shop.ts'
import { testDb } from '../../../test/database.ts'
import { firstBrandLink, furtherBrandLink } from './index.ts'

const hour = 3_600_000
const clock = { at: Date.now(), now: () => clock.at }
const app = testApp({ clock })
const publicUrl = 'https://tea.example'
const password = 'a long password'

const codeOf = (link: string) => link.slice(`${publicUrl}/desk/setup#`.length)
const newCode = async () => codeOf(await furtherBrandLink(testDb, publicUrl, clock.at))

const wishOf = (code: string, corpId = newCorpId()) => ({
  ...{ code, corpId, brandName: 'Kopi Pagi', language: 'in-ID', country: 'ID' },
  ...{ staffName: 'Sekar', account: 'sekar', password },
})

const create = (body: Record<string, unknown>) => ask(app, createBrand, { body })

describe('[brand-6] a link that makes a brand', () => {
  test('leads behind the # of the desk, and is kept as a hash only', async () => {
    const link = await furtherBrandLink(testDb, publicUrl)
    expect(link).toMatch(/^https:\/\/tea\.example\/desk\/setup#[\w-]{43}$/)
    const kept = await asCorp('', 'select * from setup_code')
    expect(JSON.stringify(kept)).not.toContain(codeOf(link))
  })

  test('makes one brand with its owner, who logs in at its desk with all that an owner may do', async () => {
    const code = await newCode()
    expect((await ask(app, findSetup, { body: { code } })).data).toEqual({ isFirst: false })
    const wish = wishOf(code)
    const { data } = await create(wish)
    expect(data).toEqual({ corpId: wish.corpId })
    const { corpId: corp } = wish
    const session = (await ask(app, logInAtDesk, { corp, body: { account: 'sekar', password } })).data
    const me = (await ask(app, findMe, { corp, token: session.token })).data
    expect([me.staffName, me.rightList]).toMatchObject(['Sekar', [{ stores: 'all' }]])
    expect((await ask(app, bootstrap, { corp })).data.corpSetting.timeZone).toBe('Asia/Jakarta')
    expect((await create(wishOf(code))).code).toBe(refusals.setupOver)
    expect((await ask(app, findSetup, { body: { code } })).code).toBe(refusals.setupOver)
  })

  test('makes one brand however many use it at once', async () => {
    const code = await newCode()
    const wishes = Array.from({ length: 6 }, () => wishOf(code))
    const codes = (await Promise.all(wishes.map(create))).map((answer) => answer.code)
    expect(codes.toSorted()).toEqual([200, ...codes.slice(1).map(() => refusals.setupOver)])
    const made = await Promise.all(wishes.map(({ corpId }) => asCorp(corpId, 'select 1 from corp')))
    expect(made.flat()).toHaveLength(1)
  })

  test('works for 72 hours', async () => {
    const code = await newCode()
    clock.at += 72 * hour - 1000
    expect((await ask(app, findSetup, { body: { code } })).code).toBe(200)
    clock.at += 1000
    expect((await create(wishOf(code))).code).toBe(refusals.setupOver)
  })

  test('stays good when its brand is refused, and nothing of the brand is left', async () => {
    const code = await newCode()
    const taken = wishOf(await newCode()).corpId
    await create(wishOf(await newCode(), taken))
    const refused = {
      corpIdTaken: wishOf(code, taken),
      corpIdForm: wishOf(code, 'setup'),
      staffPasswordForm: { ...wishOf(code), password: 'too short' },
      inputInvalid: { ...wishOf(code), timeZone: 'Asia/Nowhere' },
    } as const
    for (const [name, wish] of Object.entries(refused)) {
      const { code: answered, data } = await create(wish)
      expect([name, answered]).toEqual([name, refusals[name as keyof typeof refused]])
      if (name === 'inputInvalid')
        expect(data).toMatchObject({ fieldErrors: [{ field: 'timeZone', detail: 'This is no time zone.' }] })
      if (wish.corpId !== taken) expect(await asCorp(wish.corpId, 'select 1 from corp')).toEqual([])
    }
    expect((await create(wishOf(code))).code).toBe(200)
  })

  test('is not printed while there is a brand, and the one of an earlier start is gone then', async () => {
    await create(wishOf(await newCode()))
    expect(await firstBrandLink(testDb, publicUrl)).toBeUndefined()
    const first = 'first-code-of-a-start'
    const insert = `insert into setup_code (code_hash, is_first, created_at, expires_at) values ($1, true, now(), now() + interval '1 day')`
    await asCorp('', insert, [first])
    await create(wishOf(await newCode()))
    expect(await asCorp('', 'select 1 from setup_code where is_first')).toEqual([])
    await asCorp('', insert, [first])
    await newCode()
    expect(await asCorp('', 'select 1 from setup_code where is_first')).toHaveLength(1)
  })

  test('never reaches the log, nor does the password', async () => {
    const code = await newCode()
    await create(wishOf(code))
    expect(logged.join('\n')).not.toContain(code)
    expect(logged.join('\n')).not.toContain(password)
  })
})

describe('[brand-5] a new brand', () => {
  test('has the money, zone and dialling code of its country, its name and languages, and can be paid at the store', async () => {
    const wish = wishOf(await newCode())
    await create({ ...wish, timeZone: 'Asia/Makassar' })
    const { data } = await ask(app, bootstrap, { corp: wish.corpId, language: 'in-ID' })
    expect(data.corpSetting).toMatchObject({
      ...{ corpId: wish.corpId, brandName: 'Kopi Pagi', currency: 'IDR', currencyScale: 2, currentUnit: 'Rp' },
      ...{ defaultFractionDigits: 0, groupingSeparator: '.', timeZone: 'Asia/Makassar', defaultAreaCode: '62' },
      appId: `${wish.corpId}-web`,
    })
    expect(data.languageList).toEqual([
      { code: 'in-ID', text: 'Bahasa Indonesia' },
      { code: 'zh-CN', text: '中文' },
      { code: 'en-US', text: 'English' },
      ...[expect.objectContaining({ code: 'en-PH' }), expect.objectContaining({ code: 'th-TH' })],
    ])
    const methods = await ask(app, listPaymentMethods, { corp: wish.corpId, language: 'en-US', body: { storeId: 's' } })
    expect(methods.data.list).toMatchObject([
      { code: 'store', type: 2, name: 'Pay at the store', tip: 'At the counter, cash or card' },
    ])
    const agreement = (await ask(app, findAgreement, { corp: wish.corpId, language: 'th-TH' })).data
    expect(agreement.serviceTerms).toMatch(/^<h2>/)
    expect(agreement.privacyPolicy).toMatch(/^<h2>/)
  })

  const taxOf = async (corpId: string) => (await asCorp<{ tax: object }>(corpId, 'select tax from corp'))[0]?.tax

  test('[tax-8] is taxed as its country proposes, or states its prices as was chosen', async () => {
    const british = { country: 'GB', language: 'zh-CN' }
    const [proposed, chosen, free] = [wishOf(await newCode()), wishOf(await newCode()), wishOf(await newCode())]
    await create({ ...proposed, ...british })
    await create({ ...chosen, taxMode: 'inclusive' })
    await create({ ...free, ...british, taxMode: 'none' })
    expect(await taxOf(proposed.corpId)).toMatchObject({
      ...{ taxMode: 'inclusive', serviceCharge: null, classList: [{ taxClassId: 'coldFood', name: '冷食' }] },
      rateList: [{ ratePpm: 200_000 }, { pickupMethods: [1] }, { ratePpm: 0, pickupMethods: [2] }],
    })
    const pb1 = { rateId: 'standard', ratePpm: 100_000, taxClassIdList: [''] }
    expect(await taxOf(chosen.corpId)).toMatchObject({ taxMode: 'inclusive', rateList: [pb1] })
    expect(await taxOf(free.corpId)).toMatchObject({ taxMode: 'none', rateList: [], classList: [] })
    const { data } = await ask(app, bootstrap, { corp: chosen.corpId })
    expect(data.corpSetting.tax).toMatchObject({ taxMode: 'inclusive', rateList: [{ ratePpm: 100_000 }] })
  })

  test('may live by UTC, which is no zone of a country', async () => {
    const wish = wishOf(await newCode())
    expect((await create({ ...wish, timeZone: 'UTC' })).code).toBe(200)
    expect((await ask(app, bootstrap, { corp: wish.corpId })).data.corpSetting.timeZone).toBe('UTC')
  })

  test('has two ways to its menu and a welcome on Home, and agreements of a first version, in the customer’s language', async () => {
    const wish = wishOf(await newCode())
    await create(wish)
    const { data } = await ask(app, bootstrap, { corp: wish.corpId, language: 'th-TH' })
    const [entries, banner, ...rest] = data.pageList.flatMap(({ blockList }) => blockList)
    const toMenu = { title: '', text: '', action: '', image: '', productId: '', link: '/pages/home/menu/menu' }
    expect(entries).toEqual({
      ...{ type: 'entries', title: '', sort: 0 },
      items: ['butter', 'rose'].map((tint) => ({ ...toMenu, tint })),
    })
    const words = { title: 'สั่งล่วงหน้า ไม่ต้องต่อคิว', text: 'เลือก จ่าย แล้วมารับ', action: 'ดูเมนู' }
    expect(banner).toEqual({ type: 'banner', title: '', sort: 1, items: [{ ...toMenu, ...words, tint: 'oat' }] })
    expect(rest).toEqual([])
    expect(data.agreement.version).toBe('1')
  })

  test('[DK-06] begins its audit log with the making of it', async () => {
    const { corpId } = wishOf('')
    await create(wishOf(await newCode(), corpId))
    const entries = await asCorp(corpId, 'select action, staff_name, item_kind, item_id, item_name from audit_entry')
    expect(entries).toEqual([
      { action: 'brand.create', staff_name: 'Sekar', item_kind: 'corp', item_id: corpId, item_name: 'Kopi Pagi' },
    ])
  })
})
