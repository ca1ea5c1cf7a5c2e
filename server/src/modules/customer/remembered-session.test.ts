import { deleteAccount, exportMyData, updateProfile } from '@tiffin/contract/profile'
import { refusals } from '@tiffin/contract/refusals'
import { expect, test } from 'vitest'
import { ask } from '../../../test/app.ts'
import { buildCorp } from '../../../test/build.ts'
import { asCorp } from '../../../test/build-shop.ts'
import { ownCode } from '../../../test/having-everything.ts'
import { app, codeFor, logIn, newPhone, nonceFor } from '../../../test/logging-in.ts'

async function newCustomer(corp: string) {
  const phone = newPhone()
  const { token, uid } = (await logIn(corp, phone, await codeFor(corp, phone))).data
  return { corp, phone, token, uid }
}

const remove = async (corp: string, token: string, more: Record<string, unknown> = {}) => {
  const code = await ownCode(corp, token)
  return () =>
    ask(app, deleteAccount, { corp, token, body: { confirm: true, code, nonce: nonceFor(corp, { code }), ...more } })
}

test('a session that is still remembered exports, changes and deletes nothing of an account that was closed', async () => {
  const corp = await buildCorp()
  const { token } = await newCustomer(corp)
  const deleteIt = await remove(corp, token)
  await asCorp(corp, 'update customer set status = 2')
  expect((await ask(app, exportMyData, { corp, token })).code).toBe(refusals.notLoggedIn)
  expect((await ask(app, updateProfile, { corp, token, body: { nickName: 'M' } })).code).toBe(refusals.notLoggedIn)
  expect((await deleteIt()).code).toBe(refusals.notLoggedIn)
})

test('an account that is deleted without a word leaves no reason', async () => {
  const corp = await buildCorp()
  const { token } = await newCustomer(corp)
  expect((await (await remove(corp, token))()).code).toBe(200)
  expect(await asCorp(corp, 'select reason from deletion_reason')).toEqual([])
})

test('a customer exports a hundred times an hour, and takes nothing from others', async () => {
  const corp = await buildCorp()
  const [busy, other] = [await newCustomer(corp), await newCustomer(corp)]
  const get = async ({ token }: typeof busy) => {
    const { path: url, method } = exportMyData
    const headers = { 'content-type': 'application/json', 'corp-id': corp, authorization: `Bearer ${token}` }
    return app.http.inject({ method, url, headers, ...(method === 'POST' ? { payload: '{}' } : {}) })
  }
  expect((await get(busy)).json().code).toBe(200)
  await asCorp(corp, `update budget set used = 100 where budget_key like 'export %'`)
  const refused = await get(busy)
  expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '3600'])
  expect((await get(other)).json().code).toBe(200)
})

test('the export says whether the birthday is fixed, and which session it was asked by', async () => {
  const corp = await buildCorp()
  const { token, phone } = await newCustomer(corp)
  const read = async () => (await ask(app, exportMyData, { corp, token })).data
  expect((await read()).profile.birthdayLocked).toBe(false)
  await asCorp(corp, `update customer set birthday = '2000-01-01'`)
  await logIn(corp, phone, await codeFor(corp, phone))
  const { profile, sessionList } = await read()
  expect(profile.birthdayLocked).toBe(true)
  expect(sessionList.map(({ isCurrent }) => isCurrent).toSorted()).toEqual([false, true])
})
