// Faults against numbers and dates of an Arabic receipt.
const inFile = (name, file, [find, put]) => ({
  ...{ id: 'receipt-6', name, file: `server/src/lettering/${file}.ts`, find, put },
  tests: ['server/src/lettering/text-runs.test.ts', 'server/src/modules/receipt/pdf/draw-receipt.test.ts'],
})

export const faults = [
  inFile('an Arabic date of a file is in the order of another language', 'text-runs', ['\\u200f]/u', ']/u']),
  inFile('marks of direction are drawn in a file', 'text-runs', [
    '    if (directionMark.test(character)) continue\n',
    '',
  ]),
  {
    ...{ id: 'receipt-3', name: 'the number of a credit note is turned round in Arabic' },
    file: 'server/src/modules/receipt/document/writing.ts',
    find: "direction(language) === 'rtl' ? isolated(values) : values",
    put: 'values',
    tests: ['server/src/modules/receipt/document/write-receipt.test.ts'],
  },
]
