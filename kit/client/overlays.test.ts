import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { showToast, useOverlays } from './overlays.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

const shown = () => useOverlays.getState().toast?.text

it('[R-9.1] a toast stays for a second and a half, and a new one takes the place of the old', () => {
  showToast('Saved')
  vi.advanceTimersByTime(1000)
  showToast('Copied')
  vi.advanceTimersByTime(1499)
  expect(shown()).toBe('Copied')
  vi.advanceTimersByTime(1)
  expect(shown()).toBeUndefined()
})
