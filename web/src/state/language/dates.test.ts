import { renderHook } from '@testing-library/react'
import { useLanguage } from '@tiffin/kit/client/language.ts'
import { afterEach, expect, it, vi } from 'vitest'
import { useDates } from './dates.ts'

const instant = new Date(2025, 10, 22, 3, 44).getTime()

afterEach(() => vi.restoreAllMocks())

it('a date in a language whose months the browser cannot name stands in figures, not in English', () => {
  useLanguage.setState({ language: 'lo-LA' })
  vi.spyOn(Intl.DateTimeFormat, 'supportedLocalesOf').mockReturnValue([])
  const dates = renderHook(() => useDates()).result.current
  expect([dates.full(instant), dates.short(instant), dates.day(instant)]).toEqual([
    '22/11/2025, 03:44',
    '22/11/2025, 03:44',
    '22/11/2025',
  ])
  expect([dates.date('2025-11-22'), dates.clock(instant)]).toEqual(['22/11/2025', '03:44'])
})

it('a date in a language the browser knows has its month by name', () => {
  useLanguage.setState({ language: 'th-TH' })
  expect(renderHook(() => useDates()).result.current.day(instant)).toBe('22 พ.ย. 2025')
})
