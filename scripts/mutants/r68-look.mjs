// What somebody found who had not built the pages [page-37] [page-38].
export const faults = [
  {
    ...{ id: 'page-37', name: 'what several discounts save is not said' },
    tests: ['web/test/page-of-an-order.test.ts'],
    file: 'web/src/features/bill/amounts.tsx',
    ...{ find: 'discountList.length > 1 ?', put: 'discountList.length > 9 ?' },
  },
  {
    ...{ id: 'page-38', name: 'a slider that does not begin at zero is filled too far' },
    tests: ['web/src/ui/range.test.tsx'],
    file: 'web/src/ui/range.tsx',
    ...{ find: '(value - min) / (max - min)', put: 'value / max' },
  },
]
