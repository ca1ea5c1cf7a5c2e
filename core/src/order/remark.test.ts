import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cleanRemark, remarkLength } from './remark.ts'

describe('[OR-10] a remark', () => {
  it('keeps its words and loses what cannot be seen', () => {
    expect(cleanRemark('  no ice,\n\tplease\u202e  ')).toBe('no ice, please')
    expect(cleanRemark('少冰，谢谢')).toBe('少冰，谢谢')
  })

  it('[R-5.8] of invisible characters is none', () => {
    for (const sign of [
      '\u200b',
      '\u200d',
      '\u2060',
      '\ufeff',
      '\u00ad',
      '\u180e',
      '\u3164',
      '\ufe0f',
      '\u2800',
      '\u{e0041}',
    ])
      expect([sign, cleanRemark(`${sign}${sign} ${sign}`)]).toEqual([sign, ''])
    expect(cleanRemark(`${'\u200b'.repeat(140)}no ice`)).toBe('')
    expect([cleanRemark('no\ud800ice'), cleanRemark('no\udc00'), cleanRemark('😀 ice')]).toEqual([
      'no ice',
      'no',
      '😀 ice',
    ])
    for (const text of ['👩‍👧', '❤️', 'नमस्\u200dते', '.']) expect(cleanRemark(text)).toBe(text)
  })

  it('[R-5.8][R-9.12] is one line of at most 140 characters, without control or direction characters, whatever was typed', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', minLength: 130, maxLength: 400 }), (text) => {
        const kept = cleanRemark(text)
        expect(kept.length).toBeLessThanOrEqual(remarkLength)
        expect(kept).not.toMatch(/[\p{Cc}\u200e\u200f\u202a-\u202e\u2066-\u2069]/u)
        expect(cleanRemark(kept)).toBe(kept)
      }),
    )
    expect(cleanRemark(`${'a'.repeat(139)} b`)).toBe('a'.repeat(139))
    expect(cleanRemark(` ${'a'.repeat(140)}`)).toBe('a'.repeat(140))
    expect(cleanRemark(`${'a'.repeat(139)}🍵`)).toBe('a'.repeat(139))
  })
})
