import { findProfile } from '@tiffin/contract/customer'
import { exportMyData, updateProfile } from '@tiffin/contract/profile'
import { refusals } from '@tiffin/contract/refusals'
import { describe, expect, test } from 'vitest'
import { ask } from '../../../test/app.ts'
import { buildCorp } from '../../../test/build.ts'
import { asCorp, buildEmployee, insertRow } from '../../../test/build-shop.ts'
import { openFullAccount } from '../../../test/having-everything.ts'
import { app, clock, codeFor, logIn, newPhone } from '../../../test/logging-in.ts'

async function newCustomer() {
  const corp = await buildCorp()
  const phone = newPhone()
  const { token, uid } = (await logIn(corp, phone, await codeFor(corp, phone))).data
  const save = (body: Record<string, unknown>) => ask(app, updateProfile, { corp, token, body })
  const read = async () => (await ask(app, findProfile, { corp, token })).data
  return { corp, phone, token, uid, save, read }
}

describe('a profile', () => {
  test('[R-2.35][R-2.47][R-3.7][R-7.14] keeps what is named and leaves the rest; the phone stays masked and is not changed here', async () => {
    const { phone, save, read, uid } = await newCustomer()
    const full = { nickName: '山茶', name: 'Mira Hadley', gender: 2, birthday: '2000-02-29', email: 'mira@example.com' }
    expect(await save({ ...full, phone: '+8613900000000', uid: 'another', isMember: false })).toMatchObject({
      code: 200,
      data: { ...full, birthdayLocked: true, uid, isMember: true, phone: `+86 *******${phone.slice(-4)}` },
    })
    expect(await read()).toMatchObject(full)
    for (const change of [{ nickName: ' M ' }, { name: '' }, { gender: 0 }, { email: '' }, {}]) {
      const before = await read()
      const { data } = await save(change)
      const kept = 'nickName' in change ? { nickName: 'M' } : change
      expect(data).toEqual({ ...before, ...kept })
      expect(await read()).toEqual(data)
    }
  })

  test.each([
    [{ nickName: '' }, refusals.nicknameInvalid],
    [{ nickName: '   ' }, refusals.nicknameInvalid],
    [{ nickName: 'n'.repeat(21) }, refusals.nicknameInvalid],
    [{ nickName: '\u200b\u202e' }, refusals.nicknameInvalid],
    [{ email: 'a@b' }, refusals.emailInvalid],
    [{ name: 'n'.repeat(41) }, refusals.inputInvalid],
    [{ gender: 3 }, refusals.inputInvalid],
    [{ gender: null }, refusals.inputInvalid],
    [{ birthday: '1899-12-31' }, refusals.inputInvalid],
    [{ birthday: '2001-02-29' }, refusals.inputInvalid],
    [{ birthday: '' }, refusals.inputInvalid],
    [{ avatar: 'https://evil.example/a.webp' }, refusals.inputInvalid],
    [{ avatar: '/media/logo.webp' }, refusals.inputInvalid],
    [{ avatar: `/uploads/${'a'.repeat(22)}.webp` }, refusals.inputInvalid],
    [{ nickName: 'Good', email: 'a@b' }, refusals.emailInvalid],
    [{ nickName: 'Good', avatar: 'javascript:alert(1)' }, refusals.inputInvalid],
  ])('[R-5.15][R-3.7] with %j is refused as a whole', async (change, refusal) => {
    const { save, read } = await newCustomer()
    const before = await read()
    expect((await save(change)).code).toBe(refusal)
    expect(await read()).toEqual(before)
  })

  test('[R-5.15] names the field that cannot be, for fields that have no refusal of their own', async () => {
    const { save } = await newCustomer()
    for (const [field, value] of Object.entries({ name: 'n'.repeat(41), birthday: 'soon', avatar: 'x' }))
      expect((await save({ [field]: value })).data).toMatchObject({ fieldErrors: [{ field, detail: 'invalid' }] })
  })

  test('[R-3.7] wears only a picture that this very customer uploaded', async () => {
    const { corp, uid, save } = await newCustomer()
    const key = 'k'.repeat(22)
    await asCorp(
      corp,
      `insert into upload (corp_id, upload_key, customer_id, scene, bytes, created_at) values ($1, $2, $3, 'avatar', 9, now())`,
      [corp, key, uid],
    )
    const url = `/uploads/${key}.webp`
    expect((await save({ avatar: url })).data.avatar).toBe(url)
    expect((await save({ avatar: '' })).data.avatar).toBe('')
    const stranger = await newCustomer()
    expect((await stranger.save({ avatar: url })).code).toBe(refusals.inputInvalid)
  })
})

describe('[PV-04] a birthday', () => {
  test('[R-4.18] is saved once: another is refused with everything that came along, the same is accepted', async () => {
    const { save, read } = await newCustomer()
    expect((await save({ birthday: null })).data).toMatchObject({ birthday: null, birthdayLocked: false })
    expect((await save({ birthday: '2000-01-01' })).data.birthdayLocked).toBe(true)
    for (const birthday of ['2000-01-02', null])
      expect((await save({ birthday, nickName: 'Other' })).code).toBe(refusals.birthdayFixed)
    expect((await save({ birthday: '2000-01-01', nickName: 'Same' })).data.nickName).toBe('Same')
    expect(await read()).toMatchObject({ birthday: '2000-01-01', nickName: 'Same' })
  })

  test('[R-4.18] of two that are saved at once one wins, and the other is refused', async () => {
    const { save, read } = await newCustomer()
    const days = ['1990-01-01', '1990-01-02', '1990-01-03', '1990-01-04']
    const answers = await Promise.all(days.map((birthday) => save({ birthday })))
    const won = answers.flatMap(({ code, data }) => (code === 200 ? [data.birthday] : []))
    expect(won).toHaveLength(1)
    expect(answers.filter(({ code }) => code === refusals.birthdayFixed)).toHaveLength(3)
    expect((await read()).birthday).toBe(won[0])
  })

  test('[R-4.18] lies before the brand’s own today', async () => {
    const { save } = await newCustomer()
    const inShanghai = (instant: number) =>
      new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Shanghai' }).format(instant)
    expect((await save({ birthday: inShanghai(clock.at) })).code).toBe(refusals.inputInvalid)
    expect((await save({ birthday: inShanghai(clock.at - 86_400_000) })).code).toBe(200)
  })
})

describe('the export of one’s own data', () => {
  test('holds everything there is about the customer, and no secret of ours', async () => {
    const { corp, token, uid, phone, person, couponId, orderId, storeId } = await openFullAccount()
    await asCorp(corp, 'update customer_order set deleted_at = now()')
    const staff = await buildEmployee(corp, storeId)
    const [start, end] = [new Date(clock.at - 60_000), new Date(clock.at)]
    await insertRow(corp, 'assist', {
      ...{ assist_id: 'a1', nonce: 'n1', customer_id: uid, employee_id: staff.staffId, store_id: storeId },
      ...{ started_at: start, expires_at: end },
    })
    const { code, data } = await ask(app, exportMyData, { corp, token, language: 'en-US' })
    expect(code).toBe(200)
    expect(data).toMatchObject({
      exportTime: clock.at,
      profile: {
        uid,
        ...person,
        gender: 2,
        phone: `+86${phone}`,
        agreementVersion: '1',
        createTime: expect.any(Number),
      },
      orderList: [{ orderId, status: 60, productList: [{ productName: 'Tea' }] }],
      couponList: [{ couponId }],
      points: { currentPoints: 200, list: [{ points: 200 }] },
      favouriteStoreList: [{ storeId, storeName: 'Riverside' }],
      sessionList: [{ provider: 'sms', isCurrent: true }],
      cart: { storeId },
      assistList: [{ employeeName: 'Lin', storeId, startTime: Number(start), endTime: Number(end) }],
    })
    expect(/hash|argon|"sid|sessionId|corpId|eyJ/.exec(JSON.stringify(data))).toBeNull()
  })

  test('[TN-02] holds nothing of anybody else’s', async () => {
    const full = await openFullAccount()
    const { corp } = full
    const phone = newPhone()
    const { token, uid } = (await logIn(corp, phone, await codeFor(corp, phone))).data
    const { data } = await ask(app, exportMyData, { corp, token })
    expect(data).toMatchObject({
      ...{ profile: { uid }, orderList: [], couponList: [], favouriteStoreList: [] },
      ...{ cart: { storeId: null, list: [] }, assistList: [] },
      ...{ points: { currentPoints: 0, list: [] }, sessionList: [{ isCurrent: true }] },
    })
    expect(JSON.stringify(data)).not.toContain(full.uid)
  })
})
