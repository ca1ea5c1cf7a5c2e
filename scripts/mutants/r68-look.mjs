// What somebody found who had not built the pages [page-37].
export const faults = [
  {
    ...{ id: 'page-37', name: 'what several discounts save is not said' },
    tests: ['web/test/page-of-an-order.test.ts'],
    file: 'web/src/features/bill/amounts.tsx',
    ...{ find: 'discountList.length > 1 ?', put: 'discountList.length > 9 ?' },
  },
]
