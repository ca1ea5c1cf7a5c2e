import fc from 'fast-check'
import { expect, it } from 'vitest'
import { contrastOf, readableFill } from './readable-fill.ts'

it('[brand-2] words on any colour of a brand are readable', () => {
  const color = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`)
  fc.assert(fc.property(color, (each) => readableFill(each).contrast >= 4.5))
})

it('[brand-2] a colour that is darkened is so no more than words need, and stays a colour', () => {
  const color = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`)
  fc.assert(
    fc.property(color, (each) => {
      const { fill, contrast, isDarkened } = readableFill(each)
      for (const part of fill) expect(part >= 0 && part <= 255).toBe(true)
      if (isDarkened) expect(contrast).toBeLessThan(4.7)
    }),
  )
  expect(readableFill('#00b050').fill).toEqual([0, 136, 60])
  expect(readableFill('#e8892b').fill[0]).toBeGreaterThan(readableFill('#e8892b').fill[1])
})

it('[brand-2] a grey that is dark enough stays to the letter', () => {
  for (let part = 0; part <= 117; part += 1) {
    const two = part.toString(16).padStart(2, '0')
    expect(readableFill(`#${two}${two}${two}`)).toMatchObject({ fill: [part, part, part], isDarkened: false })
  }
})

it('[brand-2] a dark colour stays as it is, a middle one is darkened, a light one carries dark words', () => {
  expect(readableFill('#0e4d3c')).toMatchObject({ fill: [14, 77, 60], text: [255, 255, 255], isDarkened: false })
  expect(readableFill('#e8892b').isDarkened).toBe(true)
  expect(readableFill('#ffd500')).toMatchObject({ fill: [255, 213, 0], text: [25, 21, 20], isDarkened: false })
})

it('[brand-2] contrast is as WCAG reckons it, whichever colour comes first', () => {
  expect(contrastOf([0, 0, 0], [255, 255, 255])).toBeCloseTo(21)
  expect(contrastOf([255, 255, 255], [119, 119, 119])).toBeCloseTo(4.48, 2)
  expect(contrastOf([9, 9, 9], [9, 9, 9])).toBe(1)
})
