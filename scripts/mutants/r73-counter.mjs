// What a reader found at the counter: places and stock of units that are taken off, news of the last unit, and what was not tested.
const slots = { tests: ['server/src/modules/slot/slots.test.ts'], file: 'server/src/modules/slot/queries.ts' }

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
]
