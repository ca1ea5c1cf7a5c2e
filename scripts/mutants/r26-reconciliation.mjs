// Faults against comparing the books with providers.
const rule = { file: 'core/src/ledger/reconcile.ts', tests: ['core/src/ledger/reconcile.test.ts'] }
const settling = { file: 'core/src/ledger/settle-difference.ts', tests: ['core/src/ledger/reconcile.test.ts'] }
const at = (name) => ({
  file: `server/src/modules/payment/reconciliation/${name}.ts`,
  tests: ['server/src/modules/payment/reconciliation/reconciliation.test.ts'],
})

export const faults = [
  {
    ...{ id: 'reconcile-2', name: 'another amount is the same payment', ...rule },
    find: 'takePairs([ours, theirs], (a, b) => a.amount === b.amount && a.currency === b.currency)',
    put: 'takePairs([ours, theirs], (a, b) => a.currency === b.currency)',
  },
  {
    ...{ id: 'reconcile-2', name: 'a refund that was sent again is another refund', ...rule },
    find: "sentNo.replace(/-\\d{1,5}$/, '')",
    put: 'sentNo',
  },
  {
    ...{ id: 'reconcile-2', name: 'a difference is found on every day that has one of its sides', ...rule },
    find: '    .filter(([, their]) => isHere(their))\n',
    put: '    .filter((pair) => pair.some(isHere))\n',
  },
  {
    ...{ id: 'reconcile-3', name: 'what is under way at the provider is missing there', ...rule },
    find: '    .slice(group.pending)\n',
    put: '',
  },
  {
    ...{ id: 'reconcile-1', name: 'payments of another application are missing here', ...rule },
    find: '    if (isForeign(movement)) continue\n',
    put: '',
  },
  {
    ...{ id: 'reconcile-4', name: 'a refund is settled the wrong way round', ...settling },
    find: "const sign = refundNo === '' && !lessening.includes(kind) ? 1 : -1",
    put: "const sign = kind.startsWith('refund') || !lessening.includes(kind) ? 1 : -1",
  },
  {
    ...{ id: 'reconcile-4', name: 'a difference is settled twice', ...at('settle-difference') },
    find: "    if (row.settledAt !== null) throw new Refusal('differenceSettled')\n",
    put: '',
  },
  {
    ...{ id: 'reconcile-4', name: 'what cannot be read is booked', ...at('settle-difference') },
    find: "    if (!ways.includes(way)) throw fieldRefusal('way', `one of ${ways.join(', ')}`)\n",
    put: '',
  },
  {
    ...{ id: 'reconcile-4', name: 'what is found no more stays open', ...at('difference-queries') },
    find: "set settled_at = :now, way = 'gone'",
    put: "set way = 'gone'",
  },
  {
    ...{ id: 'reconcile-1', name: 'a day is compared once and never again', ...at('queries') },
    find: "when :state = 'unreached' then :now::timestamptz + interval '1 hour' else day.late end",
    put: "else 'infinity' end",
  },
  {
    ...{ id: 'reconcile-1', name: 'a fee is not written into the books', ...at('compare') },
    find: '    await enterFees(tx, comparing, found)\n',
    put: '',
  },
  {
    ...{ id: 'reconcile-1', name: 'a provider that is not reached agrees', ...at('queries') },
    find: "update reconciliation set state = 'unreached'",
    put: "update reconciliation set state = 'compared'",
  },
  {
    ...{ id: 'provider-8', name: 'a part of a captured card cancels all of it' },
    ...{
      file: 'server/src/modules/payment/adapter/midtrans.ts',
      tests: ['server/test/providers/midtrans-ways.test.ts'],
    },
    find: '  if (minorOf(transaction.gross_amount, order.currencyScale) !== order.amount) return waits\n',
    put: '',
  },
]
