// Faults against emoji in the file of a receipt, and against the receipts that the demo begins with.
const pdf = (name, file, [find, put]) => ({
  ...{ id: 'receipt-6', name, file: `server/src/lettering/${file}.ts`, find, put },
  tests: ['server/src/lettering/text-runs.test.ts', 'server/src/modules/receipt/pdf/draw-receipt.test.ts'],
})

const ofDemo = (name, [find, put]) => ({
  ...{ id: 'receipt-1', name, file: 'demo/src/rows/receipt-rows.ts', find, put },
  tests: ['server/src/demo/seed-demo.test.ts'],
})

export const faults = [
  ofDemo('receipts of the demo are numbered over all of its days', [
    'counters.get(`${store_id} ${day}`)?.last_number ?? 0',
    '[...counters.values()].reduce((sum, { last_number }) => sum + last_number, 0)',
  ]),
  ofDemo('refunds of the demo have no credit note', [
    'refunds\n            .filter(({ order_id }) => order_id === sale.order_id)',
    'refunds\n            .filter(() => false)',
  ]),
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
