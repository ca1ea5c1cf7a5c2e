import { recordKind, sessionStart } from '@tiffin/core/statistics/record-kind'
import { reportLimits } from '@tiffin/core/statistics/rhythm'
import { z } from 'zod'
import { call } from './call.ts'

/** Epoch seconds: statistics count in seconds. */
const seconds = z.int().min(0).max(9_999_999_999)
const short = z.string().max(64).exactOptional()
const page = z.string().max(1024)

/** What every record says. `uuid` is the device's id, made at random for this brand alone. */
const common = {
  ak: z.string().max(64),
  uuid: z.string().regex(/^[A-Za-z0-9_-]{8,64}$/),
  t: seconds,
  ...{ ut: short, p: short, v: short, ch: short, usv: short },
}
const titles = {
  ttn: z.string().max(255).exactOptional(),
  ttpj: z.string().max(255).exactOptional(),
  ttc: z.string().max(255).exactOptional(),
}

/** A session begins: `cst` 1 opened, 2 came back after more than 300 s, 3 more than 1800 s on one page. `tvc` counts the visits. */
const sessionRecord = z.object({
  ...common,
  lt: z.literal(recordKind.session),
  cst: z.literal(Object.values(sessionStart)),
  url: page,
  ...{ fvts: seconds, lvts: seconds, tvc: z.int().min(1).max(1_000_000) },
  ...{ lang: short, net: short, sc: short },
  ...{ pr: z.number().min(0).max(20).exactOptional() },
  ...{
    ww: z.int().exactOptional(),
    wh: z.int().exactOptional(),
    sw: z.int().exactOptional(),
    sh: z.int().exactOptional(),
  },
})

/** The app went to the background. */
const hideRecord = z.object({ ...common, lt: z.literal(recordKind.hidden), urlref: page, urlref_ts: z.int().min(1) })

/** Another page is shown. */
const pageRecord = z.object({
  ...common,
  lt: z.literal(recordKind.page),
  url: page,
  urlref: page,
  urlref_ts: z.int().min(1),
  ...titles,
})

/** Something happened that is counted by name. */
const eventRecord = z.object({
  ...common,
  lt: z.literal(recordKind.event),
  e_n: z.unknown(),
  e_v: z.unknown(),
  url: page.exactOptional(),
  ...titles,
})

/** Something broke. */
const errorRecord = z.object({
  ...common,
  lt: z.literal(recordKind.error),
  em: z.string().max(2000),
  url: page.exactOptional(),
})

/** The browser has an address for messages; the server does not keep it here. */
const pushRecord = z.object({ ...common, lt: z.literal(recordKind.pushed), cid: z.string().max(64) })

/** One thing that statistics report; `lt` says which. */
export const statRecord = z.discriminatedUnion('lt', [
  sessionRecord,
  hideRecord,
  pageRecord,
  eventRecord,
  errorRecord,
  pushRecord,
])

/** A record as the reporter makes it. */
export type StatRecord = z.input<typeof statRecord>

/** Whether this brand wants reports. `conf` is JSON, `{"ak": appId}`; only `ret` 0 counts, another appId is `ret` 1. */
export const findStatConfig = call({
  path: '/api/app/common/stat/config',
  method: 'GET',
  as: 'anyone',
  answer: 'bare',
  input: z.object({ usv: z.string().max(32).default(''), conf: z.string().max(500).default('') }),
  output: z.object({ ret: z.int(), enable: z.int() }),
})

/**
 * Takes records of use, at most 200 and 256 KB at a time, as a list or as JSON of one. Records that are not right are
 * dropped without a word, and so is what is too much.
 */
export const reportStatistics = call({
  path: '/api/app/common/stat/report',
  as: 'anyone',
  answer: 'bare',
  maxBytes: reportLimits.bytes,
  input: z.object({
    usv: z.string().max(32).default(''),
    t: z.unknown(),
    requests: z.union([z.array(z.unknown()), z.string()]),
  }),
  output: z.object({ ret: z.int() }),
})
