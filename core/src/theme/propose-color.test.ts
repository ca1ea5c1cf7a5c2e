import { expect, test } from 'vitest'
import { proposeColor } from './propose-color.ts'

const pixels = (...list: readonly (readonly [number, number, number, number, number])[]) =>
  list.flatMap(([count, ...pixel]) => Array.from({ length: count }, () => pixel).flat())

test('[brand-5] the colour of a mark is the one that it has most of', () => {
  expect(proposeColor(pixels([30, 14, 77, 60, 255], [20, 230, 0, 45, 255]))).toBe('#0e4d3c')
})

const sixtyDegrees = ['e60000', 'e6e600', '00e600', '00e6e6', '0000e6', 'e600e6']
const between = ['e67300', '73e600', '00e673', '0073e6', '7300e6', 'e60073']
const channels = (color: string) =>
  [0, 2, 4].map((place) => Number.parseInt(color.slice(place, place + 2), 16)) as [number, number, number]
const pixelsOf = (count: number, color: string) => pixels([count, ...channels(color), 255])

test('[brand-5] two colours of a mark are not mixed, whichever two of twelve they are', () => {
  const colors = [...sixtyDegrees, ...between]
  for (const most of colors)
    for (const other of colors)
      if (other !== most)
        expect(proposeColor([...pixelsOf(30, most), ...pixelsOf(25, other)]), `${most} ${other}`).toBe(`#${most}`)
})

test.each([
  ['red', 'c83232', '640c0c', '#000fe6'],
  ['green', '32c832', '0c640c', '#e6000f'],
  ['blue', '3232c8', '0c0c64', '#e6000f'],
  ['orange', 'e67f19', '7f3f00', '#0000e6'],
  ['teal', '19e67f', '007f3f', '#e6000f'],
  ['violet', '7f19e6', '3f007f', '#e6000f'],
])('[brand-5] a bright and a dark %s are one colour', (_name, bright, dark, other) => {
  const mark = [...pixelsOf(20, bright), ...pixelsOf(20, dark), ...pixelsOf(30, other.slice(1))]
  expect(proposeColor(mark)).not.toBe(other)
})

test('[brand-5] a colour counts from a quarter of saturation, a certain brightness and half opacity on', () => {
  const alone = (red: number, green: number, blue: number, alpha = 255) =>
    proposeColor(pixels([9, red, green, blue, alpha]))
  expect([alone(200, 150, 150), alone(200, 151, 151)]).toEqual(['#c89696', undefined])
  expect([alone(39, 0, 0), alone(38, 0, 0)]).toEqual(['#270000', undefined])
  expect([alone(200, 0, 0, 128), alone(200, 0, 0, 127)]).toEqual(['#c80000', undefined])
  expect(proposeColor([...pixelsOf(1, 'c83232'), 0, 255, 0])).toBe('#c83232')
})

test('[brand-5] a white ground, black lines and what is transparent are no colour of a mark', () => {
  const ground = [900, 255, 255, 255, 255] as const
  const lines = [300, 10, 10, 10, 255] as const
  const nothing = [900, 0, 0, 255, 0] as const
  expect(proposeColor(pixels(ground, lines, nothing, [5, 230, 0, 45, 255]))).toBe('#e6002d')
  expect(proposeColor(pixels(ground, lines, nothing))).toBeUndefined()
  expect(proposeColor([])).toBeUndefined()
})
