import { describe, expect, it } from 'vitest'
import { isShortEnough, kindOfFile, takeFiles } from './choice.ts'

const image = (number: number) => ({ name: `${number}.png`, type: 'image/png' })
const images = (count: number) => Array.from({ length: count }, (_none, number) => image(number))

describe('[R-9.12] choosing pictures and videos', () => {
  it('keeps nine of twelve pictures, the first ones', () => {
    expect(takeFiles(images(12), { type: 'image' })).toEqual({ ok: true, value: images(9) })
  })

  it('keeps more than nine where films may be among them', () => {
    expect(takeFiles(images(12), { type: 'all' })).toEqual({ ok: true, value: images(12) })
  })

  it.each([
    [3, 3],
    [0, 9],
    [-1, 9],
    [20, 12],
  ])('asked for %i keeps %i of twelve', (count, kept) => {
    const taken = takeFiles(images(12), { type: 'image', count })
    expect(taken.ok && taken.value.length).toBe(kept)
  })

  it('takes a video of sixty seconds and none of sixty-one, nor one of unknown length', () => {
    expect([0, 60.9, -1].map((seconds) => isShortEnough(seconds))).toEqual([true, true, false])
    expect([60, 61, Number.NaN, Number.POSITIVE_INFINITY].map((seconds) => isShortEnough(seconds))).toEqual([
      true,
      false,
      false,
      false,
    ])
  })
})

describe('[R-5.18] a file that is chosen', () => {
  it('is a picture or a video by its name, else by what the system calls it', () => {
    expect(kindOfFile({ name: 'cup.HEIC', type: '' })).toBe('image')
    expect(kindOfFile({ name: 'blob', type: 'video/mp4' })).toBe('video')
    expect(kindOfFile({ name: 'blob', type: 'image/jpeg' })).toBe('image')
    expect(kindOfFile({ name: 'notes.txt', type: 'text/plain' })).toBeUndefined()
  })

  it('of another kind than asked for refuses the whole choice', () => {
    const text = { name: 'notes.txt', type: 'text/plain' }
    const film = { name: 'tea.mp4', type: 'video/mp4' }
    for (const [files, type] of [
      [[image(1), text], 'all'],
      [[film], 'image'],
      [[image(1)], 'video'],
    ] as const)
      expect(takeFiles(files, { type })).toEqual({ ok: false, refusal: 'fileTypeWrong' })
    expect(takeFiles([film, image(1)], { type: 'all' }).ok).toBe(true)
  })
})
