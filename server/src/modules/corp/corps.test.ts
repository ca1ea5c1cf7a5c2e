import { setImmediate as nextTurn } from 'node:timers/promises'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { buildCorp } from '../../../test/build.ts'
import { asCorp, bumpCatalog } from '../../../test/build-shop.ts'
import { countingDatabase } from '../../../test/counting-database.ts'
import { askAsOwner, testDb } from '../../../test/database.ts'
import type { Database } from '../../db/database.ts'
import { createCorps } from './corps.ts'

let now = 0
const errors: unknown[] = []

afterEach(() => errors.splice(0))

/** One server's brands, by a clock that the test moves. */
const openCorps = (db: Database) => createCorps(db, { now: () => now, onError: (error) => void errors.push(error) })

/** The same, with what it asks of the database, and a way to let time pass until all of that is answered. */
function openServer() {
  const { db, transactions } = countingDatabase()
  const running: Promise<unknown>[] = []
  const follow: Database['tx'] = (scope, work) => {
    const answer = db.tx(scope, work)
    running.push(answer)
    return answer
  }
  const corps = openCorps({ ...db, tx: follow })
  const pass = async (ms: number, ...corpIds: string[]) => {
    now += ms
    const found = await Promise.all(corpIds.map((corpId) => corps.find(corpId)))
    await Promise.all(running.splice(0))
    await nextTurn()
    return found
  }
  const countOf = (name: string) => transactions.flatMap(({ names }) => names).filter((one) => one === name).length
  return { corps, pass, countOf }
}

/** A database that answers the question about all brands as `answer` does. */
const askingAll = (db: Database, answer: () => Promise<never>): Database => ({
  ...db,
  tx: (scope, work) => (scope.role === 'jobs' ? answer() : db.tx(scope, work)),
})

describe('a brand that is wanted all the time', () => {
  test('is read once a second together with all others', async () => {
    const corpIds = await Promise.all(Array.from({ length: 30 }, () => buildCorp()))
    const { pass, countOf } = openServer()
    for (let step = 0; step < 20; step++) await pass(500, ...corpIds)
    expect(countOf('corp_find')).toBe(30)
    expect(countOf('corp_changed')).toBe(9)
    expect(errors).toEqual([])
  })

  test('is read once however many want it at once', async () => {
    const corpId = await buildCorp()
    const { pass, countOf } = openServer()
    await pass(0, corpId, corpId, corpId)
    expect(countOf('corp_find')).toBe(1)
  })

  test('is the same object while nothing of it changes, also after it was looked up again', async () => {
    const corpId = await buildCorp()
    const corps = openCorps(testDb)
    const first = await corps.find(corpId)
    now += 5000
    expect(corps.held(corpId)).toBeUndefined()
    expect(await corps.find(corpId)).toBe(first)
    expect(await corps.reload(corpId)).toBe(first)
  })

  test('is as new as its own question, whatever was asked after it and is not answered yet', async () => {
    const corpId = await buildCorp()
    const late = Promise.withResolvers<void>()
    let count = 0
    const tx: Database['tx'] = async (scope, work) => {
      const isLate = ++count === 3
      if (isLate) await late.promise
      return testDb.tx(scope, work)
    }
    const corps = openCorps({ ...testDb, tx })
    const before = await corps.find(corpId)
    await bumpCatalog(corpId)
    const first = corps.reload(corpId)
    const second = corps.reload(corpId)
    const reloaded = await first
    expect(reloaded?.catalogVersion).toBe((before?.catalogVersion ?? 0) + 1)
    expect(corps.held(corpId)).toBe(reloaded)
    late.resolve()
    expect(await second).toBe(reloaded)
  })

  test('is not replaced by the late answer to a question of before', async () => {
    const corpId = await buildCorp()
    const [late, read] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    let count = 0
    const tx: Database['tx'] = async (scope, work) => {
      const isLate = ++count === 2
      const answer = await testDb.tx(scope, work)
      if (!isLate) return answer
      read.resolve()
      await late.promise
      return answer
    }
    const corps = openCorps({ ...testDb, tx })
    const before = await corps.find(corpId)
    const first = corps.reload(corpId)
    await read.promise
    await bumpCatalog(corpId)
    const reloaded = await corps.reload(corpId)
    late.resolve()
    expect(await first).toBe(reloaded)
    expect(corps.held(corpId)?.catalogVersion).toBe((before?.catalogVersion ?? 0) + 1)
  })

  test('shows what another server changed within two seconds, without any hint', async () => {
    const [corpId, other] = [await buildCorp(), await buildCorp()]
    const { corps, pass, countOf } = openServer()
    const [before, same] = await pass(0, corpId, other)
    await bumpCatalog(corpId)
    await pass(1000, corpId, other)
    now += 999
    expect((await corps.find(corpId))?.catalogVersion).toBe((before?.catalogVersion ?? 0) + 1)
    expect(await corps.find(other)).toBe(same)
    expect(countOf('corp_find')).toBe(3)
  })

  test('is gone within two seconds of being switched off', async () => {
    const corpId = await buildCorp()
    const { corps, pass } = openServer()
    await pass(0, corpId)
    await asCorp(corpId, 'update corp set status = 0 where corp_id = $1', [corpId])
    await pass(1000, corpId)
    expect(await corps.find(corpId)).toBeUndefined()
    expect((await corps.findAny(corpId))?.corpId).toBe(corpId)
  })
})

describe('when the question about all brands', () => {
  test('fails, each brand is looked up by itself before it is two seconds old', async () => {
    const corpId = await buildCorp()
    const corps = openCorps(askingAll(testDb, () => Promise.reject(new Error('no answer'))))
    const before = await corps.find(corpId)
    await bumpCatalog(corpId)
    now += 1999
    expect(await corps.find(corpId)).toBe(before)
    await expect.poll(() => errors.length).toBe(1)
    now += 1
    expect(corps.held(corpId)).toBeUndefined()
    expect((await corps.find(corpId))?.catalogVersion).toBe((before?.catalogVersion ?? 0) + 1)
  })

  test('is answered late, the answer counts from when it was asked', async () => {
    const corpId = await buildCorp()
    const answers = Promise.withResolvers<never>()
    const corps = openCorps(askingAll(testDb, () => answers.promise))
    await corps.find(corpId)
    now += 1000
    await corps.find(corpId)
    now += 2500
    answers.resolve(new Set() as never) // as: the database's own answer is not of this type either
    await answers.promise
    expect(corps.held(corpId)).toBeUndefined()
  })
})

test('a brand without a request for a minute is not asked about', async () => {
  const [corpId, left] = [await buildCorp(), await buildCorp()]
  const { corps, pass, countOf } = openServer()
  await pass(0, corpId, left)
  for (let second = 0; second < 59; second++) await pass(1000, corpId)
  expect(corps.held(corpId)).toBeDefined()
  await pass(1000, corpId)
  await pass(1000, corpId)
  expect(corps.held(left)).toBeUndefined()
  for (let second = 0; second < 4; second++) await pass(1000, corpId)
  expect(countOf('corp_find')).toBe(2)
})

test('[TN-04] the role that asks about all brands reads what servers hold of them, and changes nothing', async () => {
  const may = await askAsOwner<{ own: boolean; name: boolean; writes: boolean }>(`
    select has_column_privilege('tiffin_jobs', 'corp', 'catalog_version', 'select') as own,
      has_column_privilege('tiffin_jobs', 'corp', 'brand_name', 'select') as name,
      has_any_column_privilege('tiffin_jobs', 'corp', 'insert, update') or has_table_privilege('tiffin_jobs', 'corp', 'delete') as writes`)
  expect(may).toEqual([{ own: true, name: false, writes: false }])
})

describe('[draft-16] a brand that is followed', () => {
  const openChanged = async () => {
    const corpId = await buildCorp()
    const { corps, pass } = openServer()
    const before = await corps.find(corpId)
    await bumpCatalog(corpId)
    return { corpId, corps, before, pass }
  }

  test('is served as it was until what stands on it is ready, which is made once', async () => {
    const { corpId, corps, before, pass } = await openChanged()
    const { promise, resolve } = Promise.withResolvers<void>()
    const prepare = vi.fn(() => promise)
    corps.prepareBy(prepare)
    const following = [corps.follow(corpId), corps.follow(corpId)]
    await pass(0) // until both are read
    expect(corps.held(corpId)).toBe(before)
    resolve()
    const [after, again] = await Promise.all(following)
    expect(after?.catalogVersion).toBeGreaterThan(before?.catalogVersion ?? 0)
    expect([again, corps.held(corpId)]).toEqual([after, after])
    expect(prepare).toHaveBeenCalledTimes(1)
  })

  test('is served as it is after half a second, and says that nothing waits any more', async () => {
    const { corpId, corps, before } = await openChanged()
    let isOver = () => false
    corps.prepareBy((_next, isLate) => {
      isOver = isLate
      return new Promise(() => {})
    })
    const after = await corps.follow(corpId)
    expect(after).not.toBe(before)
    expect(isOver()).toBe(true)
  })

  test('is served as it is where it cannot be prepared, and where nothing of it changed', async () => {
    const { corpId, corps, before } = await openChanged()
    const prepare = vi.fn(() => Promise.reject(new Error('no memory')))
    corps.prepareBy(prepare)
    const after = await corps.follow(corpId)
    expect(after).not.toBe(before)
    expect(errors).toEqual([new Error('no memory')])
    expect(await corps.follow(corpId)).toBe(after)
    expect(prepare).toHaveBeenCalledTimes(1)
  })

  test('is made ready beside another one, and again when it changes back', async () => {
    const changed = [await openChanged(), await openChanged()] as const
    const { corps } = changed[0]
    const other = changed[1].corpId
    await corps.find(other)
    await bumpCatalog(other)
    const prepare = vi.fn(async () => {})
    corps.prepareBy(prepare)
    await Promise.all([corps.follow(changed[0].corpId), corps.follow(other)])
    expect(prepare).toHaveBeenCalledTimes(2)
    for (const zone of ['Asia/Tokyo', 'Asia/Seoul', 'Asia/Tokyo']) {
      await asCorp(other, 'update corp set time_zone = $2 where corp_id = $1', [other, zone])
      await corps.follow(other)
    }
    expect(prepare).toHaveBeenCalledTimes(5)
  })

  test('is not made ready where nothing is served of it yet', async () => {
    const corpId = await buildCorp()
    const corps = openCorps(testDb)
    const prepare = vi.fn(async () => {})
    corps.prepareBy(prepare)
    expect((await corps.follow(corpId))?.corpId).toBe(corpId)
    expect(await corps.follow('nobody')).toBeUndefined()
    expect(prepare).not.toHaveBeenCalled()
  })
})
