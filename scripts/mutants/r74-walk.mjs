// What a second grading of all pages found [page-58] [page-59] [page-60].
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
    ...{ id: 'page-60', name: 'a text begins with the name of its page once more' },
    tests: ['web/src/features/markup/headings-of.test.ts'],
    file: 'web/src/features/markup/headings-of.ts',
    ...{ find: 'isSame ? pieces.slice(index + 1) : pieces', put: 'pieces' },
  },
]
