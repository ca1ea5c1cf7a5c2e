// Faults against the kitchen display, and against steps that are taken back.
const core = { tests: ['core/src/order/due.test.ts'], file: 'core/src/order/due.ts' }
const ticket = { tests: ['counter/src/features/ticket/ticket.test.tsx'] }
const board = { tests: ['counter/src/screens/board/board.test.tsx'] }
const filling = {
  tests: ['counter/src/features/ticket/fill-columns.test.ts'],
  file: 'counter/src/features/ticket/fill-columns.ts',
}
const sending = { ...board, file: 'counter/src/data/send-taps.ts' }

const kitchen = { tests: ['counter/src/screens/board/kitchen.test.tsx'] }
const summing = { tests: ['counter/src/features/kitchen/to-make.test.ts'] }
const sounding = {
  tests: ['counter/src/features/kitchen/due-sound.test.ts'],
  file: 'counter/src/features/kitchen/due-sound.ts',
}
const ticking = { tests: ['server/src/modules/order/counter/tick-line.test.ts'] }
const takingBack = {
  tests: ['server/src/modules/order/move/take-back.test.ts'],
  file: 'server/src/modules/order/move/queries.ts',
}

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
      file: 'core/src/ticket/lines.ts',
    },
    ...{ find: 'isUsual !== true', put: 'isUsual !== null' },
  },
  {
    ...{
      id: 'kitchen-2',
      name: 'what departs from the usual is not loud',
      ...ticket,
      file: 'core/src/ticket/lines.ts',
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
    ...{ find: '  if (isDone(tap, client)) {\n    dropTap', put: "  if (tap.id === '') {\n    dropTap" },
  },
  {
    ...{ id: 'kitchen-6', name: 'refused taps are not shown', ...sending },
    ...{ find: '  refuseTap(tap,', put: '  dropTap(tap.id)\n  if (!tap) refuseTap(tap,' },
  },
  {
    ...{ id: 'kitchen-1', name: 'what the customer was told does not count', ...core },
    ...{ find: 'readyUntil !== null) return readyUntil', put: 'readyUntil === null) return readyUntil' },
  },
  {
    ...{
      id: 'kitchen-4',
      name: 'ticks are not among the changes of a store',
      ...ticking,
      file: 'server/src/modules/order/counter/queries.ts',
    },
    ...{
      find: 'update customer_order made set changed_at = clock_timestamp() from ticked',
      put: 'update customer_order made set changed_at = made.changed_at from ticked',
    },
  },
  {
    ...{
      id: 'kitchen-4',
      name: 'what is not being made is ticked',
      ...ticking,
      file: 'server/src/modules/order/counter/queries.ts',
    },
    ...{ find: 'and status = ${orderStatus.making} for update', put: 'for update' },
  },
  {
    ...{
      id: 'kitchen-4',
      name: 'orders do not say what is ticked',
      ...ticking,
      file: 'server/src/modules/order/counter/show-at-counter.ts',
    },
    ...{ find: '(isTicked ? lineNo : [])', put: '(isTicked ? [] : lineNo)' },
  },
  {
    ...{
      id: 'kitchen-4',
      name: 'a tick is seen only when the server has answered',
      ...kitchen,
      file: 'counter/src/features/ticket/ticks.ts',
    },
    ...{ find: 'if (tap.isTicked) ticked.add(tap.lineNo)', put: 'if (tap.isTicked) continue' },
  },
  {
    ...{
      id: 'kitchen-5',
      name: 'undo names the version that was seen',
      ...kitchen,
      file: 'counter/src/data/send-taps.ts',
    },
    ...{ find: 'version: tap.version + 1, from', put: 'version: tap.version, from' },
  },
  {
    ...{
      id: 'kitchen-5',
      name: 'what waits is sent and then taken back',
      ...kitchen,
      file: 'counter/src/data/send-taps.ts',
    },
    ...{ find: '        if (waiting) dropTap(tap.id)\n', put: '' },
  },
  {
    ...{ id: 'kitchen-5', name: 'undo has no end', ...kitchen, file: 'counter/src/state/undo.ts' },
    ...{ find: 'undoMs = 10_000', put: 'undoMs = 100_000' },
  },
  {
    ...{
      id: 'kitchen-7',
      name: 'what is ticked is still to be made',
      ...summing,
      file: 'counter/src/features/kitchen/to-make.ts',
    },
    ...{
      find: 'orders.flatMap((order) => openLines(order, taps))',
      put: 'orders.flatMap((order) => openLines({ ...order, tickList: [] }, taps))',
    },
  },
  {
    ...{
      id: 'kitchen-7',
      name: 'of a set the set is made',
      ...summing,
      file: 'counter/src/features/kitchen/to-make.ts',
    },
    ...{ find: 'packageProductList.length === 0', put: 'packageProductList.length >= 0' },
  },
  {
    ...{
      id: 'kitchen-7',
      name: 'a station keeps what is ticked there',
      ...summing,
      file: 'counter/src/features/ticket/ticks.ts',
    },
    ...{ find: '.filter(({ lineNo }) => !ticked.includes(lineNo))', put: '' },
  },
  {
    ...{
      id: 'kitchen-8',
      name: 'orders for later stand among new ones',
      ...kitchen,
      file: 'counter/src/features/ticket/columns.ts',
    },
    ...{ find: 'releaseAt > now', put: 'releaseAt < 0' },
  },
  {
    ...{ id: 'order-25', name: 'a hand-over is taken back at any time', ...takingBack },
    ...{ find: "finish_time > :now::timestamptz - ${takeBackMs} * interval '1 ms' and ready_time", put: 'ready_time' },
  },
  {
    ...{ id: 'order-25', name: 'what never was ready becomes ready', ...takingBack },
    ...{ find: 'and ready_time is not null', put: '' },
  },
  {
    ...{ id: 'order-25', name: 'an order that its customer deleted comes back', ...takingBack },
    ...{ find: ' and deleted_at is null`', put: '`' },
  },
  {
    ...{ id: 'order-25', name: 'an order whose money went back comes back', ...takingBack },
    ...{ find: 'and refund_total = 0 and refund_state = ${refundState.none} and deleted_at', put: 'and deleted_at' },
  },
  {
    ...{ id: 'order-25', name: 'the time of a step that was taken back stays', ...takingBack },
    ...{ find: 'takeBackReady: sql`ready_time = null`', put: 'takeBackReady: sql`ready_time = ready_time`' },
  },
  {
    ...{
      id: 'order-25',
      name: 'points stay when a hand-over is taken back',
      ...takingBack,
      file: 'server/src/modules/order/move/move-points.ts',
    },
    ...{ find: "if (action === 'takeBackHandOver') {", put: "if (action === 'takeBackHandOver' && pointsUsed > 0) {" },
  },
  {
    ...{
      id: 'order-25',
      name: 'the lot keeps its order',
      ...takingBack,
      file: 'server/src/modules/points/points-of-orders.ts',
    },
    ...{ find: '[releaseLotOf(corpId, orderId), setObtained', put: '[setObtained' },
  },
  {
    ...{ id: 'kitchen-9', name: 'what is new sounds once', ...sounding },
    ...{ find: 'now - newAt >= againMs', put: 'now - newAt >= againMs * 100' },
  },
  {
    ...{ id: 'kitchen-9', name: 'what is new never grows louder', ...sounding },
    ...{ find: 'loudAfterMs = 60_000', put: 'loudAfterMs = 600_000' },
  },
  {
    ...{ id: 'kitchen-9', name: 'what is late sounds all the time', ...sounding },
    ...{ find: 'lateEveryMs = 60_000', put: 'lateEveryMs = 1000' },
  },
  {
    ...{
      id: 'kitchen-10',
      name: 'two digits choose two tickets',
      ...kitchen,
      file: 'counter/src/screens/board/use-keys.ts',
    },
    ...{ find: 'codeMs = 600', put: 'codeMs = 0' },
  },
  {
    ...{
      id: 'kitchen-10',
      name: 'Space ticks a line that is ticked',
      ...kitchen,
      file: 'counter/src/screens/board/use-keys.ts',
    },
    ...{ find: 'openLines(order, useTaps.getState().list)[0]', put: 'openLines(order, [])[0]' },
  },
  {
    ...{ id: 'order-25', name: 'an order of which money went back is offered to be brought back' },
    ...{ tests: ['core/src/order/take-back.test.ts'], file: 'core/src/order/take-back.ts' },
    ...{ find: '  refundTotal === 0 &&\n', put: '' },
  },
  {
    ...{ id: 'order-25', name: 'a hand-over is offered to be taken back for an hour' },
    ...{ tests: ['core/src/order/take-back.test.ts'], file: 'core/src/order/take-back.ts' },
    ...{ find: 'now - finishTime < takeBackMs', put: 'now - finishTime < 2 * takeBackMs' },
  },
]
