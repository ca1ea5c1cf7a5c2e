// What a grading of all pages found [page-49] to [page-55].
export const faults = [
  {
    ...{ id: 'page-49', name: 'a member code without a connection stays black' },
    tests: ['web/test/member-code-name.test.ts'],
    file: 'web/src/screens/member-code/member-code.tsx',
    ...{ find: 'isGrey: isOffline, text', put: 'isGrey: false, text' },
  },
  {
    ...{ id: 'page-49', name: 'a member code that did not load takes the number with it' },
    tests: ['web/test/member-code-name.test.ts'],
    file: 'web/src/screens/member-code/member-code.tsx',
    ...{ find: '(code ?? profile)?.memberNo', put: 'code?.memberNo' },
  },
  {
    ...{ id: 'page-50', name: 'every online way to pay has the drawing of a card' },
    tests: ['web/test/cashier-page.test.ts'],
    file: 'web/src/features/order/payment-options.tsx',
    ...{ find: "isDrawing(icon) ? icon : 'card'", put: "'card'" },
  },
  {
    ...{ id: 'page-50', name: 'the cashier says how many things are paid for, and not which' },
    tests: ['web/test/cashier-page.test.ts'],
    file: 'web/src/screens/cashier/paid-for.tsx',
    ...{ find: '`${num} × ${productName}`', put: '`${num}`' },
  },
  {
    ...{ id: 'page-50', name: 'the ring of the time left is amber from the beginning' },
    tests: ['web/test/cashier-page.test.ts'],
    file: 'web/src/screens/cashier/ring.tsx',
    ...{ find: 'soonMs = 3 * 60_000', put: 'soonMs = 30 * 60_000' },
  },
]
