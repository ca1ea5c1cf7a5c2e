const tests = ['web/test/page-of-an-order.test.ts']

export const faults = [
  {
    id: 'R-4.10',
    name: 'the pictures of accepted, making and ready are the same',
    file: 'web/src/screens/order-detail/state-banner.tsx',
    find: 'data-state={statusName(status)}',
    put: 'data-state="ready"',
    tests,
  },
  {
    id: 'R-4.10',
    name: 'an order that is being made is said to be at the counter',
    file: 'web/src/screens/order-detail/state-banner.tsx',
    find: "{isReady && table === ''",
    put: "{table === ''",
    tests,
  },
  {
    id: 'R-4.10',
    name: 'the phone shakes whenever an order that is ready is opened',
    file: 'web/src/features/order/use-ready-sign.ts',
    find: 'useRef(isReady)',
    put: 'useRef(false)',
    tests,
  },
  {
    id: 'R-2.43',
    name: 'a card of the list does not name what was ordered',
    file: 'web/src/screens/order-list/order-card.tsx',
    find: '      <Names order={order} />\n',
    put: '',
    tests: ['web/test/order-tabs.test.ts'],
  },
]
