// Faults against what people read of an order whose money its customer's bank took back: [order-26] to [order-28].
const atDesk = { tests: ['desk/src/screens/orders/orders.test.tsx', 'desk/src/screens/orders/refunds.test.tsx'] }

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
  {
    ...{
      id: 'order-26',
      name: 'a charged-back order looks paid',
      tests: ['counter/src/features/ticket/ticket.test.tsx'],
    },
    ...{
      file: 'counter/src/features/ticket/charged-back.tsx',
      find: 'chargedBackTotal === 0',
      put: 'chargedBackTotal >= 0',
    },
  },
  {
    ...{ id: 'order-26', name: 'the dialog of a ticket hides the chargeback' },
    ...{
      file: 'counter/src/features/ticket/ticket-dialog.tsx',
      tests: ['counter/src/features/ticket/ticket.test.tsx'],
    },
    ...{ find: '      <Banners order={order} />\n', put: '' },
  },
  {
    ...{ id: 'order-27', name: 'the order pane hides the chargeback' },
    ...{ file: 'counter/src/screens/orders/order-pane.tsx', tests: ['counter/src/screens/orders/orders.test.tsx'] },
    ...{ find: '      <Banners order={order} />\n', put: '' },
  },
  {
    ...{ id: 'order-21', name: 'money that a chargeback has is said to go back by itself' },
    ...{ file: 'counter/src/screens/board/cancelled.tsx', tests: ['counter/src/screens/board/closing.test.tsx'] },
    ...{ find: 'if (chargedBackTotal === 0)', put: 'if (chargedBackTotal >= 0)' },
  },
  {
    ...{
      id: 'order-27',
      name: 'the customer is promised what the bank returned',
      tests: ['web/test/one-order.test.ts'],
    },
    file: 'web/src/screens/order-detail/state-banner.tsx',
    find: 'money(refundTotal - returnedByBank)',
    put: 'refundTotal',
  },
  {
    ...{
      id: 'order-27',
      name: 'the refund that was not sent is said to be done',
      tests: ['web/test/one-order.test.ts'],
    },
    file: 'web/src/screens/order-detail/state-banner.tsx',
    find: 'order.refundTotal > (order.returnedByBank ?? noMoney)',
    put: 'order.refundTotal > noMoney',
  },
  {
    ...{
      id: 'order-27',
      name: 'the board does not know of chargebacks',
      tests: ['server/test/providers/disputes.test.ts'],
    },
    file: 'server/src/modules/order/counter/queries.ts',
    find: 'greatest(0, payment.charged_back_total) as',
    put: '0::bigint as',
  },
  {
    ...{ id: 'order-27', name: 'the customer is not told what the bank returned' },
    ...{ file: 'server/src/modules/order/present-order.ts', tests: ['server/test/providers/disputes.test.ts'] },
    find: 'row.returnedByBank ?',
    put: '!row.returnedByBank ?',
  },
  {
    ...{ id: 'order-27', name: 'a refund that the chargeback paid counts twice', ...atDesk },
    ...{
      file: 'desk/src/screens/orders/order-lines.tsx',
      find: '=> sum + chargedBack, 0)',
      put: '=> sum + chargedBack * 0, 0)',
    },
  },
  {
    ...{ id: 'order-27', name: 'a loss is shown as nothing kept', ...atDesk },
    ...{ file: 'desk/src/screens/orders/order-lines.tsx', find: 'kept < 0 ? less(-kept)', put: 'kept < 0 ? money(0)' },
  },
  {
    ...{ id: 'order-19', name: 'money that was charged back is to go back after the hand-over' },
    ...{ file: 'core/src/order/preview-refund.ts', tests: ['core/src/order/preview-refund.test.ts'] },
    find: 'payableTotal > 0 && leftToRefund(order) === 0',
    put: 'payableTotal < 0',
  },
]
