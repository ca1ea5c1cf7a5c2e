import { expect, it } from 'vitest'
import { dateFormat } from './dates.ts'

const instant = Date.UTC(2025, 10, 22, 3, 44)
const inUtc = { timeZone: 'UTC' } as const

it('[R-1.10] a date has the years of the Gregorian calendar and Latin digits in every language', () => {
  expect(dateFormat('th-TH', { year: 'numeric', ...inUtc }).format(instant)).toContain('2025')
  expect(dateFormat('ar-IQ', { hour: '2-digit', minute: '2-digit', hourCycle: 'h23', ...inUtc }).format(instant)).toBe(
    '03:44',
  )
})
