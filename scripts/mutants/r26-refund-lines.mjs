// Faults against refunds by line, repeated refunds, cancelling a paid order, and tax in the books. A table: its length is no measure.
const plan = { file: 'core/src/order/plan-refund.ts', tests: ['core/src/order/plan-refund.test.ts'] }
const lines = 'server/src/modules/order/refund/refund-lines.test.ts'
const refund = { file: 'server/src/modules/order/refund/refund-order.ts', tests: [lines] }
const queries = { file: 'server/src/modules/order/refund/queries.ts', tests: [lines] }
const cancelled = 'server/src/modules/order/move/cancel-paid.test.ts'
const orders = { file: 'server/src/modules/order/orders.ts', tests: [cancelled] }
const entries = { file: 'core/src/ledger/entries.ts', tests: ['core/src/ledger/ledger.test.ts', lines] }

export const faults = [
  {
    ...{ id: 'order-19', name: 'units go back that went back before', ...plan },
    find: 'num < 1 || line.refundNum + num > line.num',
    put: 'num < 1 || num > line.num',
  },
  {
    id: 'order-19',
    name: 'a line may be named twice',
    ...plan,
    find: '= isAgain ? undefined :',
    put: '= false ? undefined :',
  },
  {
    ...{ id: 'order-19', name: 'a refund is not cut to what is left of its line', ...plan },
    find: 'cutRefund(refundOfLine(line, line.refundNum, num), line.left)',
    put: 'refundOfLine(line, line.refundNum, num)',
  },
  {
    ...{ id: 'order-19', name: 'money of before lines kept a note is forgotten', ...plan },
    find: 'leftOf(lines, Math.max(0, refundTotal - noted))',
    put: 'leftOf(lines, Math.max(0, noted - noted) * refundTotal)',
  },
  {
    id: 'order-19',
    name: 'units that cost nothing are a refund',
    ...plan,
    find: 'return amount > 0 ? ok',
    put: 'return amount >= 0 ? ok',
  },
  {
    ...{ id: 'order-19', name: 'an order does not say which units went back', ...queries },
    find: 'set refund_num = line.refund_num + part.num,',
    put: 'set refund_num = line.refund_num,',
  },
  {
    ...{ id: 'order-19', name: 'a closed order does not say that its lines went back', ...queries },
    find: 'update order_line set refund_num = num, refund_amount = total',
    put: 'update order_line set refund_num = refund_num, refund_amount = refund_amount',
  },
  {
    ...{ id: 'order-19', name: 'both ways at once are taken', ...refund },
    find: 'if (amount !== undefined && lineList === undefined)',
    put: 'if (amount !== undefined)',
  },
  {
    ...{ id: 'order-20', name: 'a repeated refund is refused', ...refund },
    find: '    if (madeHash !== undefined) {',
    put: '    if (madeHash === undefined && false) {',
  },
  {
    ...{ id: 'order-20', name: 'another refund passes under the same id', ...refund },
    find: 'if (madeHash !== hashOf(request))',
    put: 'if (hashOf(request) === undefined)',
  },
  {
    ...{ id: 'order-21', name: 'a paid order cannot be cancelled', ...orders },
    find: "this.move(viewing, { ...wish, ...online, action: 'cancelPaid' })",
    put: "this.move(viewing, { ...wish, ...online, action: 'cancel' })",
  },
  {
    ...{ id: 'order-21', name: 'an order paid in the till is cancelled by its customer', ...orders },
    find: '{ methodType: paymentMethodType.online, closeCode',
    put: '{ ...(paymentMethodType.online ? {} : {}), closeCode',
  },
  {
    ...{ id: 'order-21', name: 'an order that was begun is cancelled', file: 'core/src/order/order-state.ts' },
    find: 'cancelPaid: { from: [accepted],',
    put: 'cancelPaid: { from: [accepted, making],',
    tests: ['core/src/order/order-state.test.ts', cancelled],
  },
  {
    ...{
      id: 'order-21',
      name: 'nothing goes back',
      file: 'server/src/modules/order/move/move-points.ts',
      tests: [cancelled],
    },
    find: "action === 'close' || action === 'cancelPaid'",
    put: "action === 'close'",
  },
  {
    ...{
      id: 'order-21',
      name: 'the dialog does not say what goes back',
      file: 'web/src/features/order/order-moves.ts',
    },
    find: 'payTime !== null && payableTotal > 0',
    put: 'payTime === null && payableTotal > 0',
    tests: ['web/test/one-order.test.ts'],
  },
  {
    ...{
      id: 'order-19',
      name: 'a customer does not see which line went back',
      file: 'web/src/features/order/order-lines.tsx',
    },
    find: 'isPartly && refund > 0 ?',
    put: 'isPartly && refund < 0 ?',
    tests: ['web/test/one-order.test.ts'],
  },
  {
    ...{
      id: 'order-19',
      name: 'every line of an order that went back whole says so',
      file: 'web/src/features/order/order-lines.tsx',
    },
    find: '({ total = noMoney, refundAmount = noMoney }) => refundAmount < total',
    put: '({ total = noMoney, refundAmount = noMoney }) => refundAmount <= total',
    tests: ['web/test/one-order.test.ts'],
  },
  {
    ...{ id: 'ledger-6', name: 'tax is sales', ...entries },
    find: '[customerOf(order.orderId), taxOf(rateId)]',
    put: '[customerOf(order.orderId), sales]',
  },
  {
    ...{ id: 'ledger-6', name: 'a refund leaves the tax where it is', ...entries },
    find: '[taxOf(rateId), customerOf(order.orderId)]',
    put: '[sales, customerOf(order.orderId)]',
  },
]
