// Faults that only a history of many steps shows.
const simulation = {
  id: 'simulate-1',
  tests: ['server/test/simulation/even-seeds.test.ts', 'server/test/simulation/odd-seeds.test.ts'],
}

export const faults = [
  {
    ...{
      ...simulation,
      name: 'double capture: a second payment of an order stays',
      file: 'server/src/modules/payment/notice/settle.ts',
    },
    find: '  await giveBack(tx, word, { orderId, isWhole: true, reason: returnReasons.paidLate })\n',
    put: '',
  },
  {
    ...{
      ...simulation,
      name: 'lost notice: nobody asks about open attempts',
      file: 'server/src/modules/payment/jobs.ts',
    },
    find: 'await eachDue(open, log, async (attempt) => {',
    put: 'await eachDue(open.slice(0, 0), log, async (attempt) => {',
  },
  {
    ...{
      ...simulation,
      name: 'refund twice: each try has another number',
      file: 'server/src/modules/payment/refund/send-refund.ts',
    },
    find: 'refundNo: refund.sentNo })',
    put: 'refundNo: `${refund.sentNo}${now}` })',
  },
  {
    ...{
      ...simulation,
      name: 'stock twice: what an order held comes back double',
      file: 'server/src/modules/stock/queries.ts',
    },
    find: 'set available = stock.available + noted.amount from noted',
    put: 'set available = stock.available + 2 * noted.amount from noted',
  },
  {
    ...{
      ...simulation,
      name: 'ledger off by one: a cent more is booked than was paid',
      file: 'core/src/ledger/entries.ts',
    },
    find: "entryOf(['capture', paymentNo], [providerOf(account), customerOf(order.orderId)], order)",
    put: "entryOf(['capture', paymentNo], [providerOf(account), customerOf(order.orderId)], { ...order, amount: order.amount + 1 })",
  },
]
