const tests = (...names) => ({ tests: names })
const shiftPage = tests('counter/src/screens/shift/shift-day.test.tsx')
const storePage = tests('counter/src/screens/store/store.test.tsx')
const readyTime = tests('server/src/modules/ready/ready-time.test.ts')
const slips = tests('server/src/modules/print/slips.test.ts')
const slipJobs = { ...slips, file: 'server/src/modules/print/queue/slips.ts' }
const scan = tests('counter/src/screens/board/scan.test.tsx')
const gone = tests('core/src/ticket/gone.test.ts')
const takeOff = tests('counter/src/screens/board/take-off.test.tsx')
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
      file: 'core/src/shift/change-of.ts',
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
  {
    ...{ id: 'store-21', name: 'orders for later are in the last hour', ...readyTime },
    file: 'server/src/modules/ready/queries.ts',
    ...{
      find: 'ready_until is not null and slot_starts_at is null\n     group',
      put: 'ready_until is not null\n     group',
    },
  },
  {
    ...{ id: 'store-21', name: 'orders in time are said to be late', ...readyTime },
    ...{ file: 'server/src/modules/ready/queries.ts', find: 'filter (where ready_time > ready_until)', put: '' },
  },
  {
    ...{ id: 'store-21', name: 'what was promised is drawn as what it took', ...storePage },
    ...{ file: 'counter/src/screens/store/ready-steps.ts', find: 'step[side]', put: 'step.tookMs' },
  },
  {
    ...{ id: 'store-17', name: 'a switch of today is on when its method is stopped', ...storePage },
    ...{
      file: 'counter/src/screens/store/pickup-methods.tsx',
      find: 'isOn={!isStopped(method)}',
      put: 'isOn={isStopped(method)}',
    },
  },
  {
    ...{ id: 'kitchen-22', name: 'a ticket whose only line of a station was cancelled is gone', ...gone },
    file: 'core/src/ticket/gone.ts',
    ...{
      find: ' || hasWorkAt(open, place.station) || goneLines(order, place).length > 0',
      put: ' || hasWorkAt(open, place.station)',
    },
  },
  {
    ...{ id: 'kitchen-22', name: 'what was made is said to be cancelled', ...gone },
    file: 'core/src/ticket/gone.ts',
    ...{ find: '      !order.tickList.includes(line.lineNo) &&\n', put: '' },
  },
  {
    ...{ id: 'kitchen-22', name: 'a station is asked to make ready what it does not make', ...takeOff },
    ...{ file: 'counter/src/features/ticket/hem.tsx', find: 'if (isGone)', put: 'if (false)' },
  },
  {
    ...{ id: 'print-11', name: 'a printer that has not confirmed its ticket prints a slip', ...slipJobs },
    ...{
      find: 'and job.cancelled is null and job.state = ${printJobState.done})',
      put: 'and job.cancelled is null)',
    },
  },
  {
    ...{ id: 'print-11', name: 'the oven prints what is cancelled at the bar', ...slipJobs },
    ...{ find: 'and exists (select from gone line where ${isMadeAt})', put: 'and exists (select from gone)' },
  },
  {
    ...{ id: 'print-11', name: 'a copy that is confirmed cancels once more', ...slipJobs },
    ...{ find: 'and earlier.state = ${printJobState.done})', put: 'and earlier.state is null)' },
  },
  {
    ...{ id: 'print-11', name: 'what the ticket left out is cancelled when it is confirmed', ...slipJobs },
    ...{ find: '${unitsGone} > coalesce(before.num, 0)', put: '${unitsGone} > 0' },
  },
  {
    ...{ id: 'print-11', name: 'nothing comes of what is cancelled between a fetch and its confirmation', ...slips },
    file: 'server/src/modules/print/asking/as-printer.ts',
    ...{ find: 'for (const row of done.rows) await', put: 'for (const row of done.rows.slice(1)) await' },
  },
  {
    ...{ id: 'print-11', name: 'a ticket that is fetched again leaves out what was cancelled since', ...slips },
    ...{ file: 'server/src/modules/print/ticket/write-job.ts', find: 'leftOut === null', put: 'leftOut' },
  },
  {
    ...{ id: 'print-11', name: 'a download that failed is drawn as it was', ...slips },
    file: 'server/src/modules/print/queue/queries.ts',
    ...{ find: 'tries = job.tries + 1, left_out = null', put: 'tries = job.tries + 1' },
  },
  {
    ...{ id: 'print-11', name: 'a printer prints a ticket without lines', ...slips },
    file: 'server/src/modules/print/queue/queries.ts',
    ...{ find: '${isStillMade}) and ${saysSomething}`', put: '${isStillMade})`' },
  },
  {
    ...{ id: 'print-11', name: 'a job without lines is fetched by its token', ...slips },
    file: 'server/src/modules/print/queue/queries.ts',
    ...{ find: 'and ${saysSomething} and printer.corp_id', put: 'and printer.corp_id' },
  },
  {
    ...{ id: 'print-11', name: 'a printer that has no line left is asked for the ticket again', ...slips },
    file: 'server/src/modules/print/queue/queries.ts',
    ...{ find: '= :orderId and ${isOnTicket}))', put: '= :orderId))' },
  },
  {
    ...{ id: 'print-11', name: 'the kitchen makes an order that was closed', ...slips },
    file: 'server/src/modules/order/move/move-order.ts',
    ...{ find: '...slips, // of what', put: '// of what' },
  },
  {
    ...{ id: 'print-11', name: 'what is made already is cancelled on paper', ...slips },
    file: 'core/src/order/part-refund.ts',
    ...{
      find: 'status === accepted || status === making',
      put: 'status === accepted || status === making || status === ready',
    },
  },
  {
    ...{ id: 'print-11', name: 'a slip that waits keeps the ticket from being printed again', ...slips },
    file: 'server/src/modules/print/queue/queries.ts',
    ...{
      find: 'and job.cancelled is null and job.state = ${printJobState.waiting}',
      put: 'and job.state = ${printJobState.waiting}',
    },
  },
  {
    ...{ id: 'print-6', name: 'a slip hides that a ticket has failed', ...slips },
    ...{ file: 'server/src/modules/print/queries.ts', find: 'and later.cancelled is null and', put: 'and' },
  },
  {
    ...{ id: 'print-10', name: 'a slip makes the first ticket a copy', ...slips },
    file: 'server/src/modules/print/queue/queries.ts',
    ...{ find: 'job.printer_id is null) and job.cancelled is null and', put: 'job.printer_id is null) and' },
  },
  {
    ...{ id: 'print-11', name: 'a slip names lines of other stations', ...tests('core/src/ticket/ticket.test.ts') },
    ...{ file: 'core/src/ticket/slip.ts', find: 'isCopy: false, categories }', put: 'isCopy: false, categories: [] }' },
  },
  {
    ...{ id: 'assist-9', name: 'letters of a member code make a ticket ready', ...scan },
    file: 'counter/src/screens/board/use-keys.ts',
    ...{
      find: "if (act && code.startsWith('Key')) letter.current = setTimeout(act, letterMs)\n      else if (act) act()",
      put: 'if (act) act()',
    },
  },
  {
    ...{ id: 'assist-9', name: 'a member code is taken for a pick-up code', ...scan },
    ...{
      file: 'counter/src/screens/board/use-scan.ts',
      find: 'const leastLength = 24',
      put: 'const leastLength = 240',
    },
  },
  {
    ...{ id: 'assist-9', name: 'who may not help scans member codes', ...scan },
    ...{ file: 'counter/src/screens/board/use-scan.ts', find: 'if (mayAssist) void', put: 'void' },
  },
  {
    ...{ id: 'assist-10', name: 'an order to take away is brought to a table' },
    ...{
      file: 'server/src/modules/order/place/place-walk-in.ts',
      find: 'isBroughtToTable(wish.pickupMethod) ? (wish.tableName',
      put: 'wish ? (wish.tableName',
    },
    ...tests('server/src/modules/order/place/walk-in.test.ts'),
  },
  {
    ...{ id: 'assist-10', name: 'the table is not sent', ...tests('counter/src/screens/assist/walk-in.test.tsx') },
    ...{ file: 'counter/src/data/walk-in.ts', find: '{ tableName: tableName.trim() } : {}', put: '{} : {}' },
  },
  {
    ...{ id: 'kitchen-23', name: 'a ticket keeps the times that it was drawn with' },
    ...{ file: 'counter/src/features/ticket/ticket.tsx', find: '  useBootstrap() //', put: '  //' },
    ...tests('counter/src/features/ticket/ticket.test.tsx'),
  },
]
