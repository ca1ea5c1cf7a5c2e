// Pages as somebody who did not build them looks at them [page-33] [page-34] [page-35] [page-36].
const result = {
  ...{ id: 'page-33', tests: ['web/test/payment-return.test.ts', 'web/test/notifying.test.ts'] },
  file: 'web/src/screens/pay-success/pay-success.tsx',
}
const home = { id: 'page-33', tests: ['web/test/home-account.test.ts'] }
const offers = {
  ...{ id: 'page-35', tests: ['web/test/offers-above-the-menu.test.ts'] },
  file: 'web/src/screens/menu/use-offer-words.ts',
}

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
  {
    ...{ id: 'page-34', name: 'a large picture begins black', tests: ['web/test/looking-at-pictures.test.ts'] },
    file: 'web/src/screens/preview-image/preview-picture.tsx',
    ...{ find: "{state === 'waiting' ? <Ahead", put: "{state === 'broken' ? <Ahead" },
  },
  {
    ...{ id: 'page-34', name: 'neighbours load as soon', tests: ['web/test/looking-at-pictures.test.ts'] },
    file: 'web/src/screens/preview-image/preview-picture.tsx',
    ...{ find: "isShown ? 'high' : 'low'", put: "'high'" },
  },
  {
    ...{ ...offers, name: 'an offer that ends says no day' },
    ...{ find: 'endTime - serverNow() < farMs ?', put: 'endTime < farMs ?' },
  },
  {
    ...{ ...offers, name: 'an offer without an end names a day' },
    ...{ find: 'endTime - serverNow() < farMs ?', put: 'endTime > 0 ?' },
  },
  {
    ...{ ...offers, name: 'an offer of one product names none' },
    ...{ find: 'names.length === 0 || names.length > mostNames', put: 'names.length > 0' },
  },
  {
    ...{ id: 'page-36', name: 'a short message lies where the keyboard may' },
    ...{ tests: ['web/test/sizes-in-styles.test.ts'], file: 'web/src/styles/frame.css' },
    ...{ find: ':root:not(:has(:is(input, textarea):focus)) .toast', put: '.toast' },
  },
  {
    ...{
      id: 'page-36',
      name: 'the picture of a tile lies under its text',
      tests: ['web/test/sizes-in-styles.test.ts'],
    },
    ...{ file: 'web/src/screens/home/home.module.css', find: '  block-size: 122px;', put: '  block-size: 138px;' },
  },
]
