// Faults of chapters 2 to 5, one per sentence, that no test noticed.
export const faults = [
  {
    ...{ id: 'R-2.33', name: 'pulling the points down reads the log only', tests: ['web/test/points-page.test.ts'] },
    file: 'web/src/screens/points/points.tsx',
    ...{ find: 'Promise.all([refetch(), moves.refetch()])', put: 'Promise.all([moves.refetch()])' },
  },
  {
    ...{ id: 'R-2.38', name: 'a code that is over is not marked', tests: ['web/test/member-code-name.test.ts'] },
    file: 'web/src/screens/member-code/member-code.tsx',
    ...{ find: 'const isOver = now >= expiresAt', put: 'const isOver = now >= expiresAt + 600_000' },
  },
  {
    ...{ id: 'R-2.38', name: 'the time to the next code is not said', tests: ['web/test/member-code-name.test.ts'] },
    file: 'web/src/screens/member-code/member-code.tsx',
    ...{ find: "t('memberCode.renewsIn', { count: Math.ceil(msLeft / 1000) })", put: "''" },
  },
  {
    ...{ id: 'R-2.38', name: 'the code holds the number of the member', tests: ['web/test/member-code-name.test.ts'] },
    file: 'web/src/screens/member-code/member-code.tsx',
    ...{ find: '<Qr className={css.qr} content={code.content}', put: '<Qr className={css.qr} content={code.memberNo}' },
  },
  {
    ...{ id: 'R-2.38', name: 'the code is not renewed by hand', tests: ['web/test/member-code-name.test.ts'] },
    file: 'web/src/screens/member-code/member-code.tsx',
    ...{ find: 'onClick={() => refetch()}', put: 'onClick={() => undefined}' },
  },
  {
    ...{ id: 'R-2.40', name: 'a removed favourite is said to be added', tests: ['web/test/favourite-stores.test.ts'] },
    file: 'web/src/features/store/favourite-button.tsx',
    ...{ find: "t(isFavourite ? 'store.removed' : 'store.collected')", put: "t('store.collected')" },
  },
  {
    ...{ id: 'R-2.40', name: 'a visitor’s heart asks the server', tests: ['web/test/favourite-stores.test.ts'] },
    file: 'web/src/features/store/favourite-button.tsx',
    ...{ find: 'if (!hasLogin) {', put: 'if (hasLogin === undefined) {' },
  },
  {
    ...{ id: 'R-2.44', name: 'the cashier names no order', tests: ['web/test/paying.test.ts'] },
    file: 'web/src/screens/cashier/to-pay.tsx',
    ...{ find: "{t('cashier.order', { number: orderNo })}", put: '' },
  },
  {
    ...{
      id: 'R-2.44',
      name: 'the cashier does not say until when the order waits',
      tests: ['web/test/paying.test.ts'],
    },
    file: 'web/src/screens/cashier/cashier.tsx',
    ...{
      find: '{payExpireTime === null ? null : (\n          <p className={`t12 ink2 center',
      put: '{payExpireTime !== null ? null : (\n          <p className={`t12 ink2 center',
    },
  },
  {
    ...{ id: 'R-2.45', name: 'the end of a coupon is a day late', tests: ['web/test/coupon-page.test.ts'] },
    file: 'web/src/features/coupon/coupon-words.ts',
    ...{
      find: "return t('coupon.until', { date: day(expiryTime - 1) })",
      put: "return t('coupon.until', { date: day(expiryTime + 86_400_000) })",
    },
  },
  {
    ...{ id: 'R-2.45', name: 'the tabs of states stand in another order', tests: ['web/test/coupon-page.test.ts'] },
    file: 'web/src/screens/coupon/coupon.tsx',
    ...{
      find: '  couponStatus.unused,\n  couponStatus.notYet,',
      put: '  couponStatus.notYet,\n  couponStatus.unused,',
    },
  },
  {
    ...{ id: 'R-3.1', name: 'requests do not say that a line is a combo', tests: ['core/src/cart/lines.test.ts'] },
    file: 'core/src/cart/lines.ts',
    ...{ find: '  productType: line.productType,', put: '  productType: 1,' },
  },
  {
    ...{ id: 'R-3.1', name: 'requests do not name the activity of a gift', tests: ['core/src/cart/lines.test.ts'] },
    file: 'core/src/cart/lines.ts',
    ...{ find: '  promotionId: line.promotionId,', put: '  promotionId: null,' },
  },
  {
    ...{ id: 'R-3.18', name: 'an order goes on without a required product', tests: ['web/test/menu.test.ts'] },
    file: 'web/src/features/cart-panel/checkout.ts',
    ...{ find: 'if (required !== null) {', put: 'if (required === undefined) {' },
  },
  {
    ...{ id: 'R-4.1', name: 'registering is no log-in by password', tests: ['web/test/password.test.ts'] },
    file: 'web/src/data/login/login.ts',
    ...{
      find: "await call('/api/app/customer/login/register', accepted, silent), 'password')",
      put: "await call('/api/app/customer/login/register', accepted, silent), 'sms')",
    },
  },
  {
    ...{ id: 'R-4.8', name: 'a failed refresh turns for ever', tests: ['web/src/ui/pull/use-pull.test.ts'] },
    file: 'web/src/ui/pull/use-pull.ts',
    ...{ find: 'refresh.then(over, over)', put: 'refresh.then(over, () => undefined)' },
  },
  {
    ...{ id: 'R-4.13', name: 'a deleted order stays in the list', tests: ['web/test/order-tabs.test.ts'] },
    file: 'web/src/features/order/order-moves.ts',
    ...{ find: '  } finally {\n    refreshOrders()\n  }', put: '  } finally {\n  }' },
  },
  {
    ...{ id: 'R-4.15', name: 'choosing another store leads nowhere', tests: ['web/test/switching-the-store.test.ts'] },
    file: 'web/src/features/store/resting-dialog.ts',
    ...{ find: "if (answer === 'choose') openPage(paths.storeList)", put: "if (answer === 'choose') return" },
  },
  {
    ...{ id: 'R-5.8', name: 'a free remark needs words', tests: ['web/test/note-of-an-order.test.ts'] },
    file: 'web/src/screens/confirm-order/remark-sheet.tsx',
    ...{ find: "draft.isSpecial && draft.text.trim() === ''", put: "draft.text.trim() === ''" },
  },
  {
    ...{
      id: 'R-2.50',
      name: 'a guarded page that is opened in place is shown',
      tests: ['web/src/shell/navigator/navigator-login.test.ts'],
    },
    file: 'web/src/shell/navigator/navigator.ts',
    ...{
      find: 'const refusal = this.#refusal(page)\n',
      put: "const refusal = api === 'redirectTo' ? undefined : this.#refusal(page)\n",
    },
  },
  {
    ...{ id: 'R-2.51', name: 'the other parameter is not read', tests: ['web/test/login-pages.test.ts'] },
    file: 'web/src/features/login/login-frame.tsx',
    ...{ find: 'inputs.redirect ?? inputs.uniIdRedirectUrl', put: 'inputs.redirect' },
  },
  {
    ...{ id: 'R-4.11', name: 'the page of the order has no countdown', tests: ['web/test/page-of-an-order.test.ts'] },
    file: 'web/src/screens/order-detail/state-banner.tsx',
    ...{
      find: 'const countdown = useCountdown(payExpireTime, onOver)',
      put: 'const countdown = useCountdown(null, onOver)',
    },
  },
  {
    ...{ id: 'R-4.13', name: 'the page of a deleted order stays', tests: ['web/test/one-order.test.ts'] },
    file: 'web/src/screens/order-detail/order-detail.tsx',
    ...{ find: 'deleteOrder(orderId).then((isDone) => isDone && goBack())', put: 'deleteOrder(orderId)' },
  },
  {
    ...{
      id: 'R-4.16',
      name: 'the sheet of a product that cannot be bought adds it',
      tests: ['web/test/product-sheet.test.ts'],
    },
    file: 'web/src/features/product-sheet/product-sheet.tsx',
    ...{
      find: 'const canBuy = product.unavailableReason === 0',
      put: 'const canBuy = product.unavailableReason !== 9',
    },
  },
  {
    ...{ id: 'R-4.17', name: 'the same store empties the cart', tests: ['web/test/switching-the-store.test.ts'] },
    file: 'web/src/features/store/switch-store.ts',
    ...{ find: '  if (chosen?.storeId === store.storeId) {\n    keepStore(store)\n    return true\n  }\n', put: '' },
  },
  {
    ...{ id: 'R-5.10', name: 'the gift sheet does not count', tests: ['web/test/confirm-keeps.test.ts'] },
    file: 'web/src/screens/confirm-order/choices/gift-sheet.tsx',
    ...{
      find: "{t('gift.chosen', { count, max: offer.maxNum })}",
      put: "{t('gift.chosen', { count: 0, max: offer.maxNum })}",
    },
  },
  {
    ...{
      id: 'R-4.6',
      name: 'the menu does not say that its store is on its way',
      tests: ['web/test/frame-of-the-shop.test.ts'],
    },
    file: 'web/src/screens/menu/menu.tsx',
    ...{ find: '          <MenuHeadSkeleton />\n          <MenuSkeleton />', put: '          <MenuHeadSkeleton />' },
  },
  {
    ...{ id: 'R-5.5', name: 'registering asks for no tick', tests: ['web/test/password.test.ts'] },
    file: 'web/src/screens/register/register.tsx',
    ...{ find: '      agreement: tickFault(agreement),\n    }),\n    send', put: '    }),\n    send' },
  },
  {
    ...{
      id: 'R-5.6',
      name: 'the code that is sent is not said to be on its way',
      tests: ['web/test/password.test.ts'],
    },
    file: 'web/src/features/login/fields/code-field.tsx',
    ...{ find: "      showToast(t('login.codeSent'))\n", put: '' },
  },
  {
    ...{
      id: 'R-5.8',
      name: 'the special remark is offered without the setting',
      tests: ['web/test/note-of-an-order.test.ts'],
    },
    file: 'web/src/screens/confirm-order/remark-sheet.tsx',
    ...{ find: '{specialRemark ? (', put: '{specialRemark !== undefined ? (' },
  },
  {
    ...{ id: 'R-3.1', name: 'requests lose the numbers of a combo’s choices', tests: ['core/src/cart/lines.test.ts'] },
    file: 'core/src/cart/lines.ts',
    ...{ find: '    num: item.num,', put: '    num: 1,' },
  },
  {
    ...{ id: 'R-3.3', name: 'a choice of an option does not name the option', tests: ['core/src/cart/lines.test.ts'] },
    file: 'core/src/cart/lines.ts',
    ...{
      find: 'line.propertyValList.map(({ propertyId, propertyValueId }) => ({ propertyId, propertyValueId })),\n  packageProductList',
      put: 'line.propertyValList.map(({ propertyValueId }) => ({ propertyId: propertyValueId, propertyValueId })),\n  packageProductList',
    },
  },
]
