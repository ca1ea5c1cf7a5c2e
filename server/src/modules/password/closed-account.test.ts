import { register, resetPassword } from '@tiffin/contract/login'
import { changePassword, isPasswordSet } from '@tiffin/contract/profile'
import { refusals } from '@tiffin/contract/refusals'
import { expect, test } from 'vitest'
import { ask } from '../../../test/app.ts'
import { buildCorp } from '../../../test/build.ts'
import { asCorp } from '../../../test/build-shop.ts'
import { codeFor, newPhone } from '../../../test/logging-in.ts'
import { counted, from, quick, registered } from '../../../test/passwords.ts'

/** An account that was closed, with a right code for its phone. */
async function closedOwner(scene: number) {
  const corp = await buildCorp()
  const phone = newPhone()
  await registered(corp, phone, { on: quick })
  const code = await codeFor(corp, phone, scene)
  await asCorp(corp, 'update customer set status = 2 where phone = $1', [`+86${phone}`])
  const password = { password: 'another1', confirmPassword: 'another1' }
  return { corp, body: { areaCode: '86', phone, code, ...password, agreementAccepted: true } }
}

test.each([
  [2, register],
  [3, resetPassword],
])('of a closed account the right code of purpose %i is a wrong one, and nothing is hashed', async (scene, call) => {
  const { corp, body } = await closedOwner(scene)
  const before = counted.hashes
  expect((await from({ corp, body, on: quick }, call.path)).code).toBe(refusals.codeWrong)
  expect(counted.hashes).toBe(before)
})

test('a session that is still remembered neither asks for nor changes the password of a closed account', async () => {
  const corp = await buildCorp()
  const { token } = (await registered(corp, newPhone(), { on: quick })).data
  const isSet = () => ask(quick, isPasswordSet, { corp, token })
  expect((await isSet()).data).toEqual({ isSetPassword: true })
  await asCorp(corp, 'update customer set status = 2')
  expect((await isSet()).code).toBe(refusals.notLoggedIn)
  const body = { oldPassword: 'camellia1', password: 'camellia2', confirmPassword: 'camellia2' }
  expect((await ask(quick, changePassword, { corp, token, body })).code).toBe(refusals.oldPasswordWrong)
})
