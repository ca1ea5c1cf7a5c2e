import { describe, expect, it } from 'vitest'
import { listOf, locales } from './locales.ts'

describe('a list of names', () => {
  it.each(locales)('[food-9] has a mark or a word between every two of them: %s', (locale) => {
    const text = listOf(locale).format(['1', '2', '3'])
    expect(text).toMatch(/^1\D+2\D+3$/)
  })
})
