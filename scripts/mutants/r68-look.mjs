// What somebody found who had not built the pages [page-37] [page-38] [page-39] [page-40].
export const faults = [
  {
    ...{ id: 'page-37', name: 'the total of several discounts is not said' },
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
  {
    ...{ id: 'page-39', name: 'the store that is chosen stands alone among those used often' },
    tests: ['web/test/choosing-a-store.test.ts'],
    file: 'web/src/screens/store-list/store-list.tsx',
    ...{ find: 'isCurrentAlone ? [] : often', put: 'often' },
  },
  {
    ...{ id: 'page-40', name: 'a visitor finds no way from a forgotten password to the log-in' },
    tests: ['web/test/password.test.ts'],
    file: 'web/src/screens/reset/reset.tsx',
    ...{ find: 'hasLogin ? null : (', put: 'true ? null : (' },
  },
  {
    ...{ id: 'page-40', name: 'changing a password leads to the log-in when the old one is forgotten' },
    tests: ['web/test/password.test.ts'],
    file: 'web/src/screens/change-pwd/change-pwd.tsx',
    ...{ find: 'openPage(paths.reset)', put: 'openPage(paths.login)' },
  },
]
