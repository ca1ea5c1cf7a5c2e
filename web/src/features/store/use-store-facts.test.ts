import { renderHook } from '@testing-library/react'
import { beforeAll, expect, it } from 'vitest'
import { stores } from '../../../test/fake/shop.ts'
import { switchLanguage } from '../../state/language/words.ts'
import { distanceWords, openingWords, useStoreFacts } from './use-store-facts.ts'

beforeAll(() => switchLanguage('en-US'))

it('[R-3.5] a distance is given in metres below a kilometre, then with one decimal, from ten on without', () => {
  expect([850, 999, 1000, 1240, 9949, 9950, 12_400].map(distanceWords)).toEqual([
    ...['850 m', '999 m', '1.0 km', '1.2 km', '9.9 km', '10 km', '12 km'],
  ])
})

it('[store-15] a paused store says when it opens again, and nothing when that is not known', () => {
  const [store] = stores
  if (!store) throw new Error('no store')
  const resumesAt = Math.floor(Date.now() / 60_000) * 60_000 + 15 * 60_000
  const time = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit', timeZone: store.timeZone })
  const paused = { ...store, businessHourList: null, isOpen: false, status: 2 }
  expect(openingWords({ ...paused, resumesAt })).toContain(time.format(resumesAt))
  expect(openingWords({ ...paused, resumesAt: null })).toBeUndefined()
})

it('[store-19] a store says the day on which it opens next where that is not today', () => {
  const [store] = stores
  if (!store) throw new Error('no store')
  const later = (days: number) => new Date(Date.now() + days * 86_400_000)
  const words = (days: number) => {
    const name = new Intl.DateTimeFormat('en-US', { weekday: 'long', timeZone: store.timeZone }).format(later(days))
    const weekday = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'].indexOf(name) + 1
    const businessHourList = [{ weekday, start: '09:00', end: '10:00' }]
    return [openingWords({ ...store, status: 2, businessHourList }), name]
  }
  expect(words(1)[0]).toBe('Opens tomorrow 09:00')
  const [text, day] = words(3)
  expect(text).toBe(`Opens ${day} 09:00`)
})

it('[store-20] a store that is open round the clock says so once beside its status', () => {
  const [store] = stores
  if (!store) throw new Error('no store')
  const week = [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, start: '00:00', end: '24:00' }))
  const { brief, hours, status } = renderHook(() => useStoreFacts({ ...store, businessHourList: week })).result.current
  expect([status, hours, brief]).toEqual(['Open', 'All day', 'Open all day'])
})

it('[R-9.9] a store without hours shows its usual ones, not that it is open all day', () => {
  const [store] = stores
  if (!store) throw new Error('no store')
  const without = { ...store, businessHourList: null, businessHours: '10:00-22:00' }
  const { brief, hours } = renderHook(() => useStoreFacts(without)).result.current
  expect([brief, hours]).toEqual(['Open · 10:00-22:00', '10:00-22:00'])
})
