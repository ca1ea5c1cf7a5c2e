// Faults against refunds in whole units, rows of before, and notes of what was given back by hand.
const planning = { tests: ['core/src/order/plan-refund.test.ts'], file: 'core/src/order/plan-refund.ts' }
const why = { tests: ['core/src/order/preview-refund.test.ts'], file: 'core/src/order/preview-refund.ts' }

export const faults = [
  {
    ...{ id: 'order-24', name: 'units go back in amounts finer than are shown', ...planning },
    ...{ find: 'restOf(lines, wishes) : inWholeUnits(unitParts, unit)', put: 'restOf(lines, wishes) : unitParts' },
  },
  {
    ...{ id: 'order-24', name: 'what is finer stays with the order for ever', ...planning },
    ...{ find: 'takesLast(lines, wishes) ? restOf(lines, wishes) : ', put: '' },
  },
  {
    ...{ id: 'order-24', name: 'an amount is given back in amounts finer than are shown', ...planning },
    ...{ find: ' || (amount % unit !== 0 && amount < most)', put: '' },
  },
  {
    ...{ id: 'order-24', name: 'a refund that a provider can never express is tried for ever' },
    ...{ tests: ['server/src/modules/payment/refund/send-refund.test.ts'] },
    ...{ file: 'server/src/modules/payment/refund/send-refund.ts', find: '.catch(inexpressible)', put: '' },
  },
  {
    ...{ id: 'order-19', name: 'a closed order is said to be handed over some day', ...why },
    ...{ find: "return 'over'", put: "return 'notYet'" },
  },
  {
    ...{ id: 'cashier-6', name: 'money that was given back by hand needs no note' },
    ...{ tests: ['server/src/modules/payment/alarm/alarms.test.ts'] },
    ...{ file: 'server/src/modules/payment/alarm/alarms.ts', find: "needsNote(way) && note === ''", put: 'false' },
  },
  {
    ...{ id: 'stock-7', name: 'what was held before a stock was begun comes back on top of it' },
    ...{ tests: ['server/src/modules/stock/counting/count-stock.test.ts'] },
    ...{
      file: 'server/src/modules/stock/queries.ts',
      find: "and begun.move = 'begin')",
      put: "and begun.move = 'none')",
    },
  },
  {
    ...{ id: 'stock-7', name: 'another move under the same id is answered as if it was made' },
    ...{ tests: ['server/src/modules/stock/counting/count-stock.test.ts'] },
    ...{
      file: 'server/src/modules/stock/counting/count-stock.ts',
      find: 'requestHash !== hashOf(wish)',
      put: "requestHash === ''",
    },
  },
]
