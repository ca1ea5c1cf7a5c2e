// Faults against the books: entries, what they must agree with, and what is sent back.
const core = (name) => ({ file: `core/src/${name}.ts`, tests: ['core/src/ledger/ledger.test.ts'] })
const ledger = (file) => ({ file: `server/${file}`, tests: ['server/src/modules/ledger/ledger.test.ts'] })
const settling = {
  file: 'server/src/modules/payment/notice/settle.ts',
  tests: ['server/src/modules/payment/notice/settle.test.ts'],
}

const whole = { tests: ['server/src/modules/ledger/whole.test.ts'] }
const inbox = {
  file: 'server/src/modules/payment/notice/asking.ts',
  tests: ['server/src/modules/payment/notice/inbox.test.ts'],
}

export const faults = [
  {
    ...{ id: 'ledger-1', name: 'nothing to pay writes an entry of nothing', ...core('ledger/entries') },
    find: '(amount > 0 ? [{',
    put: '(amount >= 0 ? [{',
  },
  {
    ...{ id: 'ledger-1', name: 'the same thing can be written twice', ...ledger('db/changes/0073-ledger.sql') },
    find: '  unique (corp_id, kind, ref),\n',
    put: '  unique (corp_id, kind, ref, entry_id),\n',
  },
  {
    ...{ id: 'ledger-1', name: 'entries can be changed', ...ledger('db/changes/0073-ledger.sql') },
    find: 'revoke update, delete on ledger_entry from tiffin_app;\n',
    put: '',
  },
  {
    ...{ id: 'ledger-2', name: 'any text is an account', ...core('testing/books') },
    find: '^(?:sales|',
    put: '(?:sales|',
  },
  {
    ...{ id: 'ledger-3', name: 'refunds that are open are not owed', ...core('testing/books') },
    find: ' + openRefunds,',
    put: ',',
  },
  {
    ...{ id: 'ledger-4', name: 'what a till gave back stays in it', ...ledger('src/modules/order/move/move-order.ts') },
    find: 'row.paymentNo === null ? refundTillEntries({ ...refund, storeId, tender }) : []',
    put: 'row.paymentNo === null ? [] : refundTillEntries({ ...refund, storeId, tender })',
  },
  {
    ...{
      id: 'ledger-4',
      name: 'money taken in the till is not in it',
      ...ledger('src/modules/order/move/move-order.ts'),
    },
    find: "action === 'acceptPayment' ? tillEntries",
    put: "action === 'pay' ? tillEntries",
  },
  {
    ...{
      id: 'ledger-4',
      name: 'a refund that was done is owed still',
      ...ledger('src/modules/payment/refund/send-refund.ts'),
    },
    find: "status === 'succeeded' ? refundDoneEntries",
    put: "status === 'failed' ? refundDoneEntries",
  },
  {
    ...{
      id: 'ledger-4',
      name: 'the provider’s money is not in the books',
      ...ledger('src/modules/payment/notice/settle.ts'),
    },
    find: '    ...enter(corpId, now, captureEntries(received(word, attempt))),\n',
    put: '',
  },
  {
    ...{ id: 'ledger-5', name: 'orders of before have no refunds in the books' },
    ...ledger('src/modules/ledger/fill-queries.ts'),
    find: "refund.created_at, 'refundDue', refund_no, 'sales'",
    put: "refund.created_at, 'refundDue', refund_no, 'suspense'",
  },
  {
    ...{ id: 'cashier-5', name: 'a second wrong amount stays with the provider', ...settling },
    file: 'server/src/modules/payment/refund/queries.ts',
    find: 'coalesce(min(part_no), 1) - 1',
    put: 'coalesce(max(part_no), 0)',
  },
  {
    ...{ id: 'cashier-7', name: 'a notice that came too early is forgotten', ...inbox },
    file: 'server/src/modules/payment/notice/settle.ts',
    find: '    await tx.run(insertEvent(corpId, { ...notice, isParked: true }))\n',
    put: '',
  },
  {
    ...{ id: 'cashier-7', name: 'nobody is told of a notice that was given up', ...inbox },
    find: 'if ((await tx.run(giveUp(corpId, { ...notice, now }))).count === 0) return',
    put: 'if ((await tx.run(giveUp(corpId, { ...notice, now }))).count > 0) return',
  },
  {
    ...{ id: 'cashier-8', name: 'nobody asks a day later', file: 'core/src/order/ask-plan.ts' },
    tests: ['core/src/order/ask-plan.test.ts', 'server/src/modules/payment/notice/inbox.test.ts'],
    find: 'hourMs, 24 * hourMs]',
    put: 'hourMs]',
  },
  {
    ...{ id: 'cashier-8', name: 'a provider that was not reached is asked no more', ...inbox },
    find: '  if (await payments.ask(corp, paymentNo, now)) return\n',
    put: '  if ((await payments.ask(corp, paymentNo, now)) || now > 0) return\n',
  },
  {
    ...{ id: 'ledger-3', name: 'a part that goes back is not owed', ...whole },
    file: 'server/src/modules/order/refund/refund-order.ts',
    find: '{ refundNo: refund.refundNo, amount: plan.amount }',
    put: '{ refundNo: refund.refundNo, amount: 0 }',
  },
  {
    ...{ id: 'ledger-3', name: 'a wrong amount is off by one in the books', ...whole },
    file: 'server/src/modules/payment/notice/settle.ts',
    find: 'amount: event.amount, currency: event.currency },\n})',
    put: 'amount: event.amount + 1, currency: event.currency },\n})',
  },
  {
    ...{ id: 'ledger-3', name: 'what a closed order gives back is not owed', ...whole },
    file: 'server/src/modules/order/move/move-order.ts',
    find: '    ...enter(corpId, now, refundEntries(row, { refundNo, amount: rest?.amount ?? row.payableTotal }, taxes)),\n',
    put: '',
  },
]
