import { array, assert, property, string } from 'fast-check'
import { expect, it } from 'vitest'
import { readPastedColumn } from './pasted-column.ts'

it.each([
  ['one', ['one']],
  ['one\ntwo\n', ['one', 'two']],
  ['one\r\n\r\nthree', ['one', '', 'three']],
  ['one\rtwo', ['one', 'two']],
  ['one\tEins\ntwo\tZwei', ['one', 'two']],
  ['"of\ntwo lines"\n"say ""tea"""', ['of\ntwo lines', 'say "tea"']],
  ['"quoted" and more\nnext', ['"quoted" and more', 'next']],
  ['first\t"of\ntwo lines"\nsecond', ['first', 'second']],
])('%j is the column %j [language-7]', (pasted, column) => {
  expect(readPastedColumn(pasted)).toEqual(column)
})

it('a column that a spreadsheet copies comes back whole [language-7]', () => {
  const write = (text: string) => (/[\t\n\r"]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text)
  assert(
    property(
      array(
        string().map((text) => text.replaceAll('\r', '')),
        { minLength: 1 },
      ),
      (column) => {
        expect(readPastedColumn(`${column.map(write).join('\n')}\n`)).toEqual(column)
      },
    ),
  )
})
