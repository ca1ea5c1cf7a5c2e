import { bindPushClient, createPushClient } from '@tiffin/contract/common'
import { findProfile } from '@tiffin/contract/customer'
import { register, resetPassword } from '@tiffin/contract/login'
import { changePassword, isPasswordSet, setPassword } from '@tiffin/contract/profile'
import { refusals } from '@tiffin/contract/refusals'
import { describe, expect, test } from 'vitest'
import { ask } from '../../../test/app.ts'
import { buildCorp } from '../../../test/build.ts'
import { app, codeFor, logIn, newPhone, real, rowsOf } from '../../../test/logging-in.ts'
import { byPassword, from, registered } from '../../../test/passwords.ts'

const isLive = async (corp: string, token: string, on = app) =>
  (await ask(on, findProfile, { corp, token })).code === 200

describe('registering', () => {
  test('[R-2.26][R-2.48] makes an account with password and nickname and logs in', async () => {
    const corp = await buildCorp()
    const phone = newPhone()
    const { data, ...answer } = await registered(corp, phone, { nickName: '  Mira ' })
    expect(answer).toMatchObject({ code: 200, successful: true })
    expect(data).toMatchObject({ isNew: true, isSetPassword: true, role: ['customer'], permission: [] })
    expect((await ask(app, findProfile, { corp, token: data.token })).data).toMatchObject({
      uid: data.uid,
      nickName: 'Mira',
    })
    expect(await rowsOf(corp, 'select provider from customer_session')).toEqual([{ provider: 'password' }])
    const again = { uid: data.uid, isNew: false, isSetPassword: true }
    expect((await byPassword(corp, [phone, 'camellia1'])).data).toMatchObject(again)
  })

  test.each(['', ' \t '])(
    '[R-2.26][R-4.3] without a nickname (%j) is called by the end of the phone number',
    async (nickName) => {
      const corp = await buildCorp()
      const phone = newPhone()
      const { data } = await registered(corp, phone, { nickName })
      expect((await ask(app, findProfile, { corp, token: data.token })).data).toMatchObject({
        nickName: phone.slice(-4),
      })
    },
  )

  test('[R-5.15] refuses a nickname that the profile would refuse, and makes no account', async () => {
    const corp = await buildCorp()
    expect((await registered(corp, newPhone(), { nickName: 'M'.repeat(21) })).code).toBe(refusals.nicknameInvalid)
    expect(await rowsOf(corp, 'select 1 from customer')).toEqual([])
  })

  test('[R-2.26] reveals that a phone has an account only to a right code', async () => {
    const corp = await buildCorp()
    const phone = newPhone()
    await registered(corp, phone)
    const body = { areaCode: '86', phone, password: 'another1', confirmPassword: 'another1', agreementAccepted: true }
    expect((await ask(app, register, { corp, body: { ...body, code: 'guess' } })).code).toBe(refusals.codeWrong)
    const code = await codeFor(corp, phone, 2)
    expect((await from({ corp, body: { ...body, code } }, register.path)).code).toBe(refusals.alreadyRegistered)
    expect((await byPassword(corp, [phone, 'camellia1'])).code).toBe(200)
  })
})

describe('a password of one’s own', () => {
  test('[R-7.15][R-2.28] is set once, and from then on changed', async () => {
    const corp = await buildCorp()
    const phone = newPhone()
    const { data } = await logIn(corp, phone, await codeFor(corp, phone))
    const { token } = data
    const isSet = async () => (await ask(app, isPasswordSet, { corp, token })).data
    expect(await isSet()).toEqual({ isSetPassword: false })
    const body = { password: 'camellia1', confirmPassword: 'camellia1' }
    expect((await ask(app, setPassword, { corp, token, body })).code).toBe(200)
    expect(await isSet()).toEqual({ isSetPassword: true })
    expect((await ask(app, setPassword, { corp, token, body })).code).toBe(refusals.passwordAlreadySet)
    expect((await byPassword(corp, [phone, 'camellia1'])).data.uid).toBe(data.uid)
  })

  test('is set once also when it is set twice at the same moment, and changed once when it is changed twice', async () => {
    const corp = await buildCorp()
    const phone = newPhone()
    const { token } = (await logIn(corp, phone, await codeFor(corp, phone))).data
    const set = (password: string) =>
      ask(app, setPassword, { corp, token, body: { password, confirmPassword: password } })
    const answers = await Promise.all([set('camellia1'), set('camellia2')])
    expect(new Set(answers.map(({ code }) => code))).toEqual(new Set([200, refusals.passwordAlreadySet]))
    const old = answers[0]?.code === 200 ? 'camellia1' : 'camellia2'
    const change = (password: string) =>
      ask(app, changePassword, { corp, token, body: { oldPassword: old, password, confirmPassword: password } })
    const changed = await Promise.all([change('camellia3'), change('camellia4')])
    expect(changed.filter(({ code }) => code === 200)).toHaveLength(1)
    const won = changed[0]?.code === 200 ? 'camellia3' : 'camellia4'
    expect((await byPassword(corp, [phone, won])).code).toBe(200)
  })

  test('[R-2.29][AU-10] changed ends every session at once, here and on the other servers; the caller has a new one', async () => {
    const corp = await buildCorp()
    const phone = newPhone()
    const { data: owner } = await registered(corp, phone)
    const { data: there } = await byPassword(corp, [phone, 'camellia1'])
    for (const { token } of [owner, there]) expect(await isLive(corp, token, real)).toBe(true)
    const body = { oldPassword: 'camellia1', password: 'camellia2', confirmPassword: 'camellia2' }
    const { code, data } = await ask(app, changePassword, { corp, token: owner.token, body })
    expect(code).toBe(200)
    expect(data).toMatchObject({ uid: owner.uid, isNew: false, isSetPassword: true })
    expect(await isLive(corp, data.token)).toBe(true)
    for (const { token } of [owner, there]) {
      expect(await isLive(corp, token)).toBe(false)
      await expect.poll(() => isLive(corp, token, real)).toBe(false)
    }
    expect((await byPassword(corp, [phone, 'camellia1'])).code).toBe(refusals.loginWrong)
    expect((await byPassword(corp, [phone, 'camellia2'])).code).toBe(200)
  })

  test('[R-7.19] changed leaves the browser of the caller tied to the customer, by the session that goes on', async () => {
    const corp = await buildCorp()
    const { data: owner } = await registered(corp, newPhone())
    const { cid } = (await ask(app, createPushClient, { corp, body: { appId: 'app-test', platform: 'h5' } })).data
    expect((await ask(app, bindPushClient, { corp, token: owner.token, body: { cid, enabled: true } })).code).toBe(200)
    const body = { oldPassword: 'camellia1', password: 'camellia2', confirmPassword: 'camellia2' }
    expect((await ask(app, changePassword, { corp, token: owner.token, body })).code).toBe(200)
    const live = `select client.customer_id, revoked_at from push_client client join customer_session using (corp_id, session_id)`
    expect(await rowsOf(corp, live)).toEqual([{ customer_id: owner.uid, revoked_at: null }])
  })

  test('[R-2.27][AU-10] reset ends every session, and the new one is good at once', async () => {
    const corp = await buildCorp()
    const phone = newPhone()
    const { data } = await registered(corp, phone)
    expect(await isLive(corp, data.token, real)).toBe(true)
    for (let wrong = 0; wrong < 5; wrong++) await byPassword(corp, [phone, 'forgotten1'])
    expect((await byPassword(corp, [phone, 'forgotten1'])).code).toBe(refusals.loginLocked)
    const code = await codeFor(corp, phone, 3)
    const body = { areaCode: '86', phone, code, password: 'camellia9', confirmPassword: 'camellia9' }
    expect((await from({ corp, body }, resetPassword.path)).data).toEqual({})
    expect(await isLive(corp, data.token)).toBe(false)
    await expect.poll(() => isLive(corp, data.token, real)).toBe(false)
    expect((await byPassword(corp, [phone, 'camellia1'])).code).toBe(refusals.loginWrong)
    expect((await byPassword(corp, [phone, 'camellia9'])).code).toBe(200)
  })
})
