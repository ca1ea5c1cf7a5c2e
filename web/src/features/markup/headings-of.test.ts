import { expect, it } from 'vitest'
import { headingsOf, withoutTitle } from './headings-of.ts'
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

it('[page-60] a text that begins with the name of its page leaves that out, and nothing else', () => {
  const texts = (html: string) =>
    withoutTitle(readMarkup(html), 'Terms of service').map((piece) => (typeof piece === 'string' ? piece : piece.tag))
  expect(texts(' <h2>Terms of Service</h2><p>x</p>')).toEqual(['p'])
  expect(texts('<h2>Our terms</h2><p>x</p>')).toEqual(['h2', 'p'])
  expect(texts('<p>x</p><h2>Terms of service</h2>')).toEqual(['p', 'h2'])
})
