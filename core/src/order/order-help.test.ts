import { expect, it } from 'vitest'
import { checkHelpFiles } from './order-help.ts'

const named = (...names: string[]) => names.map((name) => ({ name, type: '' }))
const pictures = (count: number) => named(...Array.from({ length: count }, (_none, index) => `/uploads/${index}.webp`))

it('[R-9.12] help with an order takes nine pictures or one video, not ten, not two, not both', () => {
  expect([[], pictures(9), named('/uploads/a.mp4'), named('tea.MOV')].map((files) => checkHelpFiles(files).ok)).toEqual(
    [true, true, true, true],
  )
  expect(
    [pictures(10), named('a.mp4', 'b.webm'), [...pictures(1), ...named('a.mp4')]].map((files) => checkHelpFiles(files)),
  ).toEqual(Array(3).fill({ ok: false, refusal: 'tooManyFiles' }))
})
