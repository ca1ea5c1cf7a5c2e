import { afterEach, expect, it } from 'vitest'
import { closeApp, fakeServer, openApp, settle, tokenOf } from './app.ts'
import { sessionOf } from './fake/account.ts'

afterEach(closeApp)

const tokenFor = (uid: string) => tokenOf({ uid, role: ['customer'], exp: Date.now() / 1000 + 3600 })
const ofAnna = {
  ...{ uid: 'a', name: '', gender: 0, birthday: null, birthdayLocked: false, phone: '', avatar: '', email: '' },
  ...{ isMember: true, memberNo: '1', nickName: 'Anna Ashe' },
}
const twice = { password: 'oolong99', confirmPassword: 'oolong99' }

/** An answer that comes when the test says so. */
function held<Value>(value: Value) {
  const { promise, resolve } = Promise.withResolvers<Value>()
  return { answer: () => promise, come: () => resolve(value) }
}

async function annaIsHere() {
  const server = fakeServer()
  await openApp({ stored: { icc_token: tokenFor('a') } })
  return server
}

it('[PV-08][R-4.2] a profile whose save ends after the log-out is not kept', async () => {
  const server = await annaIsHere()
  const late = held(ofAnna)
  server.answer('/api/app/customer/customer-profile/update', late.answer)
  const { saveProfile } = await import('../src/data/customer/profile.ts')
  const { queryClient } = await import('../src/data/query-client.ts')
  const saving = saveProfile({ nickName: 'Anna Ashe' })
  await settle(20)
  localStorage.setItem('icc_token', tokenFor('b')) // in another tab
  late.come()
  await saving
  expect(JSON.stringify(queryClient.getQueryData(['profile']) ?? '')).not.toContain('Anna')
  expect(localStorage.getItem('customer_data') ?? '').not.toContain('Anna')
})

it('[AU-11] the session that follows a changed password does not replace that of a customer who has logged in since', async () => {
  const server = await annaIsHere()
  const late = held(sessionOf('a'))
  server.answer('/api/app/customer/customer-profile/change-password', late.answer)
  const { changePassword } = await import('../src/data/login/login.ts')
  const changing = changePassword({ oldPassword: 'oolong88', ...twice })
  await settle(20)
  const ofTheNext = tokenFor('b')
  localStorage.setItem('icc_token', ofTheNext)
  late.come()
  await changing
  expect(localStorage.getItem('icc_token')).toBe(ofTheNext)
})
