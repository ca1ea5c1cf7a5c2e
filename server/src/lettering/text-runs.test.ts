import { describe, expect, it } from 'vitest'
import { breakLines } from './break-lines.ts'
import { visualRuns } from './text-runs.ts'

const shown = (text: string, direction: 'ltr' | 'rtl') => visualRuns(text, direction).map((run) => run.text)
const fontsOf = (text: string) => visualRuns(text, 'ltr').map((run) => run.font)

describe('[receipt-6] a line of a receipt', () => {
  it('has for each run of characters the font of its script, whatever the language of the receipt', () => {
    expect(fontsOf('桂花Oolong')).toEqual(['chinese', 'latin'])
    expect(fontsOf('ชา¥8')).toEqual(['thai', 'latin'])
    expect(fontsOf('ຊາໄຂ່ມຸກ')).toEqual(['lao'])
    expect(fontsOf('क्षत्रिय')).toEqual(['devanagari'])
    expect(fontsOf('（大杯）')).toEqual(['chinese'])
    expect(fontsOf('é')).toEqual(['latin'])
  })

  it('has emoji in a font of their own, also those of several characters, and signs of letters in that of the letters', () => {
    expect(fontsOf('Tea🧋👩🏽‍🍳❤️🇸🇬')).toEqual(['latin', 'emoji'])
    expect(fontsOf('50™©1')).toEqual(['latin'])
    expect(shown('شاي ❤️🧋', 'rtl')).toEqual(['🧋', '❤️', ' ', 'شاي'])
  })

  it('stands in the order in which it is read from right to left, word by word, and figures stay as they are', () => {
    expect(shown('شاي كبير 500 مل', 'rtl')).toEqual(['مل', ' ', '500', ' ', 'كبير', ' ', 'شاي'])
    expect(shown('Tea شاي كبير', 'ltr')).toEqual(['Tea', ' ', 'كبير', ' ', 'شاي'])
  })

  it('keeps a number between its marks of direction, and draws no mark', () => {
    expect(shown('إشعار \u206820261126-0008\u2069', 'rtl').join('')).toBe('20261126-0008 إشعار')
  })

  it('turns brackets round with what is in them', () => {
    expect(shown('شاي (كبير)', 'rtl')).toEqual(['(', 'كبير', ')', ' ', 'شاي'])
  })
})

describe('[receipt-6] a text that is too long for its column', () => {
  const column = (width: number) => ({ width, measure: (text: string) => text.length })

  it('is broken between words, also where a language writes no spaces', () => {
    expect(breakLines('one two three', 'en-US', column(8))).toEqual(['one two', 'three'])
    expect(breakLines('桂花乌龙奶茶', 'zh-CN', column(4)).join('')).toBe('桂花乌龙奶茶')
    for (const line of breakLines('ใบเสร็จรับเงินของลูกค้า', 'th-TH', column(12)))
      expect(line.length).toBeLessThanOrEqual(12)
  })

  it('is broken anywhere when one word is longer than the line, and loses nothing', () => {
    const lines = breakLines('a'.repeat(25), 'en-US', column(10))
    expect(lines.map((line) => line.length)).toEqual([10, 10, 5])
  })
})
