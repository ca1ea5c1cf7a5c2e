import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { popupMs, usePresence } from './use-presence.ts'

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('matchMedia', () => ({ matches: false }))
})
afterEach(() => {
  vi.useRealTimers()
  vi.stubGlobal('matchMedia', () => ({ matches: true }))
})

it('[R-9.13] a sheet stays while it leaves, and is gone after 300 ms', async () => {
  const { result, rerender } = renderHook(({ isOpen }) => usePresence(isOpen), { initialProps: { isOpen: true } })
  expect(result.current).toEqual({ isPresent: true, isLeaving: false })
  rerender({ isOpen: false })
  expect(result.current).toEqual({ isPresent: true, isLeaving: true })
  await act(() => vi.advanceTimersByTimeAsync(popupMs - 1))
  expect(result.current.isPresent).toBe(true)
  await act(() => vi.advanceTimersByTimeAsync(1))
  expect(result.current.isPresent).toBe(false)
  expect(popupMs).toBe(300)
})
