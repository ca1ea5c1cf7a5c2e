import { expect, it } from 'vitest'
import { headingsOf } from './headings-of.ts'
import { readMarkup } from './read-markup.ts'

const headings = (html: string) => headingsOf(readMarkup(html))

it('[page-22] the index of a text lists the headings that divide it', () => {
  expect(headings('<h2>Terms</h2><h3>1. A</h3><p>x</p><h3>2. <em>B</em></h3><h3>3. C</h3>')).toEqual({
    tag: 'h3',
    texts: ['1. A', '2. B', '3. C'],
  })
  expect(headings('<h2>A</h2><h3>a</h3><h2>B</h2><h2>C</h2>')).toEqual({ tag: 'h2', texts: ['A', 'B', 'C'] })
})

it('[page-22] a short text has none', () => {
  expect(headings('<h2>A</h2><h2>B</h2>').texts).toEqual([])
  expect(headings('').texts).toEqual([])
})
