// Faults against amounts that the counter gives back.
const form = {
  ...{ tests: ['counter/src/screens/orders/orders.test.tsx'] },
  file: 'counter/src/features/refund/use-refund-form.ts',
}

export const faults = [
  {
    ...{ id: 'order-19', name: 'the counter gives all back when an amount was tapped', ...form },
    ...{ find: "if (kind === 'whole') return", put: "if (kind !== 'lines') return" },
  },
  {
    ...{ id: 'order-19', name: 'the counter does not say how much may go back', ...form },
    ...{ find: 'isTooMuch(preview) ?', put: 'false ?' },
  },
]
