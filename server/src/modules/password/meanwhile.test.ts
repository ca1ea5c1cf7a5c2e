import { register, resetPassword } from '@tiffin/contract/login'
import { changePassword, setPassword } from '@tiffin/contract/profile'
import { refusals } from '@tiffin/contract/refusals'
import { expect, test } from 'vitest'
import { ask, testApp } from '../../../test/app.ts'
import { buildCorp } from '../../../test/build.ts'
import { asCorp } from '../../../test/build-shop.ts'
import { clock, codeFor, logIn, newPhone, rowsOf } from '../../../test/logging-in.ts'
import { byPassword, from, registered } from '../../../test/passwords.ts'

/** What another request does to the database while this one hashes or compares. */
let meanwhile: () => Promise<unknown> = async () => {}
const afterThat = async <Value>(value: Value) => {
  const once = meanwhile
  meanwhile = async () => {}
  await once()
  return value
}

const slow = testApp({
  clock,
  config: { demo: true },
  hasher: {
    hash: (password) => afterThat(`hash of ${password}`),
    verify: (hash, password) => afterThat(hash === `hash of ${password}`),
  },
})

const two = (password: string) => ({ password, confirmPassword: password })

async function newOwner() {
  const corp = await buildCorp()
  const phone = newPhone()
  const { data } = await registered(corp, phone, { on: slow })
  const change = (assignment: string) => {
    meanwhile = () => asCorp(corp, `update customer set ${assignment} where phone = $1`, [`+86${phone}`])
  }
  const hashes = () => rowsOf(corp, 'select password_hash as hash from customer')
  return { corp, phone, token: data.token, change, hashes }
}

test.each(['status = 2', `password_hash = 'another'`])(
  'logging in is refused when meanwhile %s: nothing is opened',
  async (assignment) => {
    const { corp, phone, change } = await newOwner()
    change(assignment)
    expect((await byPassword(corp, [phone, 'camellia1'], { on: slow })).code).toBe(refusals.loginWrong)
    expect(await rowsOf(corp, 'select 1 from customer_session')).toHaveLength(1)
  },
)

test('a first password is refused when another was set meanwhile', async () => {
  const corp = await buildCorp()
  const phone = newPhone()
  const { token } = (await logIn(corp, phone, await codeFor(corp, phone))).data
  meanwhile = () => asCorp(corp, `update customer set password_hash = 'another'`)
  expect((await ask(slow, setPassword, { corp, token, body: two('camellia1') })).code).toBe(refusals.passwordAlreadySet)
  expect(await rowsOf(corp, 'select password_hash as hash from customer')).toEqual([{ hash: 'another' }])
})

test('changing a password is refused when it was changed meanwhile, and the session stays', async () => {
  const { corp, token, change, hashes } = await newOwner()
  change(`password_hash = 'another'`)
  const body = { oldPassword: 'camellia1', ...two('camellia2') }
  expect((await ask(slow, changePassword, { corp, token, body })).code).toBe(refusals.oldPasswordWrong)
  expect(await hashes()).toEqual([{ hash: 'another' }])
  expect(await rowsOf(corp, 'select 1 from customer_session where revoked_at is not null')).toEqual([])
})

test('registering is refused when the phone got an account meanwhile', async () => {
  const corp = await buildCorp()
  const phone = newPhone()
  const code = await codeFor(corp, phone, 2)
  meanwhile = () =>
    asCorp(
      corp,
      `insert into customer (corp_id, customer_id, phone, nick_name, member_no, agreement_version) values ($1, 'first', $2, '', '1', '1')`,
      [corp, `+86${phone}`],
    )
  const body = { areaCode: '86', phone, code, ...two('camellia1'), agreementAccepted: true }
  expect((await from({ corp, body, on: slow }, register.path)).code).toBe(refusals.alreadyRegistered)
  expect(await rowsOf(corp, 'select customer_id from customer')).toEqual([{ customer_id: 'first' }])
})

test('resetting is refused when the password was changed meanwhile, and the session stays', async () => {
  const { corp, phone, change, hashes } = await newOwner()
  const body = { areaCode: '86', phone, code: await codeFor(corp, phone, 3), ...two('camellia9') }
  change(`password_hash = 'another'`)
  expect((await from({ corp, body, on: slow }, resetPassword.path)).code).toBe(refusals.codeWrong)
  expect(await hashes()).toEqual([{ hash: 'another' }])
  expect(await rowsOf(corp, 'select 1 from customer_session where revoked_at is not null')).toEqual([])
})
