// Faults of screens, calls and constants, one per sentence, that no test noticed.
export const faults = [
  {
    ...{ id: 'R-2.41', name: 'the cart is emptied without a question', tests: ['web/test/cart-sheet.test.ts'] },
    file: 'web/src/features/cart-panel/cart-sheet.tsx',
    ...{ find: "if (answer !== 'clear') return false", put: '' },
  },
  {
    ...{ id: 'R-2.42', name: 'a ticked coupon cannot be taken back', tests: ['web/test/choices-of-an-order.test.ts'] },
    file: 'web/src/screens/confirm-order/choices/coupon-sheet.tsx',
    ...{ find: 'chosen.includes(couponId) ? others : [...others, couponId]', put: '[...others, couponId]' },
  },
  {
    ...{ id: 'R-2.42', name: 'points are offered to who has none', tests: ['web/test/choices-of-an-order.test.ts'] },
    file: 'web/src/screens/confirm-order/choices/preview-rows.tsx',
    ...{ find: 'if (preview.availablePoints <= 0) return null', put: '' },
  },
  {
    ...{
      id: 'R-2.42',
      name: 'more points than the order takes can be typed',
      tests: ['web/test/choices-of-an-order.test.ts'],
    },
    file: 'web/src/screens/confirm-order/choices/points-sheet.tsx',
    ...{ find: 'Number.isNaN(count) ? 0 : Math.min(count, most)', put: 'Number.isNaN(count) ? 0 : count' },
  },
  {
    ...{ id: 'R-2.43', name: 'the card does not lead to its order', tests: ['web/test/order-tabs.test.ts'] },
    file: 'web/src/screens/order-list/order-card.tsx',
    ...{
      find: 'className={`grow ${css.name}`}\n          onClick={() => openPage(withInputs(paths.orderDetail, { orderId }))}',
      put: 'className={`grow ${css.name}`}\n          onClick={() => undefined}',
    },
  },
  {
    ...{ id: 'R-2.43', name: 'the card counts lines instead of pieces', tests: ['web/test/order-tabs.test.ts'] },
    file: 'web/src/screens/order-list/order-card.tsx',
    ...{
      find: 'const count = countUnits([...productList, ...giftList])',
      put: 'const count = productList.length + giftList.length',
    },
  },
  {
    ...{ id: 'R-2.43', name: 'Pay on the detail is missing', tests: ['web/test/page-of-an-order.test.ts'] },
    file: 'web/src/screens/order-detail/order-detail.tsx',
    ...{
      find: '      {canPay ? (\n        <button\n          type="button"\n          className="btn primary grow"',
      put: '      {canPay && orderId === \'\' ? (\n        <button\n          type="button"\n          className="btn primary grow"',
    },
  },
  {
    ...{ id: 'R-2.43', name: 'Pay in the list leads to the page of the order', tests: ['web/test/order-tabs.test.ts'] },
    file: 'web/src/screens/order-list/order-card.tsx',
    ...{
      find: 'openPage(withInputs(paths.cashier, { orderId }))',
      put: 'openPage(withInputs(paths.orderDetail, { orderId }))',
    },
  },
  {
    ...{ id: 'R-3.15', name: 'a rounding of hidden decimals reads 0.00', tests: ['web/test/page-of-an-order.test.ts'] },
    file: 'web/src/features/bill/amounts.tsx',
    ...{
      find: 'isRounding(discount) ? formatExact(discount.amount, settings) : format(discount.amount)',
      put: 'format(discount.amount)',
    },
  },
  {
    ...{ id: 'R-7.5', name: 'headings have no picture', tests: ['server/src/modules/catalog/catalog.test.ts'] },
    file: 'server/src/modules/catalog/routes.ts',
    ...{ find: '      icon: row.icon,\n', put: "      icon: '',\n" },
  },
  {
    ...{ id: 'R-7.5', name: 'headings say no parent', tests: ['server/src/modules/catalog/catalog.test.ts'] },
    file: 'server/src/modules/catalog/routes.ts',
    ...{ find: '      parentId: row.parentId,\n', put: '      parentId: null,\n' },
  },
  {
    ...{
      id: 'R-7.8',
      name: 'materials that are not counted are listed',
      tests: ['server/src/modules/catalog/catalog.test.ts'],
    },
    file: 'server/src/modules/catalog/routes.ts',
    ...{
      find: 'source.materials.filter(({ materialId }) => stock.has(stockKey(stockKind.material, materialId)))',
      put: 'source.materials',
    },
  },
  {
    ...{
      id: 'R-7.8',
      name: 'a page of materials may be larger',
      tests: ['server/src/modules/catalog/catalog.test.ts'],
    },
    file: 'server/src/modules/catalog/routes.ts',
    ...{ find: 'clampPage(request, 200)', put: 'clampPage(request)' },
  },
  {
    ...{
      id: 'R-7.7',
      name: 'a product wanted twice comes twice',
      tests: ['server/src/modules/order/check/gifts.test.ts'],
    },
    file: 'server/src/modules/catalog/routes.ts',
    ...{ find: '[...new Set(productIdList)]', put: '[...productIdList]' },
  },
  {
    ...{
      id: 'R-7.7',
      name: 'a gift has the least of several activities',
      tests: ['server/src/modules/order/check/gifts.test.ts'],
    },
    file: 'server/src/modules/catalog/routes.ts',
    ...{ find: 'Math.max(maxNum, given.get(productId) ?? 0)', put: 'maxNum' },
  },
  {
    ...{ id: 'R-7.13', name: 'the download page has no logo', tests: ['server/src/modules/corp/dress.test.ts'] },
    file: 'server/src/modules/corp/show-dress.ts',
    ...{ find: '  logo,\n  image', put: "  logo: '',\n  image" },
  },
  {
    ...{
      id: 'R-7.16',
      name: 'the phone of the service is not said',
      tests: ['server/src/modules/corp/brand-calls.test.ts'],
    },
    file: 'server/src/modules/corp/show-settings.ts',
    ...{ find: 'servicePhone: setting.servicePhone', put: "servicePhone: ''" },
  },
  {
    ...{ id: 'R-7.16', name: 'the time zone is UTC', tests: ['server/src/modules/corp/brand-calls.test.ts'] },
    file: 'server/src/modules/corp/show-settings.ts',
    ...{ find: 'timeZone: corp.timeZone', put: "timeZone: 'UTC'" },
  },
  {
    ...{
      id: 'R-7.16',
      name: 'the server does not say its time',
      tests: ['server/src/modules/corp/brand-calls.test.ts'],
    },
    file: 'server/src/modules/corp/show-settings.ts',
    ...{ find: 'serverTime: now', put: 'serverTime: 0' },
  },
  {
    ...{ id: 'R-7.2', name: 'iPods are no iOS', tests: ['kit/client/app-os.test.ts'] },
    file: 'kit/client/app-os.ts',
    ...{ find: 'iPhone|iPad|iPod', put: 'iPhone|iPad' },
  },
  {
    ...{ id: 'R-9.12', name: 'a video of 60.9 s is refused', tests: ['core/src/media/choice.test.ts'] },
    file: 'core/src/media/choice.ts',
    ...{ find: 'Math.floor(seconds) <= most', put: 'seconds <= most' },
  },
  {
    ...{
      id: 'R-7.6',
      name: 'a list by keyword forgets the kind of promotion',
      tests: ['server/src/modules/catalog/catalog.test.ts'],
    },
    file: 'server/src/modules/catalog/routes.ts',
    ...{
      find: 'const tagged = found.filter((product) => earnsTag(product, promotionType))',
      put: 'const tagged = found',
    },
  },
  {
    ...{
      id: 'R-7.7',
      name: 'the detail of what is sold elsewhere is given',
      tests: ['server/src/modules/catalog/catalog.test.ts'],
    },
    file: 'server/src/modules/catalog/routes.ts',
    ...{
      find: '    if (unavailableReason !== 0) throw new Refusal(refusalOfReason[unavailableReason], { productId, productName })\n',
      put: '',
    },
  },
  {
    ...{ id: 'R-8.1', name: 'a later refusal never logs out again', tests: ['web/src/shell/log-out.test.ts'] },
    file: 'web/src/shell/log-out.ts',
    ...{ find: '    isLeaving = false\n', put: '' },
  },
  {
    ...{ id: 'R-8.8', name: 'the hint leads to another page', tests: ['web/test/choosing-a-store.test.ts'] },
    file: 'web/src/features/location/home-hint.tsx',
    ...{ find: 'openPage(paths.storeList)', put: 'openPage(paths.help)' },
  },
  {
    ...{ id: 'R-8.8', name: 'without a service nothing is said on Home', tests: ['web/test/choosing-a-store.test.ts'] },
    file: 'web/src/features/location/nearby.tsx',
    ...{ find: "state === 'denied' || state === 'unavailable')", put: "state === 'denied')" },
  },
]
