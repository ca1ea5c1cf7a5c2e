import { randomUUIDv7 } from 'node:crypto'
import { statRecord } from '@tiffin/contract/statistics'
import { checkEvent } from '@tiffin/core/statistics/event'
import { recordKind, sessionStart } from '@tiffin/core/statistics/record-kind'
import { reportLimits, rhythm } from '@tiffin/core/statistics/rhythm'
import type { z } from 'zod'
import { keyedHash } from '../login/index.ts'

/** A record as it is kept. */
export interface StatRow {
  readonly recordId: string
  readonly day: string
  readonly device: string
  readonly kind: number
  readonly startKind: number | null
  readonly isNew: boolean
  readonly page: string | null
  readonly leftPage: string | null
  readonly staySeconds: number | null
  readonly name: string | null
  readonly value: unknown
  /** ISO instant. */
  readonly receivedAt: string
}

export interface Reading {
  readonly corpId: string
  readonly appId: string
  readonly key: Buffer
  /** The brand's own date. */
  readonly day: string
  readonly now: number
}

const mostValueBytes = 4096

/** Where the app was, without inputs: an address may name an order. */
const pageOf = (url: string): string | undefined => {
  const [path = ''] = url.split(/[?#]/, 1)
  return /^\/[A-Za-z0-9/_-]{0,200}$/.test(path) ? path : undefined
}

/** What a text column cannot hold: NUL, and half of a pair, which JSON writes as an escape. */
const isKeepable = (value: unknown): boolean => !/\\u(?:0000|d[89a-f])/i.test(JSON.stringify(value))

/** Digits in an error may be anybody's. */
const withoutNumbers = (text: string): string =>
  text
    .replace(/\d{5,}/g, '#')
    .slice(0, 255)
    .toWellFormed()

type Reported = Pick<StatRow, 'startKind' | 'isNew' | 'page' | 'leftPage' | 'staySeconds' | 'name' | 'value'>

const nothing: Reported = {
  startKind: null,
  isNew: false,
  page: null,
  leftPage: null,
  staySeconds: null,
  name: null,
  value: null,
}

type StatRecord = z.output<typeof statRecord>

function readEvent(name: unknown, value: unknown): Reported | undefined {
  const event = checkEvent(name, value)
  if (!event.ok || Buffer.byteLength(JSON.stringify(event.value.value)) > mostValueBytes) return undefined
  return { ...nothing, name: event.value.name, value: event.value.value }
}

/** What a record says beside device and time; undefined: something that cannot be. */
function readRecord(record: StatRecord): Reported | undefined {
  const page = 'url' in record && record.url !== undefined ? pageOf(record.url) : null
  const leftPage = 'urlref' in record ? pageOf(record.urlref) : null
  if (page === undefined || leftPage === undefined) return undefined
  const staySeconds = 'urlref_ts' in record ? Math.min(record.urlref_ts, rhythm.pageSeconds) : null
  if (record.lt === recordKind.session)
    return { ...nothing, page, startKind: record.cst, isNew: record.cst === sessionStart.opened && record.tvc === 1 }
  if (record.lt === recordKind.hidden || record.lt === recordKind.page)
    return { ...nothing, page, leftPage, staySeconds }
  if (record.lt === recordKind.error) return { ...nothing, page, name: withoutNumbers(record.em) }
  if (record.lt === recordKind.pushed) return nothing
  const event = readEvent(record.e_n, record.e_v)
  return event && { ...event, page }
}

function listOf(requests: readonly unknown[] | string): readonly unknown[] {
  if (typeof requests !== 'string') return requests
  try {
    const list: unknown = JSON.parse(requests)
    return Array.isArray(list) ? list : [list]
  } catch {
    return [undefined]
  }
}

/** The records of a report that are right, ready to be kept; how many are not. */
export function readRecords(
  requests: readonly unknown[] | string,
  { corpId, appId, key, day, now }: Reading,
): { rows: StatRow[]; dropped: number } {
  const all = listOf(requests)
  const rows = all.slice(0, reportLimits.records).flatMap((one): StatRow[] => {
    const record = statRecord.safeParse(one)
    if (!record.success || record.data.ak !== appId || !isKeepable(one)) return []
    const read = readRecord(record.data)
    if (!read) return []
    const device = keyedHash(key, 'device', corpId, record.data.uuid)
    const receivedAt = new Date(now).toISOString()
    return [{ recordId: randomUUIDv7(), day, device, kind: record.data.lt, receivedAt, ...read }]
  })
  return { rows, dropped: all.length - rows.length }
}
