import { afterEach, expect, it } from 'vitest'
import { countShown, putAway, timesShown } from './guides.ts'

const visit = (corp: string) => history.replaceState(null, '', `/?corp=${corp}`)

afterEach(() => {
  localStorage.clear()
  visit('demo')
})

it('[R-7.13] a hint that was put away at one brand is still to be shown at another', () => {
  visit('demo')
  countShown('install')
  putAway('install')
  expect(timesShown('install')).toBeGreaterThan(1000)
  visit('demo2')
  expect(timesShown('install')).toBe(0)
  countShown('install')
  expect(timesShown('install')).toBe(1)
})
