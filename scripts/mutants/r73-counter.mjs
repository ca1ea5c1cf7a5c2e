// What a reader found at the counter: places and stock of units that are taken off, news of the last unit, and what was not tested.
const slots = { tests: ['server/src/modules/slot/slots.test.ts'], file: 'server/src/modules/slot/queries.ts' }
const stock = { tests: ['server/src/modules/order/refund/taken-off-stock.test.ts'] }

export const faults = [
  {
    ...{ id: 'slot-4', name: 'units that are taken off keep their places', ...slots },
    ...{ find: 'greatest(slot.taken - before.less, 0)', put: 'slot.taken' },
  },
  {
    ...{ id: 'slot-4', name: 'the end of an order gives back places that came back before', ...slots },
    ...{ find: 'work = made.work - before.less', put: 'work = made.work' },
  },
  {
    ...{ id: 'slot-4', name: 'units of an order that is begun give places back', ...slots },
    ...{ find: 'before.status = ${orderStatus.accepted} and ', put: '' },
  },
  {
    ...{ id: 'slot-4', name: 'a set counts as one unit', ...slots },
    ...{
      file: 'server/src/modules/order/refund/refund-order.ts',
      find: '({ num, items: itemsOf(lineNo) })',
      put: '({ num, items: itemsOf(-lineNo) })',
    },
  },
  {
    ...{ id: 'stock-14', name: 'what was taken off and not put back comes back with the rest', ...stock },
    ...{
      file: 'server/src/modules/stock/queries.ts',
      find: 'hold.amount - coalesce(waste.amount, 0) as amount',
      put: 'hold.amount as amount',
    },
  },
  {
    ...{ id: 'stock-14', name: 'the last units taken off alone are gone', ...stock },
    ...{
      file: 'server/src/modules/stock/restock.ts',
      find: 'amount = wasted.amount + excluded.amount',
      put: 'amount = excluded.amount',
    },
  },
  {
    ...{ id: 'stock-14', name: 'what is gone is expected in the store', ...stock },
    ...{
      file: 'server/src/modules/stock/counting/queries.ts',
      find: "ledger.move in ('hold', 'waste')",
      put: "ledger.move = 'hold'",
    },
  },
  {
    ...{ id: 'stock-14', name: 'of an order that was begun only what is left is noted as gone', ...stock },
    ...{ file: 'server/src/modules/stock/queries.ts' },
    ...{
      find: 'on conflict (corp_id, order_id, stock_kind, item_id, move) do update set amount = excluded.amount',
      put: 'on conflict do nothing',
    },
  },
  {
    ...{ id: 'stock-14', name: 'what goes back to stock is gone too' },
    ...{ tests: ['core/src/stock/restock.test.ts'], file: 'core/src/stock/restock.ts' },
    ...{ find: 'isBackToStock !== true', put: 'isBackToStock !== null' },
  },
]
