const tests = (name) => ({ tests: [name] })
const ordersPage = tests('counter/src/screens/orders/orders.test.tsx')
const shiftPage = tests('counter/src/screens/shift/shift-day.test.tsx')
const drawer = tests('server/src/modules/shift/shift.test.ts')
const storePage = tests('counter/src/screens/store/store.test.tsx')

/** The day of orders, and the charts of the counter. */
export const faults = [
  {
    ...{ id: 'kitchen-21', name: 'a day after today can be stepped to', ...ordersPage },
    ...{ file: 'counter/src/screens/orders/day-field.tsx', find: 'disabled={day >= today}', put: 'disabled={false}' },
  },
  {
    ...{ id: 'kitchen-21', name: 'the day before leads to the day after', ...ordersPage },
    ...{ file: 'counter/src/screens/orders/day-field.tsx', find: 'addDays(day, -1)', put: 'addDays(day, 1)' },
  },
  {
    ...{ id: 'slot-2', name: 'one cell too few of a pick-up time is filled', ...storePage },
    file: 'counter/src/screens/store/pick-up-times.tsx',
    ...{ find: 'cell <= taken', put: 'cell < taken' },
  },
  {
    ...{ id: 'shift-12', name: 'orders paid online are counted as paid at the store', ...drawer },
    file: 'server/src/modules/shift/queries.ts',
    ...{ find: 'payment_method_type = ${paymentMethodType.atStore}', put: 'payment_method_type > 0' },
  },
  {
    ...{ id: 'shift-12', name: 'sales of longer ago than the chart shows are in it', ...drawer },
    ...{ file: 'server/src/modules/shift/queries.ts', find: 'quarter >= :since', put: 'quarter <> :since' },
  },
  {
    ...{ id: 'shift-12', name: 'full hours are those of Greenwich', ...shiftPage },
    file: 'counter/src/screens/shift/quarters.ts',
    ...{ find: 'localTimeAt(at, timeZone).minutes % 60 === 0', put: 'at % 3_600_000 === 0' },
  },
  {
    ...{ id: 'shift-12', name: 'the last quarter of an hour is not drawn', ...shiftPage },
    ...{ file: 'counter/src/screens/shift/quarters.ts', find: '/ quarterMs) + 1', put: '/ quarterMs)' },
  },
]
