import { afterEach, expect, it, vi } from 'vitest'
import { firstLanguageOf } from './first-language.ts'

afterEach(() => vi.unstubAllGlobals())

it('[R-1.12] a language that was chosen before wins over those of the system, which count without one', () => {
  vi.stubGlobal('navigator', { languages: ['th-TH', 'en-US'] })
  expect(firstLanguageOf('lo-LA')).toBe('lo-LA')
  expect(firstLanguageOf('')).toBe('th-TH')
  expect(firstLanguageOf('xx-XX')).toBe('th-TH')
})
