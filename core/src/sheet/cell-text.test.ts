import { expect, it } from 'vitest'
import { escapeCell, escapeCsvCell, unescapeCell } from './cell-text.ts'

it.each([
  ['=1+1', "'=1+1"],
  ['-5', "'-5"],
  ['a-b=c@d', 'a-b=c@d'],
  [' (Empty) ', "' (Empty) "],
  ["'tis", "''tis"],
])('the text %j stands as %j in a cell of CSV, and is read again', (text, cell) => {
  expect(escapeCsvCell(text)).toBe(cell)
  expect(unescapeCell(cell)).toBe(text)
})

it('a formula stands in a cell of a workbook as it is', () => expect(escapeCell('=1+1')).toBe('=1+1'))

it('an apostrophe that a person typed stays where nothing needs one', () => expect(unescapeCell("'tis")).toBe("'tis"))

it('a cell clears whatever its blanks and capitals', () => expect(unescapeCell(' (EMPTY) ')).toBeUndefined())
