import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { usePull } from './use-pull.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

/** Pulls the page down by 60 px and lets it go. */
async function pullDown(): Promise<void> {
  const touch = (name: string, clientY?: number) =>
    dispatchEvent(Object.assign(new Event(name), { touches: clientY === undefined ? [] : [{ clientY }] }))
  await act(async () => {
    touch('touchstart', 100)
    touch('touchmove', 160)
    touch('touchend')
  })
}

it.each([
  ['is done', () => Promise.resolve()],
  ['has failed', () => Promise.reject(new Error('no'))],
])('[R-4.8] a page whose refresh %s goes back, and can be pulled again', async (_what, refresh) => {
  const onRefresh = vi.fn(refresh)
  const { result } = renderHook(() => usePull(onRefresh, () => undefined))
  await pullDown()
  expect(result.current.phase).toBe('restoring')
  await act(() => vi.advanceTimersByTimeAsync(400))
  expect(result.current.phase).toBe('none')
  await pullDown()
  expect(onRefresh).toHaveBeenCalledTimes(2)
})
