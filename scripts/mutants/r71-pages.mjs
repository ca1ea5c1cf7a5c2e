// What a grading of all pages found [page-49] [page-50] [page-51] [page-53] [page-55] [page-57].
export const faults = [
  {
    ...{ id: 'page-49', name: 'a member code without a connection stays black' },
    tests: ['web/test/member-code-name.test.ts'],
    file: 'web/src/screens/member-code/member-code.tsx',
    ...{ find: 'isGrey: isOffline, text', put: 'isGrey: false, text' },
  },
  {
    ...{ id: 'page-49', name: 'a member code that did not load takes the number with it' },
    tests: ['web/test/member-code-name.test.ts'],
    file: 'web/src/screens/member-code/member-code.tsx',
    ...{ find: '(code ?? profile)?.memberNo', put: 'code?.memberNo' },
  },
  {
    ...{ id: 'page-50', name: 'every online way to pay has the drawing of a card' },
    tests: ['web/test/cashier-page.test.ts'],
    file: 'web/src/features/order/payment-options.tsx',
    ...{ find: "isDrawing(icon) ? icon : 'card'", put: "'card'" },
  },
  {
    ...{ id: 'page-50', name: 'the cashier says how many things are paid for, and not which' },
    tests: ['web/test/cashier-page.test.ts'],
    file: 'web/src/screens/cashier/paid-for.tsx',
    ...{ find: '`${num} × ${productName}`', put: '`${num}`' },
  },
  {
    ...{ id: 'page-50', name: 'the ring of the time left is amber from the beginning' },
    tests: ['web/test/cashier-page.test.ts'],
    file: 'web/src/screens/cashier/ring.tsx',
    ...{ find: 'soonMs = 3 * 60_000', put: 'soonMs = 30 * 60_000' },
  },
  {
    ...{ id: 'page-51', name: 'the points sheet opens at nothing' },
    tests: ['web/test/choices-of-an-order.test.ts'],
    file: 'web/src/screens/confirm-order/choices/points-sheet.tsx',
    ...{ find: 'pointsUsed > 0 ? pointsUsed : maxPoints', put: 'pointsUsed' },
  },
  {
    ...{ id: 'page-51', name: 'the row of the points says how many there are, and not what they are worth here' },
    tests: ['web/test/choices-of-an-order.test.ts'],
    file: 'web/src/screens/confirm-order/choices/preview-rows.tsx',
    ...{ find: 'maxPoints > 0 && summary !== undefined', put: 'maxPoints < 0 && summary !== undefined' },
  },
  {
    ...{ id: 'page-51', name: 'an offer that is not reached names itself twice' },
    tests: ['web/test/choosing.test.ts'],
    file: 'web/src/screens/confirm-order/choices/promotion-sheet.tsx',
    ...{ find: "t('promotion.addMore', { amount: format(missing) })", put: "t('coupon.unusable')" },
  },
  {
    ...{ id: 'page-24', name: 'a better deal speaks of points that nobody chose' },
    tests: ['web/test/choosing.test.ts'],
    file: 'web/src/screens/confirm-order/confirm-order.tsx',
    ...{ find: ' && orderChoices.choices.points !== 0', put: '' },
  },
  {
    ...{ id: 'page-55', name: 'every coupon leads' },
    tests: ['web/test/coupon-page.test.ts'],
    file: 'web/src/screens/coupon/coupon.tsx',
    ...{ find: 'isFirst={coupon === first}', put: 'isFirst' },
  },
  {
    ...{ id: 'page-55', name: 'who has no coupon is sent away from where a code is redeemed' },
    tests: ['web/test/coupon-page.test.ts'],
    file: 'web/src/screens/coupon/coupon.tsx',
    ...{ find: 'onRedeem={() => setExchanging(true)}', put: 'onRedeem={() => setExchanging(false)}' },
  },
  {
    ...{ id: 'page-53', name: 'what was typed is not marked among products' },
    tests: ['web/test/searching-the-menu.test.ts'],
    file: 'web/src/features/product/product-row.tsx',
    ...{ find: '{markedName ?? productName}', put: '{productName}' },
  },
  {
    ...{ id: 'page-53', name: 'what is popular has no pictures' },
    tests: ['web/test/searching-the-menu.test.ts'],
    file: 'web/src/screens/search-goods/search-goods.tsx',
    ...{ find: ' pictureOf={pictureOf}', put: '' },
  },
  {
    ...{ id: 'page-53', name: 'the stores before a search have no heading' },
    tests: ['web/test/searching-a-store.test.ts'],
    file: 'web/src/screens/search-store/search-store.tsx',
    ...{ find: "{t(hasPosition ? 'store.nearby' : 'store.all')}", put: '' },
  },
  {
    ...{ id: 'page-57', name: 'a date on Me breaks between two lines' },
    tests: ['web/test/me-page.test.ts'],
    file: 'web/src/screens/mine/points-and-coupons.tsx',
    ...{ find: 'date: unbroken(dates.date(expiry.expiryDate))', put: 'date: dates.date(expiry.expiryDate)' },
  },
  {
    ...{ id: 'page-57', name: 'a visitor sees dashes for points' },
    tests: ['web/test/me-page.test.ts'],
    file: 'web/src/screens/mine/points-and-coupons.tsx',
    ...{
      find: '{hasLogin ? (\n          <b className="t24 h num">{points',
      put: '{true ? (\n          <b className="t24 h num">{points',
    },
  },
]
