import { languages } from '@tiffin/core/language/language'
import { describe, expect, it } from 'vitest'
import { phrases } from './vite-plugin.ts'

const context = { addWatchFile() {} }
const load = (id: string) => phrases().load.call(context, `\0virtual:phrases/${id}`)

describe('the build', () => {
  it('serves each language in compiled chunks', () => {
    expect(load('en-US/first')).toContain('Takeaway')
    expect(load('en-US/first')).not.toContain('No orders yet')
    expect(load('en-US/rest')).toContain('No orders yet')
    expect(load('ar-IQ/counter')).toContain('قيد التحضير')
  })

  it('knows no other language and no other chunk', () => {
    const { resolveId } = phrases()
    expect(resolveId('virtual:phrases/th-TH/first')).toBe('\0virtual:phrases/th-TH/first')
    expect(resolveId('virtual:phrases/fr-FR/first')).toBeUndefined()
    expect(resolveId('virtual:phrases/th-TH/second')).toBeUndefined()
    expect(resolveId('virtual:phrase-files/first+second')).toBeUndefined()
    expect(resolveId('react')).toBeUndefined()
  })

  it('serves an app the table of its own chunks in every language', () => {
    const { resolveId, load } = phrases()
    const id = resolveId('virtual:phrase-files/first+rest') ?? ''
    const table = load.call(context, id) ?? ''
    for (const language of languages)
      for (const chunk of ['first', 'rest'])
        expect(table).toContain(`${chunk}: () => import("virtual:phrases/${language}/${chunk}")`)
    expect(table).not.toContain('counter')
  })
})
