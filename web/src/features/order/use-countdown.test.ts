import { act, renderHook } from '@testing-library/react'
import { noteServerTime } from '@tiffin/kit/client/clock.ts'
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest'
import { useCountdown } from './use-countdown.ts'

const start = Date.parse('2026-06-12T12:00:00Z')

beforeEach(() => vi.useFakeTimers({ now: start }))
afterEach(() => vi.useRealTimers())

/** A countdown on a page that takes long to come up: that much passes between its first render and its effects. */
function countDown(seconds: number, slowMs: number) {
  const onOver = vi.fn()
  let isFirst = true
  const { result } = renderHook(() => {
    const countdown = useCountdown(start + seconds * 1000, onOver)
    if (isFirst) vi.setSystemTime(start + slowMs)
    isFirst = false
    return countdown?.text
  })
  return { result, onOver }
}

it('[R-4.11] the countdown shows the current second, also when one has passed before the page was up', () => {
  expect(countDown(10, 1000).result.current).toBe('00:09')
})

it('[R-4.11] the countdown says that the time is over, also when the last second has passed before the page was up', () => {
  const { result, onOver } = countDown(1, 1000)
  act(() => vi.advanceTimersByTime(1000))
  expect(result.current).toBe('00:00')
  expect(onOver).toHaveBeenCalledTimes(1)
})

it('[R-4.11] the countdown says once that the time is over, at the deadline', () => {
  const { result, onOver } = countDown(2, 0)
  act(() => vi.advanceTimersByTime(1750))
  expect(result.current).toBe('00:01')
  expect(onOver).not.toHaveBeenCalled()
  act(() => vi.advanceTimersByTime(5000))
  expect(onOver).toHaveBeenCalledTimes(1)
})

it('[R-4.11] the countdown of a longer time shows the hours too', () => {
  expect(countDown(7384, 0).result.current).toBe('2:03:04')
})

it('[R-4.11] the countdown goes by the clock of the server, and ends at zero', () => {
  noteServerTime(start + 60_000)
  onTestFinished(() => noteServerTime(Date.now()))
  expect(countDown(90, 0).result.current).toBe('00:30')
  expect(countDown(30, 0).result.current).toBe('00:00')
})
