import type { StatRecord } from '@tiffin/contract/statistics'
import { afterEach, beforeEach, vi } from 'vitest'
import { Reporter } from '../src/shell/statistics/reporter.ts'

export const begin = Date.UTC(2026, 5, 1, 8)
export const menu = '/pages/home/menu/menu'

interface Asked {
  readonly path: string
  readonly at: number
  readonly records: StatRecord[]
  readonly keepalive: boolean | undefined
  readonly headers: Record<string, string>
}

let requests: Asked[] = []
/** What was asked before counts no longer. */
export const forgetAsked = (): void => {
  requests = []
}
/** How the server answers; a test changes it. */
export const world = { enable: 1, ret: 0, isDown: false, status: 200, checkMs: 0 }
let reporters: Reporter[] = []

const atSecond = () => (Date.now() - begin) / 1000
export const pass = (seconds: number) => vi.advanceTimersByTimeAsync(seconds * 1000)
export const reports = () => requests.filter(({ path }) => path.endsWith('/report'))
export const checks = () => requests.filter(({ path }) => path.includes('/stat/config?'))
export const records = () => reports().flatMap((report) => report.records)
export const kinds = () => records().map((record) => record.lt)
export const sessions = () => records().flatMap((record) => (record.lt === 1 ? [record] : []))
export const names = () => records().flatMap((record) => (record.lt === 21 ? [record.e_n] : []))
export const waiting = () => localStorage.getItem('tiffin.stat.queue') ?? ''

export function open(corp = 'demo', url = '/'): Reporter {
  const reporter = new Reporter({ corp, appId: 'app-1' }, { url, title: 'Home' })
  reporters.push(reporter)
  reporter.start()
  return reporter
}

/** A reporter whose first report is gone. */
export async function opened(): Promise<Reporter> {
  const reporter = open()
  await pass(0)
  requests = []
  return reporter
}

beforeEach(() => {
  vi.useFakeTimers({ now: begin })
  localStorage.clear()
  requests = []
  reporters = []
  Object.assign(world, { enable: 1, ret: 0, isDown: false, status: 200, checkMs: 0 })
  vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
    const body = init.body === undefined ? { requests: [] } : JSON.parse(String(init.body))
    const headers = init.headers as Record<string, string> // the app sends a plain record
    requests.push({ path, at: atSecond(), records: body.requests, keepalive: init.keepalive, headers })
    if (path.includes('/config') && world.checkMs > 0)
      await new Promise((resolve) => setTimeout(resolve, world.checkMs))
    if (world.isDown) throw new TypeError('no net')
    const answer = path.includes('/config') ? { ret: world.ret, enable: world.enable } : { ret: 0 }
    return new Response(JSON.stringify(answer), { status: world.status })
  })
})

afterEach(() => {
  for (const reporter of reporters) reporter.stop()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})
