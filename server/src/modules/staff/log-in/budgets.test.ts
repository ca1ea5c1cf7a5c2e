import { expect, it } from 'vitest'
import { testApp } from '../../../../test/app.ts'
import { buildCorp } from '../../../../test/build.ts'
import { insertRow } from '../../../../test/build-shop.ts'
import { buildStaff } from '../../../../test/team.ts'
import { Refusal } from '../../../base/refusal.ts'
import { seenAt, takeTry } from './budgets.ts'

const app = testApp()
/** Ten seconds after a window of five minutes began. */
const now = 300_000 * 5_900_000 + 10_000

/** Tries at a brand; each is `true` when it may be compared, else for how many seconds nobody may try. */
async function openTries() {
  const corpId = await buildCorp()
  const corp = await app.corps.find(corpId)
  if (!corp) throw new Error('the brand was built')
  const take = async (account: string, network: string, instant = now) => {
    try {
      await takeTry(app, account, { corp, network, now: instant })
      return true
    } catch (error) {
      if (!(error instanceof Refusal) || error.refusal !== 'loginLocked') throw error
      return error.data
    }
  }
  return { corpId, take }
}

const locked = { retryAfter: 290 }
const count = (answers: readonly unknown[]) => answers.filter((answer) => answer === true).length

it('[AU-06] an account has ten tries in five minutes from one network, in whatever letters it is typed', async () => {
  const { take } = await openTries()
  const tries: unknown[] = []
  for (let index = 0; index < 11; index++) tries.push(await take(index % 2 === 0 ? 'mei' : 'MEI', '10.0.0.1'))
  expect([count(tries), tries.at(-1)]).toEqual([10, locked])
  expect([await take('jun', '10.0.0.1'), await take('mei', '10.0.0.2')]).toEqual([true, true])
  expect(await take('mei', '10.0.0.1', now + 290_000)).toBe(true)
})

it('[AU-06] a network has a hundred tries in five minutes, at whatever accounts', async () => {
  const { take } = await openTries()
  const tries = await Promise.all(Array.from({ length: 101 }, (_, index) => take(`account ${index}`, '10.0.0.1')))
  expect(count(tries)).toBe(100)
  expect(await take('account 0', '10.0.0.1')).toEqual(locked)
  expect(await take('account 0', '10.0.0.2')).toBe(true)
})

it('[AU-20] an account has twenty tries from networks where it never logged in, and its own from where it has', async () => {
  const { corpId, take } = await openTries()
  const { staffId, account } = await buildStaff(corpId, 'employee')
  const network_hash = seenAt(app, account, '10.0.0.1')
  const session = { session_id: 'seen', staff_id: staffId, expires_at: new Date(now + 1), network_hash }
  await insertRow(corpId, 'staff_session', session)
  const tries: unknown[] = []
  for (let index = 0; index < 21; index++) tries.push(await take(account, `10.9.0.${index}`))
  expect([count(tries), tries.at(-1)]).toEqual([20, locked])
  expect(await take('another', '10.9.0.0')).toBe(true)
  expect([await take(account, '10.0.0.1'), await take(account, '10.0.0.2')]).toEqual([true, locked])
  const spelled = account.toUpperCase()
  expect([await take(spelled, '10.0.0.1'), await take('another', '10.0.0.1')]).toEqual([true, true])
})
