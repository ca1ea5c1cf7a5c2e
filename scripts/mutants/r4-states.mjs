// Faults against R-4.x: states and the moves between them.
const orders = { file: 'core/src/order/order-state.ts', tests: ['core/src/order/order-state.test.ts'] }
const pull = { file: 'web/src/ui/pull/pull-state.ts', tests: ['web/src/ui/pull/pull-state.test.ts'] }
const token = { file: 'core/src/customer/token.ts', tests: ['web/src/shell/start/start.test.ts'] }

export const faults = [
  { id: 'R-4.5', name: 'an expired token counts', ...token, find: 'tokenExpired < now ?', put: 'tokenExpired < 0 ?' },
  {
    id: 'R-4.8',
    name: 'pulling refreshes after 40 px',
    ...pull,
    find: 'pullThresholdPx = 45',
    put: 'pullThresholdPx = 40',
  },
  {
    id: 'R-4.8',
    name: 'pulling less refreshes too',
    ...pull,
    find: "'refreshing' : 'aborting'",
    put: "'refreshing' : 'refreshing'",
  },
  {
    id: 'R-4.8',
    name: 'a second pull while refreshing begins anew',
    ...pull,
    find: "return pull.phase === 'none' ? { ...noPull,",
    put: 'return pull ? { ...noPull,',
  },
  {
    id: 'R-4.10',
    name: 'an order that is made can be cancelled',
    ...orders,
    find: 'cancel: { from: [awaitingPayment]',
    put: 'cancel: { from: [awaitingPayment, making]',
  },
  {
    id: 'R-4.10',
    name: 'what is ready cannot be completed',
    ...orders,
    find: 'complete: { from: [accepted, making, ready]',
    put: 'complete: { from: [accepted, making]',
  },
  {
    id: 'R-4.10',
    name: 'an order that is over can time out',
    ...orders,
    find: 'timeOut: { from: [awaitingPayment]',
    put: 'timeOut: { from: [awaitingPayment, cancelled]',
  },
  {
    id: 'R-4.13',
    name: 'an order to be paid at the store offers paying online',
    ...orders,
    find: "if (isPaidOnline && canMove(status, 'pay'))",
    put: "if (canMove(status, 'pay'))",
  },
  {
    id: 'R-4.14',
    name: 'a coupon counts before its first instant',
    file: 'core/src/coupon/coupon-status.ts',
    find: 'now < effectiveTime ? couponStatus.notYet',
    put: 'now < 0 ? couponStatus.notYet',
    tests: ['core/src/coupon/coupon.test.ts'],
  },
  {
    id: 'R-4.20',
    name: 'what was left out is not told',
    file: 'core/src/order/reorder.ts',
    find: 'removedList: [...removed.values()]',
    put: 'removedList: []',
    tests: ['core/src/order/reorder.test.ts'],
  },
  {
    id: 'R-4.21',
    name: 'a coupon that cannot be combined is kept',
    file: 'core/src/pricing/coupon-conflicts.ts',
    find: "priced.refusal === 'promotionEnded'",
    put: "priced.refusal !== 'couponThreshold'",
    tests: ['core/src/pricing/coupon-conflicts.test.ts'],
  },
  {
    id: 'R-4.21',
    name: 'a coupon below its threshold is said not to combine',
    file: 'core/src/pricing/coupon-conflicts.ts',
    find: "'combine' : 'threshold' })",
    put: "'combine' : 'combine' })",
    tests: ['core/src/pricing/coupon-conflicts.test.ts'],
  },
]
