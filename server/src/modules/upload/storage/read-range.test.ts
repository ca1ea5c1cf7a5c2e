import { expect, test } from 'vitest'
import { readRange } from './read-range.ts'

const size = 100

test.each([
  ['bytes=0-0', { start: 0, end: 0 }],
  ['bytes=10-19', { start: 10, end: 19 }],
  ['  bytes=10-19 ', { start: 10, end: 19 }],
  ['bytes=10-', { start: 10, end: 99 }],
  ['bytes=99-', { start: 99, end: 99 }],
  ['bytes=90-1000', { start: 90, end: 99 }],
  ['bytes=-5', { start: 95, end: 99 }],
  ['bytes=-1000', { start: 0, end: 99 }],
])('a range %j is a part of the file', (header, part) => {
  expect(readRange(header, size)).toEqual(part)
})

test.each(['bytes=100-', 'bytes=100-200', 'bytes=-0'])('a range %j begins behind the end of the file', (header) => {
  expect(readRange(header, size)).toBe('unsatisfiable')
})

test.each([undefined, '', 'bytes=-', 'bytes=20-10', 'bytes=0-1,5-6', 'xbytes=0-1', 'items=0-1', 'bytes=0-1x'])(
  'a range %j asks for the whole file',
  (header) => {
    expect(readRange(header, size)).toBeUndefined()
  },
)
