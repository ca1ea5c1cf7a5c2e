// Faults against emoji in the file of a receipt.
const pdf = (name, file, [find, put]) => ({
  ...{ id: 'receipt-6', name, file: `server/src/modules/receipt/pdf/${file}.ts`, find, put },
  tests: ['server/src/modules/receipt/pdf/text-runs.test.ts', 'server/src/modules/receipt/pdf/draw-receipt.test.ts'],
})

export const faults = [
  pdf('emoji of a receipt are empty boxes', 'script-fonts', [
    '[\\p{Extended_Pictographic}\\p{Emoji_Presentation}]',
    '[\\u{1f900}]',
  ]),
  pdf('the sign of a trade mark is drawn as an emoji', 'script-fonts', ['(?![©®™])', '']),
  pdf('an emoji of several characters is turned round in a text from right to left', 'text-runs', [
    '[...graphemes.segment(text)]',
    '[...text].map((segment) => ({ segment }))',
  ]),
]
