// Faults against orders that staff takes: helping a customer, and walk-in orders.
const page = { tests: ['counter/src/screens/assist/assist.test.tsx'] }

const walkIn = { tests: ['server/src/modules/order/place/walk-in.test.ts'] }

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
    ...{ file: 'counter/src/features/ticket/use-new-count.ts', find: '.new.filter(', put: '.ready.filter(' },
    tests: ['counter/src/shell/rail.test.tsx'],
  },
  {
    ...{ id: 'assist-4', name: 'a third unpaid walk-in order stops the next one', ...walkIn },
    file: 'server/src/modules/order/place/queries.ts',
    ...{ find: 'case status when ${customerStatus.walkIn} then 0 else 1 end', put: '1' },
  },
  {
    ...{ id: 'assist-4', name: 'what other walk-ins bought today counts', ...walkIn },
    file: 'server/src/modules/order/place/place-order.ts',
    ...{ find: 'const day = taken\n    ? undefined', put: 'const day = !taken\n    ? undefined' },
  },
  {
    ...{ id: 'assist-4', name: 'a walk-in order earns points', ...walkIn },
    file: 'server/src/modules/order/move/move-points.ts',
    ...{ find: '  if (isWalkIn(customerId)) return row\n', put: '' },
  },
  {
    ...{ id: 'assist-4', name: 'the history does not say who took a walk-in order', ...walkIn },
    file: 'server/src/modules/order/place/new-order.ts',
    ...{ find: "taken ? { role: 'employee', id: taken.staffId } :", put: '' },
  },
  {
    ...{ id: 'assist-4', name: 'each try of one walk-in order has an id of its own' },
    ...{
      file: 'counter/src/data/walk-in.ts',
      find: '        ...wish,\n',
      put: '        ...wish,\n        requestId: crypto.randomUUID(),\n',
    },
    tests: ['counter/src/screens/assist/walk-in.test.tsx'],
  },
  {
    ...{ id: 'ledger-7', name: 'a card at the till fills the drawer', ...walkIn },
    ...{
      file: 'core/src/ledger/entries.ts',
      find: "tender === 'cash'\n    ? cashEntries(order)",
      put: 'tender !== undefined\n    ? cashEntries(order)',
    },
  },
]
