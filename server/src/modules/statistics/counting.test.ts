import { expect, test } from 'vitest'
import { logged, testApp } from '../../../test/app.ts'
import { buildCorp } from '../../../test/build.ts'
import { asCorp } from '../../../test/build-shop.ts'
import { testDb } from '../../../test/database.ts'
import { findDailyFigures } from './index.ts'

const app = testApp()
const day = '2026-11-20'
const count = () => app.jobs.find(({ name }) => name === 'count statistics')?.run()
const figuresOf = async (corpId: string) =>
  (await findDailyFigures(testDb, { corpId, timeZone: 'UTC' }, { from: day, to: day }))[0]

/** Records of a day, each with what a test says of its number `n`. */
const addRecords = (corp: string, records: { count: number; day?: string; values: string }) =>
  asCorp(
    corp,
    `insert into stat_record (corp_id, record_id, day, received_at, kind, device, name, page)
     select $1, gen_random_uuid(), $3, now(), ${records.values} from generate_series(1, $2) n`,
    [corp, records.count, records.day ?? day],
  )

test('the brand behind a thousand days that cannot be counted is counted all the same', async () => {
  const first = `0-${crypto.randomUUID()}`
  const corp = await buildCorp()
  await asCorp(
    first, // this brand does not exist: none of its days can be counted
    `insert into stat_record (corp_id, record_id, day, device, kind, received_at)
     select $1, n, date '2020-01-01' + n, 'device', 21, now() from generate_series(1, 1000) n`,
    [first],
  )
  await addRecords(corp, { count: 1, values: `21, 'device', 'tap', null` })
  try {
    await count()
    expect(await figuresOf(corp)).toMatchObject({ events: 1, visitors: 1 })
    expect(logged.some((line) => line.includes(first))).toBe(true)
  } finally {
    await asCorp(first, 'delete from stat_record where corp_id = $1', [first])
  }
})

test('a day of many records is counted in batches, each device and each device of an event once', async () => {
  const corp = await buildCorp()
  await addRecords(corp, { count: 12_000, values: `21, 'device-' || n % 3000, 'event-' || n % 3, null` })
  await count()
  const figures = await figuresOf(corp)
  expect(figures).toMatchObject({ events: 12_000, visitors: 3000 })
  expect(figures?.eventList.map(({ times, devices }) => [times, devices])).toEqual(Array(3).fill([4000, 1000]))
  const [batches] = await asCorp<{ most: number }>(
    corp,
    'select max(size) as most from (select count(*) as size from stat_record where rolled group by xmin::text) batch',
  )
  expect(batches?.most).toBe(5000)
})

test('names that are made up take no room from those that many use', async () => {
  const corp = await buildCorp()
  await addRecords(corp, { count: 3, values: `11, 'device-1', null, '/pages/home'` })
  await count()
  await addRecords(corp, { count: 1500, values: `11, 'device-2', null, '/made-up/' || n` })
  await addRecords(corp, { count: 2, values: `11, 'device-1', null, '/pages/home'` })
  await count()
  const figures = await figuresOf(corp)
  expect([figures?.pageViews, figures?.visitors, figures?.pageList.length]).toEqual([1505, 2, 200])
  expect(figures?.pageList[0]).toMatchObject({ page: '/pages/home', views: 5 })
  const kept = await asCorp(corp, 'select 1 from stat_daily_page where corp_id = $1', [corp])
  expect(kept).toHaveLength(1000)
})
