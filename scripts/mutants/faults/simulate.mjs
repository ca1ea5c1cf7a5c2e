// Faults against the rules of docs/rules/simulate.md.
export const faults = [
  {
    id: 'simulate-1',
    name: 'double capture: a second payment of an order stays',
    file: 'server/src/modules/payment/notice/settle.ts',
    find: `  await giveBack(tx, word, { orderId, isWhole: true, reason: returnReasons.paidLate })
`,
    put: '',
    tests: ['server/test/simulation/even-seeds.test.ts', 'server/test/simulation/odd-seeds.test.ts'],
  },
  {
    id: 'simulate-1',
    name: 'lost notice: nobody asks about open attempts',
    file: 'server/src/modules/payment/jobs.ts',
    find: 'await eachDue(open, log, async (attempt) => {',
    put: 'await eachDue(open.slice(0, 0), log, async (attempt) => {',
    tests: ['server/test/simulation/even-seeds.test.ts', 'server/test/simulation/odd-seeds.test.ts'],
  },
  {
    id: 'simulate-1',
    name: 'refund twice: each try has another number',
    file: 'server/src/modules/payment/refund/send-refund.ts',
    find: 'refundNo: refund.sentNo })',
    put: 'refundNo: `${refund.sentNo}${now}` })',
    tests: ['server/test/simulation/even-seeds.test.ts', 'server/test/simulation/odd-seeds.test.ts'],
  },
  {
    id: 'simulate-1',
    name: 'stock twice: what an order held comes back double',
    file: 'server/src/modules/stock/queries.ts',
    find: 'set available = stock.available + noted.amount from noted',
    put: 'set available = stock.available + 2 * noted.amount from noted',
    tests: ['server/test/simulation/even-seeds.test.ts', 'server/test/simulation/odd-seeds.test.ts'],
  },
  {
    id: 'simulate-1',
    name: 'ledger off by one: a cent more is booked than was paid',
    file: 'core/src/ledger/entries.ts',
    find: "entryOf(['capture', paymentNo], [providerOf(account), customerOf(order.orderId)], order)",
    put: "entryOf(['capture', paymentNo], [providerOf(account), customerOf(order.orderId)], { ...order, amount: order.amount + 1 })",
    tests: ['server/test/simulation/even-seeds.test.ts', 'server/test/simulation/odd-seeds.test.ts'],
  },
  {
    id: 'simulate-1',
    name: 'a refund is sent beside the chargeback',
    file: 'server/src/modules/payment/refund/send-refund.ts',
    find: `    await coverByChargeback(tx, due)
`,
    put: '',
    tests: ['server/test/simulation/even-seeds.test.ts', 'server/test/simulation/odd-seeds.test.ts'],
  },
  {
    id: 'simulate-1',
    name: 'a dispute that is won brings nothing back',
    file: 'server/src/modules/payment/adapter/sandbox-disputes.ts',
    find: "state === 'won' ? movementKinds :",
    put: "state === 'closed' ? movementKinds :",
    tests: ['server/test/simulation/even-seeds.test.ts', 'server/test/simulation/odd-seeds.test.ts'],
  },
]
