import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { resizeThrottleMs, useIsWide } from './window-size.ts'

beforeEach(() => {
  vi.useFakeTimers()
  window.innerWidth = 390
})
afterEach(() => {
  window.innerWidth = 390
  vi.useRealTimers()
})

it('[R-9.8] a burst of resizing gives few layouts, and the last width counts', async () => {
  const layouts: boolean[] = []
  renderHook(() => layouts.push(useIsWide()))
  const before = layouts.length
  for (let turn = 0; turn < 20; turn += 1) {
    window.innerWidth = turn % 2 === 0 ? 400 : 1000
    act(() => dispatchEvent(new Event('resize')))
    await act(() => vi.advanceTimersByTimeAsync(5))
  }
  await act(() => vi.advanceTimersByTimeAsync(resizeThrottleMs))
  expect(layouts.length - before).toBeLessThanOrEqual(3)
  expect(layouts.at(-1)).toBe(true)
  expect(resizeThrottleMs).toBe(50)
})
