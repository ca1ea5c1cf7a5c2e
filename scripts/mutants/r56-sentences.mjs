// Faults of chapters 1 and 2, one per sentence, that no test noticed.
export const faults = [
  {
    ...{ id: 'R-1.3', name: 'the chosen activity is not sent', tests: ['web/test/coupons-in-conflict.test.ts'] },
    file: 'web/src/data/order/checkout.ts',
    ...{ find: '...(promotionId === undefined ? {} : { promotionId }),', put: '' },
  },
  {
    ...{ id: 'R-1.5', name: 'choosing the store at the cashier stays there', tests: ['web/test/paying.test.ts'] },
    file: 'web/src/screens/cashier/use-paying.ts',
    ...{ find: '      replacePage(withInputs(paths.orderDetail, { orderId }))\n', put: '' },
  },
  {
    ...{
      id: 'R-1.5',
      name: 'an online order leads to its page instead of the cashier',
      tests: ['web/test/placing-an-order.test.ts'],
    },
    file: 'web/src/screens/confirm-order/place-order.ts',
    ...{
      find: 'replacePage(withInputs(paths.cashier, { orderId }))',
      put: 'replacePage(withInputs(paths.orderDetail, { orderId }))',
    },
  },
  {
    ...{ id: 'R-1.7', name: 'a hint of help is not heard', tests: ['web/test/help-at-the-counter.test.ts'] },
    file: 'web/src/data/push/live.ts',
    ...{ find: "if (topic !== 'order') hearOfHelp()", put: '' },
  },
  {
    ...{
      id: 'R-1.7',
      name: 'a change by staff is said to be of another device',
      tests: ['web/test/help-at-the-counter.test.ts'],
    },
    file: 'web/src/features/saved-cart/sync-cart.ts',
    ...{
      find: "assistant === null ? t('cart.changedElsewhere')",
      put: "assistant !== undefined ? t('cart.changedElsewhere')",
    },
  },
  {
    ...{
      id: 'R-1.11',
      name: 'the texts of the brand stay in the old language',
      tests: ['web/test/languages-on-offer.test.ts'],
    },
    file: 'web/src/features/language-sheet/language-sheet.tsx',
    ...{ find: '  await reloadBootstrap()\n', put: '' },
  },
  {
    ...{ id: 'R-1.11', name: 'the chosen language is not marked', tests: ['web/test/languages-on-offer.test.ts'] },
    file: 'web/src/features/language-sheet/language-sheet.tsx',
    ...{ find: 'aria-current={code === language || undefined}', put: 'aria-current={undefined}' },
  },
  {
    ...{ id: 'R-1.11', name: 'calls go on in the old language', tests: ['web/test/languages-on-offer.test.ts'] },
    file: 'web/src/data/call.ts',
    ...{ find: 'callHeaders({ language: currentLanguage(), token', put: "callHeaders({ language: 'en-US', token" },
  },
  {
    ...{ id: 'R-2.27', name: 'after a reset the customer is Home', tests: ['web/test/login-pages.test.ts'] },
    file: 'web/src/screens/reset/reset.tsx',
    ...{ find: '      logInWithIt(redirect)', put: '      goBack(9)' },
  },
  {
    ...{ id: 'R-2.27', name: 'an unknown phone is said above the button', tests: ['web/test/login-pages.test.ts'] },
    file: 'web/src/screens/reset/reset.tsx',
    ...{ find: "      notRegistered: 'phone',\n", put: '' },
  },
  {
    ...{ id: 'R-2.17', name: 'going back ignores how far', tests: ['web/test/web-view.test.ts'] },
    file: 'web/src/screens/web-view/bridge.ts',
    ...{ find: "typeof arg.delta === 'number' ? arg.delta : 1", put: '1' },
  },
  {
    ...{ id: 'R-2.11', name: 'switching tabs piles up entries', tests: ['web/src/shell/navigator/navigator.test.ts'] },
    file: 'web/src/shell/navigator/page-stack.ts',
    ...{
      find: '    closed: pages.stack.length,\n    next: { stack: [page], keptTabs',
      put: '    closed: 0,\n    next: { stack: [page], keptTabs',
    },
  },
  {
    ...{ id: 'R-2.16', name: 'the description is not shown', tests: ['web/test/sharing.test.ts'] },
    file: 'web/src/screens/share-download/share-download.tsx',
    ...{ find: "{enabled && description !== '' ? description : slogan}", put: '{slogan}' },
  },
  {
    ...{
      id: 'R-2.13',
      name: 'a visitor who logs in for favourites comes back elsewhere',
      tests: ['web/test/favourite-stores.test.ts'],
    },
    file: 'web/src/screens/store-list/store-list.tsx',
    ...{ find: 'onClick={() => openLogin(redirect)}', put: 'onClick={() => openLogin()}' },
  },
  {
    ...{ id: 'R-2.13', name: 'no favourites read as no store nearby', tests: ['web/test/favourite-stores.test.ts'] },
    file: 'web/src/screens/store-list/store-list.tsx',
    ...{ find: "t('store.emptyFavourites')", put: "t('store.emptyNearby')" },
  },
  {
    ...{
      id: 'R-2.13',
      name: 'the search field of the list does nothing',
      tests: ['web/test/searching-a-store.test.ts'],
    },
    file: 'web/src/screens/store-list/store-list.tsx',
    ...{ find: 'onClick={() => openPage(paths.searchStore)}', put: 'onClick={() => undefined}' },
  },
  {
    ...{ id: 'R-2.13', name: 'stores stand in the order of the server', tests: ['web/test/choosing-a-store.test.ts'] },
    file: 'web/src/screens/store-list/store-list.tsx',
    ...{ find: 'byDistance(page.list, position)', put: 'page.list' },
  },
  {
    ...{
      id: 'R-2.14',
      name: 'every letter asks the server',
      tests: ['web/src/features/search/use-typed-text.test.ts'],
    },
    file: 'web/src/features/search/use-typed-text.ts',
    ...{ find: "text === '' ? 0 : restMs", put: '0' },
  },
  {
    ...{
      id: 'R-2.6',
      name: 'a name given twice keeps its first value',
      tests: ['web/src/shell/navigator/page-url.test.ts'],
    },
    file: 'web/src/shell/navigator/page-url.ts',
    ...{ find: 'return Object.fromEntries(pairs(search)', put: 'return Object.fromEntries(pairs(search).reverse()' },
  },
  {
    ...{ id: 'R-2.6', name: 'names of inputs are not decoded', tests: ['web/src/shell/navigator/page-url.test.ts'] },
    file: 'web/src/shell/navigator/page-url.ts',
    ...{ find: '[decodeText(name), decodeText(value)]', put: '[name, decodeText(value)]' },
  },
  {
    ...{ id: 'R-2.6', name: 'a plus sign becomes a blank', tests: ['web/src/shell/navigator/page-url.test.ts'] },
    file: 'web/src/shell/navigator/page-url.ts',
    ...{ find: 'return decodeURIComponent(text)', put: "return decodeURIComponent(text.replaceAll('+', ' '))" },
  },
  {
    ...{ id: 'R-2.15', name: 'the search is in the default store', tests: ['web/test/searching-the-menu.test.ts'] },
    file: 'web/src/data/catalog/search-products.ts',
    ...{ find: "{ keyword, storeId: storeId ?? '', isMember", put: "{ keyword, storeId: '', isMember" },
  },
  {
    ...{ id: 'R-2.8', name: 'an address of the alias stays as it is', tests: ['web/test/frame-of-the-shop.test.ts'] },
    file: 'web/src/shell/navigator/route-rules.ts',
    ...{
      find: 'url: joinUrl({ path: page.path, search: encodeSearch(search) }) }',
      put: 'url: joinUrl({ path, search: encodeSearch(search) }) }',
    },
  },
  {
    ...{
      id: 'R-2.20',
      name: 'the return reads only what stands behind the hash',
      tests: ['web/test/payment-return.test.ts'],
    },
    file: 'web/src/screens/pay-success/use-returned.ts',
    ...{ find: "inputs.orderId ?? ofSearch('orderId')", put: 'inputs.orderId' },
  },
  {
    ...{
      id: 'R-2.18',
      name: 'confirmation without anything handed over stays',
      tests: ['web/test/placing-an-order.test.ts'],
    },
    file: 'web/src/screens/confirm-order/confirm-order.tsx',
    ...{ find: 'if (!hadLines.current) openTab(paths.menu)', put: '' },
  },
  {
    ...{ id: 'R-2.19', name: 'the cashier without an order stays empty', tests: ['web/test/paying.test.ts'] },
    file: 'web/src/screens/cashier/cashier.tsx',
    ...{ find: 'if (orderId === undefined) openTab(paths.orders)\n    else if', put: 'if' },
  },
  {
    ...{ id: 'R-2.19', name: 'the cashier asks for another order', tests: ['web/test/paying.test.ts'] },
    file: 'web/src/screens/cashier/use-paying.ts',
    ...{ find: '...{ orderId, paymentMethodCode: code },', put: "...{ orderId: '', paymentMethodCode: code }," },
  },
]
