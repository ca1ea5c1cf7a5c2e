import { logInEmployee, logOutEmployee } from '@tiffin/contract/login'
import { refusals } from '@tiffin/contract/refusals'
import { listStoreOrders } from '@tiffin/contract/store'
import { decodeJwt } from 'jose'
import { expect, test } from 'vitest'
import { ask, headersOf, logged, testApp } from '../../../../test/app.ts'
import { buildCorp } from '../../../../test/build.ts'
import { asCorp, buildEmployee, buildStore } from '../../../../test/build-shop.ts'
import { Passwords } from '../../password/index.ts'

const clock = { at: Date.now(), now: () => clock.at }
const app = testApp({ clock })

/** A person with the password `a password`. */
async function newEmployee() {
  const corpId = await buildCorp()
  const storeId = await buildStore(corpId)
  const { staffId } = await buildEmployee(corpId, storeId)
  const hash = await new Passwords().hash('a password')
  await asCorp(corpId, 'update staff set password_hash = $2, account = staff_id where staff_id = $1', [staffId, hash])
  return { corpId, storeId, staffId, account: staffId }
}

const logIn = async (corp: string, account: string, { password = 'a password', network = '10.0.0.1' } = {}) => {
  const payload = { account, password }
  const answer = await app.http.inject({
    ...{ method: 'POST', url: logInEmployee.path, headers: headersOf({ corp, language: 'en-US' }) },
    ...{ remoteAddress: network, payload },
  })
  return answer.json()
}

test('a member of staff gets a session of the own store, until logging out', async () => {
  const { corpId: corp, account, storeId, staffId } = await newEmployee()
  const { code, data } = await logIn(corp, account)
  expect(code).toBe(200)
  expect(data).toMatchObject({
    uid: staffId,
    role: ['employee'],
    permission: expect.arrayContaining(['order:manage', 'order:refund']),
    storeId,
    storeName: 'Riverside',
  })
  expect((await ask(app, listStoreOrders, { corp, token: data.token })).code).toBe(200)
  expect((await ask(app, logOutEmployee, { corp, token: data.token })).code).toBe(200)
  expect((await ask(app, listStoreOrders, { corp, token: data.token })).code).toBe(401)
})

test('[staff-7] an account name is the same in large and small letters; who is spelled like what is typed comes first', async () => {
  const { corpId: corp, staffId } = await newEmployee()
  await asCorp(corp, `update staff set account = 'Mei.Lin' where staff_id = $1`, [staffId])
  for (const account of ['Mei.Lin', 'mei.lin', 'MEI.LIN'])
    expect((await logIn(corp, account)).data).toMatchObject({ uid: staffId })
  expect((await logIn(corp, 'meilin')).code).toBe(refusals.loginWrong)
  await asCorp(
    corp,
    `insert into staff (corp_id, staff_id, account, name, password_hash, created_at)
       select corp_id, 'other', 'mei.lin', name, password_hash, created_at from staff where staff_id = $1`,
    [staffId],
  )
  const grants = `insert into staff_grant (corp_id, grant_id, staff_id, role, store_id)
    select corp_id, 'other', 'other', role, store_id from staff_grant where staff_id = $1`
  await asCorp(corp, grants, [staffId])
  expect((await logIn(corp, 'mei.lin')).data).toMatchObject({ uid: 'other' })
  expect((await logIn(corp, 'Mei.Lin')).data).toMatchObject({ uid: staffId })
})

test('[AU-07] a wrong account and a wrong password look the same', async () => {
  const { corpId: corp, account } = await newEmployee()
  const wrong = await logIn(corp, account, { password: 'another' })
  expect(wrong.code).toBe(refusals.loginWrong)
  expect(await logIn(corp, 'nobody')).toEqual(wrong)
  expect(await logIn(await buildCorp(), account)).toEqual(wrong)
})

test('[AU-06] of a thousand guesses ten are compared in five minutes, and the owner gets in from elsewhere', async () => {
  const { corpId: corp, account } = await newEmployee()
  let compared = 0
  for (let round = 0; round < 20; round++) {
    const guesses = Array.from({ length: 50 }, () => logIn(corp, account, { password: 'guess', network: '10.9.9.9' }))
    compared += (await Promise.all(guesses)).filter(({ code }) => code === refusals.loginWrong).length
  }
  expect(compared).toBe(10)
  expect(await logIn(corp, account, { network: '10.9.9.9' })).toMatchObject({
    code: refusals.loginLocked,
    data: { retryAfter: expect.any(Number) },
  })
  expect((await logIn(corp, account)).code).toBe(200)
  clock.at += 300_000
  expect((await logIn(corp, account, { network: '10.9.9.9' })).code).toBe(200)
})

test('[AU-20] of three hundred guesses at one account from as many networks twenty are compared, and staff gets in at the store', async () => {
  const { corpId: corp, account } = await newEmployee()
  clock.at += 300_000
  expect((await logIn(corp, account, { network: '10.8.0.1' })).code).toBe(200)
  clock.at += 300_000
  const from = (index: number) => ({ password: 'guess', network: `10.${100 + (index % 100)}.${index % 250}.7` })
  const guesses = Array.from({ length: 300 }, (_, index) => logIn(corp, account, from(index)))
  const codes = (await Promise.all(guesses)).map(({ code }) => code)
  expect(codes.filter((code) => code === refusals.loginWrong)).toHaveLength(20)
  expect(codes.filter((code) => code === refusals.loginLocked)).toHaveLength(280)
  expect((await logIn(corp, account, { network: '10.8.0.1' })).code).toBe(200)
  expect((await logIn(corp, account, { network: '10.8.0.2' })).code).toBe(refusals.loginLocked)
  const unknown = await Promise.all(Array.from({ length: 30 }, (_, index) => logIn(corp, 'nobody', from(index))))
  expect(unknown.filter(({ code }) => code === refusals.loginWrong)).toHaveLength(20)
})

test('[PV-03] no password comes into the log', () => {
  expect(logged.join('')).toContain(logInEmployee.path)
  expect(logged.join('')).not.toMatch(/a password|guess/)
})

test('[R-6.4] a renewed token has the role and the permissions of the one before', async () => {
  const { corpId: corp, account } = await newEmployee()
  const { data } = await logIn(corp, account)
  const began = clock.at
  clock.at += (data.tokenExpired - began) * 0.7
  const { headers } = await app.http.inject({
    ...{ method: 'POST', url: listStoreOrders.path, headers: headersOf({ corp, token: data.token }), payload: {} },
  })
  expect(decodeJwt(String(headers.authorization))).toMatchObject({ role: ['employee'], permission: data.permission })
  clock.at = began
})

test('[AU-10] however often it is renewed, a session of staff ends after 30 days', async () => {
  const { corpId: corp, account } = await newEmployee()
  let { token } = (await logIn(corp, account)).data
  const [began, end] = [clock.at, Date.now() + 30 * 86_400_000]
  let [alive, renewed] = [true, 0]
  while (alive && clock.at < end + 10 * 86_400_000) {
    clock.at += 2 * 3_600_000
    const headers = headersOf({ corp, token })
    const answer = await app.http.inject({ method: 'POST', url: listStoreOrders.path, payload: '{}', headers })
    alive = answer.json().code === 200
    if (answer.headers.authorization) renewed++
    token = String(answer.headers.authorization ?? token)
  }
  expect([alive, renewed > 0]).toEqual([false, true])
  expect(Math.abs(clock.at - end)).toBeLessThan(86_400_000)
  clock.at = began
})
