import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { callSetting } from './call.ts'
import { openHintStream } from './hint-stream.ts'

class SilentStream {
  static readonly CONNECTING = 0
  static readonly OPEN = 1
  static readonly CLOSED = 2
  static all: SilentStream[] = []
  readyState = SilentStream.CONNECTING
  onopen: (() => void) | null = null
  onerror: (() => void) | null = null
  close = vi.fn()
  constructor() {
    SilentStream.all.push(this)
  }
  connect(): void {
    this.readyState = SilentStream.OPEN
    this.onopen?.()
  }
  /** The connection breaks, and the browser tries again by itself. */
  lose(): void {
    this.readyState = SilentStream.CONNECTING
    this.onerror?.()
  }
}

const closings = () => SilentStream.all.map(({ close }) => close.mock.calls.length)

beforeEach(() => {
  vi.useFakeTimers()
  SilentStream.all = []
  vi.stubGlobal('EventSource', SilentStream)
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

it('[R-9.1] a stream that is not open within 60 s is given up and opened again; one that is stays', async () => {
  const stop = openHintStream({ bind: async () => 'cid', lose: vi.fn() }, vi.fn())
  await vi.advanceTimersByTimeAsync(callSetting.timeoutMs - 1)
  expect(closings()).toEqual([0])
  await vi.advanceTimersByTimeAsync(16_000)
  expect(closings()).toEqual([1, 0])
  const second = SilentStream.all[1]
  second?.connect()
  await vi.advanceTimersByTimeAsync(120_000)
  expect(closings()).toEqual([1, 0])
  stop()
})

it('[R-9.1] a stream that breaks has 60 s from then, over all tries of the browser', async () => {
  const stop = openHintStream({ bind: async () => 'cid', lose: vi.fn() }, vi.fn())
  await vi.advanceTimersByTimeAsync(1000)
  const [first] = SilentStream.all
  first?.connect()
  await vi.advanceTimersByTimeAsync(callSetting.timeoutMs - 2000)
  first?.lose()
  await vi.advanceTimersByTimeAsync(callSetting.timeoutMs - 10_000)
  expect(closings()).toEqual([0]) // what was armed before it opened is over
  first?.lose()
  await vi.advanceTimersByTimeAsync(10_000)
  expect(closings()).toEqual([1])
  await vi.advanceTimersByTimeAsync(15_000)
  expect(closings()).toEqual([1, 0])
  stop()
})

it('[R-9.1] a stream that comes back in time stays', async () => {
  const stop = openHintStream({ bind: async () => 'cid', lose: vi.fn() }, vi.fn())
  await vi.advanceTimersByTimeAsync(1000)
  const [first] = SilentStream.all
  first?.connect()
  first?.lose()
  await vi.advanceTimersByTimeAsync(50_000)
  first?.connect()
  await vi.advanceTimersByTimeAsync(120_000)
  expect(closings()).toEqual([0])
  stop()
})
