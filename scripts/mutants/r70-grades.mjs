// What a picky customer found on the pages of an account and of a payment [page-47] [page-48].
export const faults = [
  {
    ...{
      id: 'page-47',
      name: 'the repeated password says nothing when it is empty',
      tests: ['web/test/login-pages.test.ts'],
    },
    ...{
      file: 'web/src/features/login/faults.ts',
      find: "confirmPassword: confirmPassword === '' ?",
      put: 'confirmPassword: false ?',
    },
  },
  {
    ...{ id: 'page-47', name: 'a profile can be saved unchanged', tests: ['web/test/personal-data.test.ts'] },
    ...{
      file: 'web/src/screens/personal-data/profile-form.tsx',
      find: 'isDisabled={!isChanged}',
      put: 'isDisabled={false}',
    },
  },
  {
    ...{
      id: 'page-48',
      name: 'an order that can still be paid is not named',
      tests: ['web/test/payment-return.test.ts'],
    },
    ...{
      file: 'web/src/screens/pay-success/pay-success.tsx',
      find: "state === 'unpaid' || state === 'waiting'",
      put: "state === 'waiting'",
    },
  },
  {
    ...{ id: 'page-48', name: 'no points are called lost', tests: ['web/test/own-pages.test.ts'] },
    ...{ file: 'web/src/screens/delete-account/consequences.tsx', find: '{points > 0 ? ', put: '{points >= 0 ? ' },
  },
  {
    ...{
      id: 'order-31',
      name: 'who may not refund takes a hand-over back and closes the order',
      tests: ['server/src/modules/order/move/take-back.test.ts'],
    },
    ...{ file: 'server/src/modules/order/move/queries.ts', find: '  close: neverHandedOver,\n', put: '' },
  },
  {
    ...{
      id: 'shift-13',
      name: 'what was sold before a drawer was opened is missing a week before',
      tests: ['server/src/modules/shift/day.test.ts'],
    },
    ...{
      file: 'server/src/modules/shift/queries.ts',
      find: "interval '6 days'), :since) as since",
      put: "interval '8 days'), :since) as since",
    },
  },
  {
    ...{
      id: 'shift-13',
      name: 'orders for later lengthen the time that orders take',
      tests: ['server/src/modules/shift/day.test.ts'],
    },
    ...{
      file: 'server/src/modules/ready/queries.ts',
      find: 'filter (where slot_starts_at is null)',
      put: 'filter (where slot_starts_at is null or true)',
    },
  },
  {
    ...{
      id: 'kitchen-13',
      name: 'a board that was not read has no open orders',
      tests: ['counter/src/screens/store/store.test.tsx'],
    },
    ...{
      file: 'counter/src/screens/store/pickup-methods.tsx',
      find: "count === undefined ? '' : t('counter.store.openOrders', { count })",
      put: "t('counter.store.openOrders', { count: count ?? 0 })",
    },
  },
  {
    ...{
      id: 'staff-10',
      name: 'the digits of a code alone find no order',
      tests: ['server/src/modules/order/counter/search.test.ts'],
    },
    ...{
      file: 'server/src/modules/order/search/queries.ts',
      find: 'right(placed.pickup_code, -1) = :phoneEnd or exists (',
      put: 'exists (',
    },
  },
  {
    ...{
      id: 'R-5.8',
      name: 'half a character in the middle of a remark is kept',
      tests: ['core/src/order/remark.test.ts'],
    },
    ...{ file: 'core/src/order/remark.ts', find: '\\p{Cc}\\p{Cs}', put: '\\p{Cc}' },
  },
  {
    ...{
      id: 'staff-10',
      name: 'a word that begins with the digits of a code finds its order',
      tests: ['server/src/modules/order/counter/search.test.ts'],
    },
    ...{ file: 'server/src/modules/order/search/queries.ts', find: ":code ~ '^[0-9]{1,2}$' and ", put: '' },
  },
]
