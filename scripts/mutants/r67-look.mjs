// Pages as somebody who did not build them looks at them [page-33].
const result = {
  ...{ id: 'page-33', tests: ['web/test/payment-return.test.ts', 'web/test/notifying.test.ts'] },
  file: 'web/src/screens/pay-success/pay-success.tsx',
}
const home = { id: 'page-33', tests: ['web/test/home-account.test.ts'] }

export const faults = [
  {
    ...{ ...result, name: 'the code of an order that is ready is still to be called' },
    ...{ find: "made?.title ?? t('result.paid')", put: "t('result.paid')" },
  },
  {
    ...{ ...result, name: 'an order that is ready offers to tell when it is' },
    ...{ find: '{isMade(order) ? null : <NotifyOffer />}', put: '<NotifyOffer />' },
  },
  {
    ...{ ...home, name: 'the time that is left to pay reads as a time of day' },
    file: 'web/src/screens/home/account/live-order.tsx',
    ...{ find: "t('pay.leftToPay', { time: countdown.text })", put: 'countdown.text' },
  },
  {
    ...{ ...home, name: 'the second order on Home leaves its arrow in the middle' },
    ...{ file: 'web/src/screens/home/account/live-order.tsx', find: '<span className={css.liveText}>', put: '<span>' },
  },
  {
    ...{ id: 'page-33', name: 'a step that is not reached stands lower', tests: ['web/test/sizes-in-styles.test.ts'] },
    ...{ file: 'web/src/styles/order.css', find: 'align-content: start; /*', put: '/*' },
  },
]
