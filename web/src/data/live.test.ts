import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { callSetting } from './call.ts'

vi.mock('./push-client.ts', () => ({ boundClient: async () => 'cid', loseClient: vi.fn() }))

class SilentStream {
  static readonly CONNECTING = 0
  static readonly CLOSED = 2
  static all: SilentStream[] = []
  readyState = SilentStream.CONNECTING
  close = vi.fn()
  constructor() {
    SilentStream.all.push(this)
  }
}

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
  const { openHintStream } = await import('./live.ts')
  const stop = openHintStream()
  await vi.advanceTimersByTimeAsync(callSetting.timeoutMs - 1)
  expect(SilentStream.all.map(({ close }) => close.mock.calls.length)).toEqual([0])
  await vi.advanceTimersByTimeAsync(16_000)
  expect(SilentStream.all.map(({ close }) => close.mock.calls.length)).toEqual([1, 0])
  const second = SilentStream.all[1]
  if (second !== undefined) second.readyState = 1
  await vi.advanceTimersByTimeAsync(120_000)
  expect(SilentStream.all.map(({ close }) => close.mock.calls.length)).toEqual([1, 0])
  stop()
})
