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
    expect(resolveId('react')).toBeUndefined()
  })
})
