// Faults against what people read of an order whose money its customer's bank took back: [order-26] to [order-28].
const atDesk = { tests: ['desk/src/screens/orders/orders.test.tsx'] }

export const faults = [
  {
    ...{ id: 'order-28', name: 'the reason of a refund is shown as its code', ...atDesk },
    file: 'desk/src/screens/orders/order-steps.tsx',
    find: "code === '' ? '' : t(`desk.orders.why.${code}`)",
    put: 'code',
  },
  {
    ...{ id: 'order-28', name: 'what staff wrote hides why an order was ended' },
    ...{ file: 'core/src/order/refund-reason.ts', tests: ['core/src/order/refund-reason.test.ts'] },
    find: "const [code = '', ...note] = text.split(': ')",
    put: "const [code = '', ...note] = [text]",
  },
]
