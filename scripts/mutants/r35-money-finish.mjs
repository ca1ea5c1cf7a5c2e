// Faults against giving back the points of an order that cost no money, and against what the counter says of orders that were cancelled.
const atDesk = (name, file, [find, put]) => ({
  ...{ id: 'staff-10', name, file: `desk/src/screens/orders/${file}.tsx`, find, put },
  tests: ['desk/src/screens/orders/orders.test.tsx', 'desk/src/screens/orders/refunds.test.tsx'],
})
const onServer = (name, file, [find, put]) => ({
  ...{ id: 'staff-10', name, file: `server/src/modules/order/${file}.ts`, find, put },
  tests: ['server/src/modules/order/desk/desk-orders.test.ts'],
})
const atCounter = (name, [find, put], file = 'counter/src/screens/board/cancelled.tsx') => ({
  ...{ id: 'order-21', name, file, find, put },
  tests: ['counter/src/screens/board/closing.test.tsx'],
})
const gone = 'core/src/ticket/gone.ts'

export const faults = [
  {
    ...{ id: 'order-19', name: 'the desk gives nothing of an order back that cost points alone' },
    ...{ tests: ['core/src/order/preview-refund.test.ts'], file: 'core/src/order/preview-refund.ts' },
    ...{ find: '  if (isPaidWithPoints(order)) return undefined\n', put: '' },
  },
  atDesk('points that went back are offered to be given back again', 'order-dialog', [
    'if (isPaidWithPoints(order) && order.logList.some(isRefund))',
    'if (isPaidWithPoints(order) && false)',
  ]),
  atDesk('the desk asks for money of an order that cost points alone', 'refund-dialog', [
    "{chosen.kind === 'points' ? null : <MoneyFields order={order} form={form} />}",
    '<MoneyFields order={order} form={form} />',
  ]),
  onServer('the points of an order go back as often as asked for', 'refund/queries', [
    'and returned < points)))',
    ')))',
  ]),
  onServer('the audit log says that no points went back', 'refund/audit-refund', [
    '{ pointsReturned: { from: 0, to: pointsUsed } }',
    '{ refundTotal: { from, to } }',
  ]),
  atCounter(
    'the counter calls what the store closed itself cancelled by the customer',
    ["order.closeCode === 'byCustomer'", "order.closeCode !== ''"],
    gone,
  ),
  atCounter(
    'the counter tells of cancelled orders all day',
    ['now - finishTime >= closedShownMs', 'now < finishTime'],
    gone,
  ),
  atCounter('a cancelled order that was seen stays at the counter', ['&& !seen.includes(order.orderId)', '']),
  atCounter('the counter says nothing of orders that were cancelled', [
    'orders.filter(({ orderId }) =>',
    'orders.filter(({ orderId }) => orderId === null &&',
  ]),
]
