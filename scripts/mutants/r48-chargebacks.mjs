// Faults against disputes and chargebacks: [ledger-8], [order-26], [order-27], [cashier-10], [reconcile-5], [provider-10].
const books = { tests: ['core/src/ledger/ledger.test.ts'], file: 'core/src/ledger/entries.ts' }
const reconcile = { tests: ['core/src/ledger/reconcile.test.ts'], file: 'core/src/ledger/reconcile.ts' }
const settle = { tests: ['core/src/ledger/reconcile.test.ts'], file: 'core/src/ledger/settle-difference.ts' }
const preview = { tests: ['core/src/order/preview-refund.test.ts'] }
const server = { tests: ['server/test/providers/disputes.test.ts'] }
const take = { ...server, file: 'server/src/modules/payment/dispute/take-dispute.ts' }
const queries = { ...server, file: 'server/src/modules/payment/dispute/queries.ts' }
const disputing = {
  tests: ['server/src/modules/payment/dispute/take-dispute.test.ts'],
  file: 'server/src/modules/payment/dispute/take-dispute.ts',
}
const simulated = { tests: ['server/test/simulation/even-seeds.test.ts', 'server/test/simulation/odd-seeds.test.ts'] }
const compared = { tests: ['server/test/providers/dispute-reconciliation.test.ts'] }
const alarms = { tests: ['desk/src/screens/payments/payments.test.tsx'] }
const detail = { tests: ['desk/src/screens/orders/orders.test.tsx', 'desk/src/screens/orders/refunds.test.tsx'] }

export const faults = [
  {
    ...{ id: 'ledger-8', name: 'a chargeback is a loss of sales', ...books },
    ...{ find: '[chargebacks, providerOf(account)], order)', put: '[sales, providerOf(account)], order)' },
  },
  {
    ...{ id: 'ledger-8', name: 'a chargeback that is told of twice is booked twice', ...take },
    ...{ find: '(await tx.run(queries.keepMovement(corpId, kept))).count === 0', put: 'false' },
  },
  {
    ...{ id: 'ledger-8', name: 'what comes back of a chargeback is taken once more', ...take },
    ...{ find: "kind === 'chargeback' ? chargebackEntries : chargebackReversalEntries", put: 'chargebackEntries' },
  },
  {
    ...{ id: 'ledger-8', name: 'another currency counts against the payment', ...disputing },
    ...{ find: 'currency !== attempt.currency', put: 'currency === undefined' },
  },
  {
    ...{ id: 'ledger-8', name: 'what cannot be read is booked', ...disputing },
    ...{ find: 'if (amount <= 0) return false', put: 'if (amount < -1) return false' },
  },
  {
    ...{ id: 'simulate-1', name: 'a refund is sent beside the chargeback', ...simulated },
    file: 'server/src/modules/payment/refund/send-refund.ts',
    find: '    await coverByChargeback(tx, due)\n',
    put: '',
  },
  {
    ...{ id: 'simulate-1', name: 'a dispute that is won brings nothing back', ...simulated },
    file: 'server/src/modules/payment/adapter/sandbox-disputes.ts',
    find: "state === 'won' ? movementKinds :",
    put: "state === 'closed' ? movementKinds :",
  },
  {
    ...{ id: 'order-26', name: 'an older word of a dispute takes its state back', ...take },
    ...{ find: 'before === undefined ? event.state : laterState(before, event.state)', put: 'event.state' },
  },
  {
    ...{ id: 'order-26', name: 'a dispute takes a state of before', tests: ['core/src/order/dispute.test.ts'] },
    ...{ file: 'core/src/order/dispute.ts', find: '? other : one', put: '? other : other' },
  },
  {
    ...{ id: 'order-26', name: 'the order does not say until when a dispute may be answered', ...detail },
    file: 'desk/src/features/dispute/dispute-text.ts',
    find: "respondBy === null ? t('desk.dispute.answer')",
    put: "respondBy !== undefined ? t('desk.dispute.answer')",
  },
  {
    ...{ id: 'order-26', name: 'the order does not say what a dispute took', ...detail },
    ...{ file: 'desk/src/features/dispute/dispute-text.ts', find: 'chargedBack > 0 ?', put: 'chargedBack < 0 ?' },
  },
  {
    ...{ id: 'order-26', name: 'the notice of another account takes money', ...take },
    ...{ find: '!attempt || accountName(attempt) !== account', put: '!attempt' },
  },
  {
    ...{ id: 'order-27', name: 'what a chargeback took can go back again', ...preview },
    ...{ file: 'core/src/order/plan-refund.ts', find: ' - chargedBackTotal))', put: '))' },
  },
  {
    ...{ id: 'order-27', name: 'units are given back beyond what a chargeback left', ...preview },
    ...{ file: 'core/src/order/plan-refund.ts', find: 'planned.ok && planned.value.amount > most', put: 'false' },
  },
  {
    ...{ id: 'order-27', name: 'the server gives back what a chargeback took', ...server },
    ...{ file: 'server/src/modules/order/refund/refund-order.ts', find: 'rows[0]?.chargedBackTotal ?? 0', put: '0' },
  },
  {
    ...{ id: 'order-27', name: 'a refund is sent beside the chargeback', ...server },
    file: 'server/src/modules/payment/refund/send-refund.ts',
    find: '    await coverByChargeback(tx, due)\n',
    put: '',
  },
  {
    ...{ id: 'order-27', name: 'a chargeback covers a refund twice', ...queries },
    ...{ find: 'refund.charged_back - money.before as "covered!"', put: 'refund.amount as "covered!"' },
  },
  {
    ...{ id: 'order-27', name: 'a refund stays covered when the chargeback comes back', ...take },
    ...{ find: "  if (kind === 'chargebackReversal') await oweAgain(taking, movementNo)\n", put: '' },
  },
  {
    ...{ id: 'order-27', name: 'by hand goes back what a chargeback has', ...server },
    ...{
      file: 'server/src/modules/payment/alarm/alarms.ts',
      find: "way === 'byHand' && (await",
      put: 'false && (await',
    },
  },
  {
    ...{ id: 'cashier-10', name: 'a dispute that is over is an alarm still', ...alarms },
    ...{ file: 'desk/src/features/dispute/dispute-text.ts', find: "if (state !== 'needsResponse') return ''", put: '' },
  },
  {
    ...{ id: 'cashier-10', name: 'the alarm does not say what was paid', ...alarms },
    file: 'desk/src/screens/payments/alarm-text.ts',
    find: 'return isPaidAmount ? text :',
    put: 'return !isPaidAmount ? text :',
  },
  {
    ...{
      id: 'cashier-6',
      name: 'a refund that the provider has done is not booked',
      file: 'server/src/modules/payment/alarm/alarms.ts',
    },
    ...{
      tests: ['server/src/modules/payment/alarm/alarms.test.ts'],
      find: "if (way !== 'done') return []",
      put: 'return []',
    },
  },
  {
    ...{ id: 'reconcile-5', name: 'a chargeback that one side lacks is no difference', ...reconcile },
    ...{ find: "here: 'chargebackMissingHere'", put: "here: 'missingHere'" },
  },
  {
    ...{ id: 'reconcile-5', name: 'a chargeback of another sum is another amount', ...reconcile },
    ...{ find: 'const isDispute = ofDispute(group)', put: 'const isDispute = false && ofDispute(group)' },
  },
  {
    ...{ id: 'reconcile-5', name: 'a chargeback is booked into suspense', ...settle },
    ...{ find: 'ofChargebacks.includes(kind) ? chargebacks : suspense', put: 'suspense' },
  },
  {
    ...{ id: 'reconcile-5', name: 'a chargeback whose notices were lost stays unknown', ...compared },
    file: 'server/src/modules/payment/reconciliation/reconcile-day.ts',
    find: 'if (dispute) await',
    put: 'if (false as boolean) await',
  },
  {
    ...{ id: 'reconcile-5', name: 'chargebacks of a provider that tells of none are differences', ...compared },
    ...{ file: 'server/src/modules/payment/reconciliation/compare.ts', find: '!isSilentOnDisputes ||', put: 'true ||' },
  },
  {
    ...{ id: 'reconcile-4', name: 'a comparison that somebody asked for is in no log' },
    tests: ['server/src/modules/payment/reconciliation/reconciliation.test.ts'],
    ...{ file: 'server/src/modules/payment/reconciliation/compare.ts', find: '      ...audit,\n', put: '' },
  },
  {
    ...{ id: 'reconcile-4', name: 'a provider that was not reached for somebody is in no log' },
    tests: ['server/src/modules/payment/reconciliation/reconciliation.test.ts'],
    ...{ file: 'server/src/modules/payment/reconciliation/reconcile-day.ts', find: ', ...audit))', put: '))' },
  },
  {
    ...{ id: 'reconcile-1', name: 'payments of other applications at Xendit are differences' },
    ...{
      tests: ['server/test/providers/xendit-foreign.test.ts'],
      file: 'server/src/modules/payment/adapter/xendit-transactions.ts',
    },
    ...{ find: "? reference : ''", put: '? reference : reference' },
  },
  {
    ...{ id: 'provider-10', name: 'a part of a payment at Midtrans is all of it', ...server },
    ...{
      file: 'server/src/modules/payment/adapter/midtrans-movements.ts',
      find: "status === 'chargeback' ? minorOf",
      put: "status !== '' ? minorOf",
    },
  },
  {
    ...{ id: 'provider-10', name: 'a held amount at Xendit is a chargeback', ...server },
    ...{
      file: 'server/src/modules/payment/adapter/xendit-disputes.ts',
      find: "movements: state === 'lost' ?",
      put: "movements: state !== 'won' ?",
    },
  },
  {
    ...{ id: 'provider-10', name: 'Midtrans does not give a chargeback back', ...server },
    ...{
      file: 'server/src/modules/payment/adapter/midtrans.ts',
      find: '...(isSettled ? { wonDisputeNo: textOf(fields.transaction_id) } : {})',
      put: '',
    },
  },
]
