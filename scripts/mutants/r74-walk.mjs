// What a second grading of all pages found [page-58] [page-59] [page-60] [page-61] [page-62] [page-63].
export const faults = [
  {
    ...{ id: 'page-58', name: 'the confirmation offers to place an order before it is known how it is paid' },
    tests: ['web/test/paying-at-once.test.ts'],
    file: 'web/src/screens/confirm-order/place-bar.tsx',
    ...{ find: 'method === undefined && payments.isFetching', put: 'false' },
  },
  {
    ...{ id: 'page-59', name: 'a cashier whose time is over does not say what it was for' },
    tests: ['web/test/cashier-page.test.ts'],
    file: 'web/src/screens/cashier/cashier.tsx',
    ...{ find: '<PaidFor order={order} amount={money(order.payableTotal)} />', put: '' },
  },
  {
    ...{ id: 'page-59', name: 'a cashier whose time is over does not say how much it was' },
    tests: ['web/test/cashier-page.test.ts'],
    file: 'web/src/screens/cashier/cashier.tsx',
    ...{ find: ' amount={money(order.payableTotal)}', put: '' },
  },
  {
    ...{ id: 'page-60', name: 'the headings of a long text stand open above it' },
    tests: ['web/test/agreement-pages.test.ts'],
    file: 'web/src/features/markup/markup.tsx',
    ...{ find: '[isOpen, setOpen] = useState(false)', put: '[isOpen, setOpen] = useState(true)' },
  },
  {
    ...{ id: 'page-61', name: 'a payment that is being checked does not say of which order' },
    tests: ['web/test/payment-return.test.ts'],
    file: 'web/src/screens/pay-success/pay-success.tsx',
    ...{ find: "state === 'pending' || state === 'failed'", put: "state === 'failed'" },
  },
  {
    ...{ id: 'page-62', name: 'a page without a title of its own names its host twice' },
    tests: ['web/test/web-view.test.ts'],
    file: 'web/src/screens/web-view/web-view.tsx',
    ...{ find: "title === host && path !== '' ? path", put: 'false ? path' },
  },
  {
    ...{ id: 'page-63', name: 'points that do not load say so for each part of the page' },
    tests: ['web/test/points-page.test.ts'],
    file: 'web/src/screens/points/points.tsx',
    ...{ find: '{isAllLost ? null : <Log tab={tab} moves={moves} />}', put: '<Log tab={tab} moves={moves} />' },
  },
]
