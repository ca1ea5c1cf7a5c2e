import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { useTypedText } from './use-typed-text.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

it('[R-2.14][R-2.15] what is typed counts once nothing was typed for 300 ms, and an empty field at once', () => {
  const { result, rerender } = renderHook(useTypedText, { initialProps: '' })
  for (const text of ['g', 'ga', 'gar']) {
    rerender(text)
    act(() => vi.advanceTimersByTime(299))
    expect(result.current).toBe('')
  }
  act(() => vi.advanceTimersByTime(1))
  expect(result.current).toBe('gar')
  rerender('')
  expect(result.current).toBe('')
})
