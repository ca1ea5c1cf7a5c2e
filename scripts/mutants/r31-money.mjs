// Faults against what providers say later, whose keys an account has, refunds at the desk, and what the counter is told.
const refunds = (name, file, [find, put]) => ({
  ...{ id: 'order-22', name, file: `server/src/modules/payment/${file}.ts`, find, put },
  tests: ['server/test/providers/refund-notices.test.ts'],
})
const atDesk = (name, file, [find, put]) => ({
  ...{ id: 'staff-10', name, file: `server/src/modules/order/${file}.ts`, find, put },
  tests: ['server/src/modules/order/desk/desk-orders.test.ts'],
})
const accounts = ['server/src/modules/payment/account/accounts.test.ts']
const connecting = 'server/src/modules/payment/account/connect.ts'

export const faults = [
  refunds('only one kind of event tells of a refund', 'adapter/stripe', [
    'refundEvents.includes(event.type)',
    "event.type === 'refund.failed'",
  ]),
  refunds('a refund that was done cannot fail later', 'refund/send-refund', [
    "if (event.outcome.status === 'failed') await takeBack({ db }, due, answered)",
    '',
  ]),
  refunds('money that came back to the provider is not in the books', 'refund/send-refund', [
    '...enter(corpId, now, refundBackEntries({ ...refund, account: accountName(refund) })),',
    '',
  ]),
  refunds('a word on a number of before counts for the refund that was sent again', 'refund/send-refund', [
    'found.sentNo !== event.sentNo || ',
    '',
  ]),
  refunds('any account of the brand speaks of any refund', 'refund/send-refund', [
    'accountName(found) !== accountName(account)) return',
    'false) return',
  ]),
  {
    ...{ id: 'provider-9', name: 'keys of another account replace those of an account', file: connecting },
    ...{ find: 'if (isKnown && known.owner !== owner)', put: 'if (false)', tests: accounts },
  },
  {
    id: 'provider-9',
    name: 'checking keys does not note whose they are',
    file: connecting,
    find: "checked.fault === undefined ? checked.owner : ''",
    put: "''",
    tests: accounts,
  },
  atDesk('an order of any store is found', 'search/queries', [
    'and (:storeIds?::text[] is null or made.store_id = any (:storeIds?))\n',
    'and (true or :storeIds?::text[] is null)\n',
  ]),
  atDesk('an order is found by its code on any day', 'search/queries', [
    'and placed.submit_time >= :day::date::timestamp at time zone store.time_zone',
    'and (true or placed.submit_time >= :day::date::timestamp at time zone store.time_zone)',
  ]),
  atDesk('the audit log does not say how much had gone back before', 'refund/audit-refund', [
    '{ refundTotal: { from, to } }',
    '{ refundTotal: { from: 0, to } }',
  ]),
  atDesk('a store that was chosen does not narrow the search', 'desk/routes', [
    '(own ?? [storeId]).filter((each) => each === storeId)',
    'own',
  ]),
  {
    ...{ id: 'staff-10', name: 'a refund at the desk has a new id each time it is sent' },
    file: 'desk/src/screens/orders/use-refund.ts',
    find: 'requestId, ...sent',
    put: 'requestId: crypto.randomUUID(), ...sent',
    tests: ['desk/src/screens/orders/orders.test.tsx', 'desk/src/screens/orders/refunds.test.tsx'],
  },
  {
    ...{ id: 'order-19', name: 'what goes back is shown without what went back before' },
    file: 'core/src/order/preview-refund.ts',
    find: 'refunded: { total: refundAmount,',
    put: 'refunded: { total: money(0),',
    tests: ['core/src/order/preview-refund.test.ts'],
  },
  ...[
    [
      'what went back before does not count for the limit of refunds',
      'total: row.refundTotal + plan.amount })',
      'total: plan.amount })',
    ],
    [
      'nobody has a limit of refunds',
      'if (mayRefund({ rights, refundLimit }, total)) return',
      'if (total >= 0) return',
    ],
  ].map(([name, find, put]) => ({
    ...{ id: 'staff-12', name, file: 'server/src/modules/order/refund/refund-order.ts', find, put },
    tests: ['server/src/modules/order/desk/desk-orders.test.ts'],
  })),
]
