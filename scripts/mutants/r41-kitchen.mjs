// Faults against the kitchen display [kitchen-1] … [kitchen-6].
const core = { tests: ['core/src/order/due.test.ts'], file: 'core/src/order/due.ts' }
const ticket = { tests: ['counter/src/features/ticket/ticket.test.tsx'] }
const board = { tests: ['counter/src/screens/board/board.test.tsx'] }
const filling = {
  tests: ['counter/src/features/ticket/fill-columns.test.ts'],
  file: 'counter/src/features/ticket/fill-columns.ts',
}
const sending = { ...board, file: 'counter/src/data/send-taps.ts' }

export const faults = [
  {
    ...{ id: 'kitchen-1', name: 'an order is near its time only when it is over', ...core },
    ...{ find: 'soonMinutes = 2', put: 'soonMinutes = 0' },
  },
  {
    ...{ id: 'kitchen-1', name: 'an order is late the moment it is due', ...core },
    ...{ find: 'left > -1 ?', put: 'left > 0 ?' },
  },
  {
    ...{
      id: 'kitchen-1',
      name: 'a late order is not said to be late',
      ...ticket,
      file: 'counter/src/features/ticket/age.tsx',
    },
    ...{ find: 'minutes === 0 ?', put: 'minutes <= 0 ?' },
  },
  {
    ...{
      id: 'kitchen-2',
      name: 'usual options are as loud as others',
      ...ticket,
      file: 'counter/src/features/ticket/details.ts',
    },
    ...{ find: 'isUsual !== true', put: 'isUsual !== null' },
  },
  {
    ...{
      id: 'kitchen-2',
      name: 'what departs from the usual is not loud',
      ...ticket,
      file: 'counter/src/features/ticket/details.ts',
    },
    ...{ find: 'isLoud: isUsual === false', put: 'isLoud: false' },
  },
  {
    ...{
      id: 'kitchen-2',
      name: 'orders do not keep what is usual',
      tests: ['server/src/modules/order/place/snapshot.test.ts'],
    },
    ...{ file: 'server/src/modules/order/place/snapshot.ts', find: 'values.slice(0, min)', put: 'values.slice(0, 0)' },
  },
  {
    ...{ id: 'kitchen-3', name: 'tickets fill the longer column', ...filling },
    ...{ find: 'column.height < best.height', put: 'column.height > best.height' },
  },
  {
    ...{ id: 'kitchen-3', name: 'tickets do not keep their place', ...filling },
    ...{ find: 'columns[placeOf(item) ?? -1] ?? shortest', put: 'shortest' },
  },
  {
    ...{ id: 'kitchen-6', name: 'taps are forgotten with a reload', ...board, file: 'counter/src/state/taps.ts' },
    ...{ find: '  keptTaps.set(list)\n', put: '' },
  },
  {
    ...{ id: 'kitchen-6', name: 'a tap that does not get through is dropped', ...sending },
    ...{ find: '    if (isLost(failure)) {', put: '    if (isLost(failure)) {\n      dropTap(tap.id)' },
  },
  {
    ...{ id: 'kitchen-6', name: 'what is done already is refused', ...sending },
    ...{ find: 'if (isDone(tap, client)) return dropTap(tap.id)', put: '' },
  },
  {
    ...{ id: 'kitchen-6', name: 'refused taps are not shown', ...sending },
    ...{ find: '  refuseTap(tap,', put: '  if (!tap) refuseTap(tap,' },
  },
]
