const tests = (...names) => ({ tests: names })
const shiftPage = tests('counter/src/screens/shift/shift-day.test.tsx')
const day = tests('server/src/modules/shift/day.test.ts')

/** Charts and figures of the counter's shift and store, cancelled lines, walk-ins. */
export const faults = [
  {
    ...{ id: 'shift-12', name: 'the quarter that is not over looks like the others', ...shiftPage },
    ...{ file: 'counter/src/screens/shift/quarters.ts', find: 'now < at + quarterMs', put: 'now < at' },
  },
  {
    ...{ id: 'shift-13', name: 'hours of last week that are still to come are counted', ...day },
    ...{ file: 'server/src/modules/shift/queries.ts', find: ' and at < :until', put: ' and at <> :until' },
  },
  {
    ...{ id: 'shift-13', name: 'a store without shifts a week ago sold nothing then', ...day },
    ...{ file: 'server/src/modules/shift/queries.ts', find: ' and begun.opened_at <= :since', put: '' },
  },
  {
    ...{ id: 'shift-13', name: 'a shift of two days is compared', ...day },
    ...{ file: 'server/src/modules/shift/read-day.ts', find: 'now - openedAt > dayMs', put: 'now < openedAt' },
  },
  {
    ...{ id: 'shift-13', name: 'orders that were ready in time are called late', ...day },
    ...{ file: 'server/src/modules/shift/read-day.ts', find: 'late: made - inTime,', put: 'late: made,' },
  },
  {
    ...{ id: 'shift-13', name: 'more sold than a week ago is shown as less', ...shiftPage },
    ...{
      file: 'counter/src/screens/shift/open-head.tsx',
      find: '(now - before) / before',
      put: '(before - now) / before',
    },
  },
  {
    ...{ id: 'shift-14', name: 'what is brought back by hand was never sold out', ...day },
    file: 'server/src/modules/stock/sold-out/queries.ts',
    ...{ find: '${noted(sql`:now`)}', put: ' select :now::timestamptz from gone' },
  },
  {
    ...{ id: 'shift-14', name: 'times of marks are kept for ever', ...day },
    ...{
      file: 'server/src/modules/stock/sold-out/queries.ts',
      find: 'const keptDays = 8',
      put: 'const keptDays = 800',
    },
  },
  {
    ...{ id: 'shift-14', name: 'an item that was sold out twice has two rows', ...shiftPage },
    file: 'counter/src/screens/shift/gone-items.ts',
    ...{ find: 'keyOf(each) === keyOf(span)) === index', put: 'each === span) === index' },
  },
]
