// Faults against orders that staff takes: helping a customer.
const page = { tests: ['counter/src/screens/assist/assist.test.tsx'] }

export const faults = [
  {
    ...{ id: 'assist-1', name: 'a limit of an order does not stop staff', ...page },
    ...{ file: 'counter/src/screens/assist/serve.tsx', find: 'return no !== undefined', put: 'return false' },
  },
  {
    ...{ id: 'assist-1', name: 'what is sold out can be tapped at the counter', ...page },
    file: 'counter/src/screens/assist/product-grid.tsx',
    ...{ find: 'disabled={product.unavailableReason !== unavailableReason.none}', put: 'disabled={false}' },
  },
  {
    ...{ id: 'assist-2', name: 'a change of the customer is overwritten in silence', ...page },
    file: 'counter/src/data/assist.ts',
    ...{ find: "isRefusal(failure, 'cartConflict') ? t('counter.assist.changed') : failure.message", put: "''" },
  },
  {
    ...{ id: 'assist-3', name: 'new orders are not counted beside the pages' },
    ...{ file: 'counter/src/features/ticket/use-new-count.ts', find: '.new.length', put: '.ready.length' },
    tests: ['counter/src/shell/rail.test.tsx'],
  },
]
