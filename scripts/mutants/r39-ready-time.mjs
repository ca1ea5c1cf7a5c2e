// Faults against the times at which orders are said to be ready.
const range = { tests: ['core/src/ready/ready-range.test.ts'], file: 'core/src/ready/ready-range.ts' }
const pace = { tests: ['core/src/ready/ready-range.test.ts'], file: 'core/src/ready/pace.ts' }
const late = { tests: ['core/src/ready/is-late.test.ts'], file: 'core/src/ready/is-late.ts' }
const server = { tests: ['server/src/modules/ready/ready-time.test.ts'] }

export const faults = [
  {
    ...{ id: 'ready-1', name: 'half of all orders are ready outside their range', ...pace },
    ...{ find: 'const outside = 0.03', put: 'const outside = 0.25' },
  },
  {
    ...{ id: 'ready-1', name: 'what is ahead adds nothing', ...pace },
    ...{ find: 'baseMs + unitMs * load', put: 'baseMs + 0 * load' },
  },
  {
    ...{ id: 'ready-1', name: 'a quiet hour has no pace', ...server, file: 'core/src/ready/pace.ts' },
    ...{ find: '?? general', put: '' },
  },
  {
    ...{ id: 'ready-1', name: 'a set is one unit', tests: ['core/src/ready/work-of.test.ts'] },
    ...{ file: 'core/src/ready/work-of.ts', find: 'Math.max(1, inSet)', put: '1' },
  },
  {
    ...{ id: 'ready-1', name: 'every order is placed as one without units', ...server },
    ...{ file: 'server/src/modules/order/place/new-order.ts', find: 'work: workOf(', put: 'work: 0 * workOf(' },
  },
  {
    ...{
      id: 'ready-1',
      name: 'orders of last year are learned from',
      ...server,
      file: 'server/src/modules/ready/jobs.ts',
    },
    ...{ find: 'since: now - fourWeeksMs', put: 'since: 0' },
  },
  {
    ...{ id: 'ready-2', name: 'a range is a minute wide', ...range },
    ...{ find: 'const leastWidthMs = 2 * minuteMs', put: 'const leastWidthMs = minuteMs' },
  },
  {
    ...{ id: 'ready-2', name: 'orders that are ready are still ahead', ...server },
    ...{
      file: 'server/src/modules/ready/queries.ts',
      find: '${orderStatus.making})',
      put: '${orderStatus.making}, ${orderStatus.ready})',
    },
  },
  {
    ...{
      id: 'ready-2',
      name: 'a store that rests tells a time',
      ...server,
      file: 'server/src/modules/ready/routes.ts',
    },
    ...{ find: '!== storeStatus.inBusiness) return', put: '!== storeStatus.inBusiness && false) return' },
  },
  {
    ...{ id: 'ready-2', name: 'an accepted order forgets its time', ...server },
    ...{ file: 'server/src/modules/order/move/move-order.ts', find: 'promise ? [promise.statement] : []', put: '[]' },
  },
  {
    ...{ id: 'ready-2', name: 'an order is late before its range is over', ...late },
    ...{ find: 'order.readyUntil <= now', put: '(order.readyFrom ?? 0) <= now' },
  },
  {
    ...{ id: 'ready-3', name: 'what staff adds never ends', ...server, file: 'server/src/modules/ready/queries.ts' },
    ...{ find: 'case when store.ready_delay_until > :now then', put: 'case when true then' },
  },
  {
    ...{ id: 'ready-3', name: 'what staff adds is not told', ...range },
    ...{ find: 'const added = now + delayMinutes * minuteMs + reckoned', put: 'const added = now + reckoned' },
  },
  {
    ...{ id: 'ready-4', name: 'late orders count as in time', ...server, file: 'server/src/modules/ready/queries.ts' },
    ...{ find: 'filter (where ready_time <= ready_until)', put: 'filter (where true)' },
  },
  {
    ...{ id: 'ready-2', name: 'the page of an order keeps silent about when it is ready' },
    ...{ tests: ['web/test/page-of-an-order.test.ts'], file: 'web/src/screens/order-detail/state-banner.tsx' },
    ...{ find: '</p>\n        <ReadyLine order={order} />', put: '</p>' },
  },
  {
    ...{ id: 'ready-2', name: 'Home promises the usual hint alone' },
    ...{ tests: ['web/test/ready-ahead.test.ts'], file: 'web/src/screens/home/ways.tsx' },
    ...{ find: 'promise={isInBusiness ? readyIn : brief}', put: 'promise={isInBusiness ? undefined : brief}' },
  },
  {
    ...{ id: 'ready-2', name: 'a cart is as quick as one cup' },
    ...{ tests: ['web/test/ready-ahead.test.ts'], file: 'web/src/features/cart-panel/cart-ready.tsx' },
    ...{ find: 'workOf(lines)', put: 'Math.min(1, workOf(lines))' },
  },
  {
    ...{ id: 'ready-2', name: 'the page of an order to be placed keeps silent about when it is ready' },
    ...{ tests: ['web/test/placing-an-order.test.ts'], file: 'web/src/screens/confirm-order/when-row.tsx' },
    ...{ find: 'readyIn === undefined ? null : <ReadyIn', put: 'readyIn !== undefined ? null : <ReadyIn' },
  },
  {
    ...{ id: 'ready-3', name: 'the counter adds the minutes of another button' },
    ...{ tests: ['counter/src/screens/store/store.test.tsx'], file: 'counter/src/screens/store/ready-time.tsx' },
    ...{ find: 'mutate({ minutes }', put: 'mutate({ minutes: minutes + 5 }' },
  },
]
