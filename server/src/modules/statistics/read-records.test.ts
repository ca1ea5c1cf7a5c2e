import { reportLimits, rhythm } from '@tiffin/core/statistics/rhythm'
import { expect, test } from 'vitest'
import { keyedHash } from '../login/index.ts'
import { readRecords } from './read-records.ts'

const now = Date.UTC(2026, 10, 24, 8)
const key = Buffer.from('a key of tests')
const reading = { corpId: 'tea', appId: 'tea-web', key, day: '2026-11-24', now }
const common = { ak: 'tea-web', uuid: 'device-01', t: 1 }
const left = { urlref: '/pages/order/order?orderNo=7', urlref_ts: 9 }

const nothing = {
  ...{ startKind: null, isNew: false, page: null, leftPage: null, staySeconds: null, name: null, value: null },
  ...{
    day: '2026-11-24',
    device: keyedHash(key, 'device', 'tea', 'device-01'),
    receivedAt: new Date(now).toISOString(),
  },
}

const read = (requests: readonly unknown[] | string) => {
  const { rows, dropped } = readRecords(requests, reading)
  return { rows: rows.map(({ recordId: _id, ...row }) => row), dropped }
}
const session = { lt: 1, cst: 1, url: '/', fvts: 1, lvts: 0, tvc: 1 }

test.each([
  ['a first visit', session, { kind: 1, page: '/', startKind: 1, isNew: true }],
  ['a second visit', { ...session, tvc: 2 }, { kind: 1, page: '/', startKind: 1 }],
  ['a visitor who came back to the first one', { ...session, cst: 2 }, { kind: 1, page: '/', startKind: 2 }],
  ['a page that is left', { lt: 3, ...left }, { kind: 3, leftPage: '/pages/order/order', staySeconds: 9 }],
  [
    'a page that is shown',
    { lt: 11, url: '/pages/home/menu/menu#top', ...left },
    { kind: 11, page: '/pages/home/menu/menu', leftPage: '/pages/order/order', staySeconds: 9 },
  ],
  [
    'a night on one page',
    { lt: 3, ...left, urlref_ts: rhythm.pageSeconds + 1 },
    { kind: 3, leftPage: '/pages/order/order', staySeconds: rhythm.pageSeconds },
  ],
  ['an event', { lt: 21, e_n: 'tap', e_v: { way: 1 } }, { kind: 21, name: 'tap', value: { way: 1 } }],
  ['an event on a page', { lt: 21, e_n: 'tap', e_v: '', url: '/' }, { kind: 21, name: 'tap', value: '', page: '/' }],
  [
    'an error, without what may be a phone number',
    { lt: 31, em: `404 of 91234567: ${'x'.repeat(300)}`, url: '/' },
    { kind: 31, name: `404 of #: ${'x'.repeat(245)}`, page: '/' },
  ],
  ['a browser that takes messages', { lt: 101, cid: 'abc' }, { kind: 101 }],
] as const)('[R-7.18] of %s is kept what is counted', (_what, record, kept) => {
  expect(read([{ ...common, ...record }])).toEqual({ rows: [{ ...nothing, ...kept }], dropped: 0 })
})

test.each([
  ['a page that is no path of the app', { lt: 11, url: 'pages/home', ...left }],
  ['a path with signs that no page has', { lt: 11, url: '/pages/home.html', ...left }],
  ['a path that is too long', { lt: 11, url: `/${'x'.repeat(201)}`, ...left }],
  ['the address of a page that was left', { lt: 3, ...left, urlref: 'https://elsewhere.example/' }],
  ['an event without a name', { lt: 21, e_n: '', e_v: '' }],
  ['an event of more than 4 KB in Chinese', { lt: 21, e_n: 'tap', e_v: { text: '茶'.repeat(1400) } }],
  ['an event of more than 4 KB', { lt: 21, e_n: 'tap', e_v: { text: 'x'.repeat(4096 - '{"text":""}'.length + 1) } }],
  ['what another app reports', { ...session, ak: 'another' }],
  ['a NUL in a name', { lt: 21, e_n: 'a\u0000', e_v: '' }],
] as const)('[R-5.16] %s is dropped and counted', (_what, record) => {
  expect(
    read([
      { ...common, ...record },
      { ...common, ...session },
    ]),
  ).toMatchObject({ rows: [{ kind: 1 }], dropped: 1 })
})

test('[R-7.18] an event of just 4 KB and a path of two hundred letters are taken', () => {
  const value = { text: 'x'.repeat(4096 - '{"text":""}'.length) }
  const url = `/${'x'.repeat(200)}`
  expect(read([{ ...common, lt: 21, e_n: 'tap', e_v: value, url }]).rows).toMatchObject([{ value, page: url }])
})

test('[RL-08] a report is a list, the JSON of one, or a single record; what cannot be read, and more than two hundred, is dropped', () => {
  const record = { ...common, ...session }
  for (const requests of [[record], JSON.stringify([record]), JSON.stringify(record)])
    expect(read(requests)).toMatchObject({ rows: [{ kind: 1 }], dropped: 0 })
  expect(read('[{')).toEqual({ rows: [], dropped: 1 })
  expect(read([])).toEqual({ rows: [], dropped: 0 })
  const { rows, dropped } = readRecords(Array(reportLimits.records + 3).fill(record), reading)
  expect([new Set(rows.map(({ recordId }) => recordId)).size, dropped]).toEqual([reportLimits.records, 3])
})
