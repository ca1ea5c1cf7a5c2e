const tests = (name) => ({ tests: [name] })
const partRefund = tests('server/src/modules/order/refund/part-refund.test.ts')
const takeOff = tests('counter/src/screens/board/take-off.test.tsx')
const closing = tests('counter/src/screens/board/closing.test.tsx')
const stockPage = tests('counter/src/screens/stock/stock.test.tsx')
const keptBoard = tests('counter/src/data/kept-board.test.ts')

/** What a fresh user of the counter missed. */
export const faults = [
  {
    ...{ id: 'kitchen-18', name: 'the board is not there after a reload', ...keptBoard },
    file: 'counter/src/data/kept-board.ts',
    ...{ find: ' || (isLoggedIn() && name === boardKey[0] && part === boardKey[1])', put: '' },
  },
  {
    ...{ id: 'kitchen-18', name: 'searches and refunds are kept on the tablet', ...keptBoard },
    ...{ file: 'counter/src/data/kept-board.ts', find: ' && part === boardKey[1]', put: '' },
  },
  {
    ...{ id: 'kitchen-18', name: 'the board of a store stays when another logs in', ...keptBoard },
    file: 'counter/src/data/kept-board.ts',
    ...{ find: "(employee?.storeId ?? '')", put: "(employee === undefined ? '' : 'store')" },
  },
  {
    ...{ id: 'kitchen-18', name: 'the board is written after the log-out', ...keptBoard },
    ...{ file: 'counter/src/data/kept-board.ts', find: 'isLoggedIn() && ', put: '' },
  },
  {
    ...{
      id: 'order-29',
      name: 'the last unit of an order is taken off',
      ...tests('core/src/order/part-refund.test.ts'),
    },
    ...{
      file: 'core/src/order/part-refund.ts',
      find: "'lineList' in wish && unitsLeft(lines, wish) > 0",
      put: "'lineList' in wish",
    },
  },
  {
    ...{
      id: 'order-29',
      name: 'an order that goes on gives back an amount',
      ...tests('core/src/order/part-refund.test.ts'),
    },
    ...{
      file: 'core/src/order/part-refund.ts',
      find: "'lineList' in wish && unitsLeft(lines, wish) > 0",
      put: 'unitsLeft(lines, wish) > 0',
    },
  },
  {
    ...{ id: 'order-29', name: 'a closing gives back the whole amount once more', ...partRefund },
    file: 'server/src/modules/order/move/queries.ts',
    ...{ find: 'order_id, payable_total - refund_total, :reason', put: 'order_id, payable_total, :reason' },
  },
  {
    ...{ id: 'order-29', name: 'a closing writes the whole sale out of the books again', ...partRefund },
    file: 'server/src/modules/order/move/move-order.ts',
    ...{ find: 'rest?.amount ?? row.payableTotal', put: 'row.payableTotal' },
  },
  {
    ...{ id: 'order-29', name: 'what went back to stock goes back a second time with the closing', ...partRefund },
    file: 'server/src/modules/stock/restock.ts',
    ...{ find: 'set amount = ledger.amount - locked.back from locked', put: 'set amount = ledger.amount from locked' },
  },
  {
    ...{ id: 'order-29', name: 'points are earned on what went back', ...partRefund },
    file: 'server/src/modules/order/move/move-points.ts',
    ...{ find: 'money(payableTotal - refundTotal)', put: 'money(payableTotal)' },
  },
  {
    ...{ id: 'order-29', name: 'a line goes back at a version that was not seen', ...partRefund },
    file: 'server/src/modules/order/refund/refund-order.ts',
    ...{ find: 'if (!isOpen || row.version !== version)', put: 'if (!isOpen)' },
  },
  {
    ...{
      id: 'order-29',
      name: 'cash that was handed over before is to be handed over again',
      ...tests('core/src/order/counter-refund.test.ts'),
    },
    file: 'core/src/order/counter-refund.ts',
    ...{ find: 'status === orderStatus.closed ? closeRefund : money(0)', put: 'closeRefund' },
  },
  {
    ...{ id: 'order-29', name: 'what was cancelled is still counted as to be made', ...takeOff },
    ...{
      file: 'core/src/ticket/lines.ts',
      find: '.filter(({ num }) => num > 0)',
      put: '.filter(({ num }) => num >= 0)',
    },
  },
  {
    ...{ id: 'order-29', name: 'a cancelled item can be ticked', ...takeOff },
    ...{
      file: 'counter/src/features/ticket/made-lines.tsx',
      find: 'line.refundNum >= line.num',
      put: 'line.refundNum > line.num',
    },
  },
  {
    ...{ id: 'order-29', name: 'what is made already goes back to stock by itself', ...takeOff },
    file: 'counter/src/features/refund/use-refund-form.ts',
    ...{ find: '.filter((line) => !order.tickList.includes(line))', put: '' },
  },
  {
    ...{ id: 'kitchen-19', name: 'closing is offered without a connection', ...closing },
    ...{
      file: 'counter/src/features/ticket/close-button.tsx',
      find: 'if (useIsLost())',
      put: 'if (!useIsLost() && label === "")',
    },
  },
  {
    ...{ id: 'kitchen-19', name: 'an open question closes an order in vain', ...closing },
    ...{ file: 'counter/src/features/ticket/ask-close.tsx', find: ' isDisabled={isLost}', put: '' },
  },
  {
    ...{ id: 'kitchen-19', name: 'money is taken in vain', ...closing },
    ...{
      file: 'counter/src/features/ticket/ask-payment.tsx',
      find: 'isSent || isShort || isLost',
      put: 'isSent || isShort',
    },
  },
  {
    ...{
      id: 'kitchen-19',
      name: 'a new order is placed in vain',
      ...tests('counter/src/screens/assist/walk-in.test.tsx'),
    },
    ...{ file: 'counter/src/screens/assist/walk-in.tsx', find: 'disabled={isLost || ', put: 'disabled={' },
  },
  {
    ...{
      id: 'stock-11',
      name: 'a time that has passed becomes tomorrow without a word',
      ...tests('counter/src/screens/sold-out/sold-out.test.tsx'),
    },
    ...{ file: 'counter/src/screens/sold-out/times.ts', find: '.date > localTimeAt', put: '.date < localTimeAt' },
  },
  {
    ...{
      id: 'assist-7',
      name: 'the last minutes of a help are not loud',
      ...tests('counter/src/screens/assist/assist.test.tsx'),
    },
    ...{ file: 'counter/src/screens/assist/customer.tsx', find: 'count <= soonMinutes', put: 'count < 0' },
  },
  {
    ...{
      id: 'assist-7',
      name: 'a line counts once whatever its number is',
      ...tests('counter/src/screens/assist/assist.test.tsx'),
    },
    ...{
      file: 'counter/src/screens/assist/customer.tsx',
      find: 'lines.map(lineAmountOf)',
      put: 'lines.map(({ discountPrice }) => discountPrice)',
    },
  },
  {
    ...{
      id: 'assist-8',
      name: 'a discount takes more decimals than its currency has',
      ...tests('counter/src/features/discount/discounts.test.tsx'),
    },
    file: 'counter/src/features/discount/discount-pad.tsx',
    ...{ find: '.length <= decimals && onChange(next)', put: '.length <= 9 && onChange(next)' },
  },
  {
    ...{ id: 'stock-12', name: 'ten times as much is no question', ...tests('core/src/stock/odd-count.test.ts') },
    ...{ file: 'core/src/stock/odd-count.ts', find: 'amount >= times * expected', put: 'amount > 1000 * expected' },
  },
  {
    ...{ id: 'stock-12', name: 'a figure far off is saved without a question', ...stockPage },
    ...{
      file: 'counter/src/screens/stock/count-pane.tsx',
      find: '(isOdd ? ask(true) : save(amount))',
      put: 'save(amount)',
    },
  },
  {
    ...{ id: 'stock-12', name: 'what is missing is said to be too much', ...stockPage },
    ...{ file: 'counter/src/screens/stock/count-pane.tsx', find: 'difference < 0 ?', put: 'difference > 0 ?' },
  },
  {
    ...{
      id: 'stock-12',
      name: 'a delivery counts as a count',
      ...tests('server/src/modules/stock/counting/count-stock.test.ts'),
    },
    file: 'server/src/modules/stock/counting/queries.ts',
    ...{ find: "counted.move in ('begin', 'count') and counted.staff_id", put: 'counted.staff_id' },
  },
  {
    ...{
      id: 'kitchen-20',
      name: 'a found order does not say what is in it',
      ...tests('counter/src/screens/orders/orders.test.tsx'),
    },
    ...{ file: 'counter/src/screens/orders/orders.tsx', find: "{items.join(', ')}", put: '' },
  },
  {
    ...{
      id: 'kitchen-20',
      name: 'a found order does not say what was noted',
      ...tests('server/src/modules/order/counter/search.test.ts'),
    },
    ...{
      file: 'server/src/modules/order/search/search-orders.ts',
      find: "remark: note?.remark ?? ''",
      put: "remark: ''",
    },
  },
  {
    ...{
      id: 'print-10',
      name: 'the first paper of a printer says COPY',
      ...tests('server/src/modules/print/print.test.ts'),
    },
    file: 'server/src/modules/print/queue/queries.ts',
    ...{ find: ' and job.state <> ${printJobState.failed}', put: '' },
  },
  {
    ...{ id: 'staff-16', name: 'nobody says from when a PIN can be tried again' },
    ...tests('counter/src/screens/orders/refund-approval.test.tsx'),
    ...{
      file: 'counter/src/features/approval/refused-text.ts',
      find: "!isRefusal(failure, 'loginLocked')",
      put: "!isRefusal(failure, 'pinLocked')",
    },
  },
  {
    ...{ id: 'stock-13', name: 'two options of one name cannot be told apart' },
    ...tests('counter/src/screens/sold-out/sold-out.test.tsx'),
    ...{
      file: 'counter/src/screens/sold-out/items.ts',
      find: 'if (isAlone) return propertyName',
      put: 'if (isAlone || !isAlone) return propertyName',
    },
  },
]
