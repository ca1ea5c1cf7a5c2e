import { describe, expect, test } from 'vitest'
import { buildCorp } from '../../../test/build.ts'
import { asCorp, buildCustomer } from '../../../test/build-shop.ts'
import { testDb } from '../../../test/database.ts'
import { Refusal } from '../../base/refusal.ts'
import type { Statement } from '../../db/statement.ts'
import type { Tx } from '../../db/unit.ts'
import { Guard, type Trying } from './guard.ts'

const guard = new Guard('a secret of tests, long enough to be one')
const second = 1000
const minute = 60 * second
/** The first instant of a window of every length. */
const start = Math.ceil(Date.now() / (15 * minute)) * 15 * minute
const network = '10.40.0.1'
const phone = '+8613840000001'

interface Place {
  readonly phone?: string
  readonly network?: string
}

async function openDoor() {
  const corpId = await buildCorp()
  const trying = (now: number, place: Place = {}): Trying => ({ corpId, phone, network, now, ...place })
  const inside = <Value>(work: (tx: Tx) => Promise<Value>) => testDb.tx({ role: 'app', corp: corpId }, work)
  /** What a refusal says; undefined when there was none. */
  const refusalOf = async (work: (tx: Tx) => Promise<unknown>) => {
    try {
      await inside(work)
      return undefined
    } catch (error) {
      if (error instanceof Refusal) return [error.refusal, error.data]
      throw error
    }
  }
  return {
    corpId,
    tryPassword: (now: number, place?: Place) => refusalOf((tx) => guard.takeTry(tx, trying(now, place))),
    tryOwn: (customerId: string, now: number) => refusalOf((tx) => guard.takeOwnTry(tx, { corpId, customerId, now })),
    guess: (now: number, place?: Place) => inside((tx) => guard.takeGuess(tx, trying(now, place))),
    guessRefusal: (now: number, place?: Place) => refusalOf((tx) => guard.takeGuess(tx, trying(now, place))),
    noteWrong: (now: number) => inside((tx) => guard.noteWrong(tx, trying(now))),
    giveBack: (now: number) => inside((tx) => tx.run(guard.giveBackGuess(trying(now)))),
    forgive: (now: number, isCounted: boolean) => guard.forgive(trying(now), { isCounted }),
    write: (statements: readonly Statement[]) => inside((tx) => tx.batch(...statements)),
    usedOfNetwork: async () =>
      (await asCorp<{ used: number }>(corpId, `select used from budget where budget_key like 'login %'`))[0]?.used,
    /** The phone logs in at a network. */
    settle: async (place: string) => {
      const { sessionId } = await buildCustomer(corpId, { phone })
      const values = [guard.seenAt(phone, place), sessionId]
      await asCorp(corpId, 'update customer_session set network_hash = $1 where session_id = $2', values)
    },
  }
}

const lockedFor = (retryAfter: number) => ['loginLocked', { retryAfter }]

describe('[R-5.15][AU-06] tries of a password', () => {
  test('are five for a phone at a network, which are then locked for ten minutes, and no other phone or network is', async () => {
    const { tryPassword } = await openDoor()
    for (let count = 0; count < 5; count++) expect(await tryPassword(start)).toBeUndefined()
    expect(await tryPassword(start)).toEqual(lockedFor(600))
    expect(await tryPassword(start + 1)).toEqual(lockedFor(600))
    expect(await tryPassword(start + 9 * minute)).toEqual(lockedFor(60))
    expect(await tryPassword(start + 9 * minute, { phone: '+8613840000002' })).toBeUndefined()
    expect(await tryPassword(start + 9 * minute, { network: '10.40.0.2' })).toBeUndefined()
    expect(await tryPassword(start + 10 * minute)).toBeUndefined()
  })

  test('are sixty of a network in five minutes for all phones; it waits for the next five minutes, and no other network does', async () => {
    const { tryPassword } = await openDoor()
    const phoneOf = (index: number) => ({ phone: `+86138411000${index + 10}` })
    for (let index = 0; index < 60; index++)
      expect(await tryPassword(start + index * second, phoneOf(index))).toBeUndefined()
    expect(await tryPassword(start + 100 * second, phoneOf(60))).toEqual(lockedFor(200))
    expect(await tryPassword(start + 100 * second, { ...phoneOf(60), network: '10.40.0.2' })).toBeUndefined()
    expect(await tryPassword(start + 5 * minute, phoneOf(60))).toBeUndefined()
  })

  test('are ten of a phone in any five minutes from networks that it never used; where it logged in before it is not locked', async () => {
    const { tryPassword, settle } = await openDoor()
    const home = '10.42.0.1'
    await settle(home)
    for (let index = 0; index < 10; index++)
      expect(await tryPassword(start + index * second, { network: `10.41.0.${index}` })).toBeUndefined()
    const stranger = { network: '10.41.0.99' }
    expect(await tryPassword(start + 20 * second, stranger)).toEqual(lockedFor(280))
    expect(await tryPassword(start + 20 * second, { ...stranger, phone: '+8613840000002' })).toBeUndefined()
    expect(await tryPassword(start + 20 * second, { network: home })).toBeUndefined()
    expect(await tryPassword(start + 5 * minute, stranger)).toBeUndefined()
    expect(await tryPassword(start + 5 * minute, stranger)).toEqual(lockedFor(1))
  })

  test('of a proven log-in are forgotten, and its network has back what was taken for it', async () => {
    const { tryPassword, forgive, write, usedOfNetwork } = await openDoor()
    for (let count = 0; count < 5; count++) await tryPassword(start)
    expect(await usedOfNetwork()).toBe(5)
    await write(forgive(start, false))
    expect(await usedOfNetwork()).toBe(5)
    expect(await tryPassword(start)).toBeUndefined()
    await write(forgive(start, true))
    expect(await usedOfNetwork()).toBe(5)
  })

  test('are used up by wrong codes too', async () => {
    const { tryPassword, noteWrong, usedOfNetwork } = await openDoor()
    for (let count = 0; count < 5; count++) await noteWrong(start)
    expect(await usedOfNetwork()).toBe(5)
    expect(await tryPassword(start)).toEqual(lockedFor(600))
  })

  test('are five of the old password, until it is proven, and leave those of other customers', async () => {
    const { corpId, tryOwn, write } = await openDoor()
    for (let count = 0; count < 5; count++) expect(await tryOwn('mira', start)).toBeUndefined()
    expect(await tryOwn('mira', start + 9 * minute)).toEqual(lockedFor(60))
    expect(await tryOwn('noah', start)).toBeUndefined()
    await write([guard.forgiveOwn(corpId, 'mira')])
    expect(await tryOwn('mira', start)).toBeUndefined()
  })
})

test('[AU-18] codes are tried forty times in a quarter of an hour at a network; one that was not wrong is given back, and a phone that is known there counts nothing', async () => {
  const { guess, guessRefusal, giveBack, settle } = await openDoor()
  for (let count = 0; count < 40; count++) expect(await guess(start + count * second)).toBe(true)
  const later = start + 14 * minute
  expect(await guessRefusal(later)).toEqual(['tooManyTries', null])
  expect(await guess(later, { network: '10.40.0.2' })).toBe(true)
  await giveBack(later)
  expect(await guess(later)).toBe(true)
  expect(await guessRefusal(later)).toEqual(['tooManyTries', null])
  await settle(network)
  expect(await guess(later)).toBe(false)
  expect(await guess(start + 15 * minute, { phone: '+8613840000002' })).toBe(true)
})
