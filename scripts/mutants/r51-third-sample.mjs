// Faults that a third sample of sixty found unnoticed.
export const faults = [
  {
    ...{ id: 'R-1.13', name: 'the kept version stays that of the first visit', tests: ['web/test/saved-cart.test.ts'] },
    file: 'web/src/state/corp/first-visit.ts',
    ...{ find: 'keptVersion.set(appVersion)', put: "if (keptVersion.get() === '') keptVersion.set(appVersion)" },
  },
  {
    ...{
      id: 'R-2.27',
      name: 'the reset page asks for a code to log in, which the server does not take',
      tests: ['web/test/password.test.ts'],
    },
    file: 'web/src/screens/reset/reset.tsx',
    ...{ find: 'scene={codeFor.reset}', put: 'scene={codeFor.logIn}' },
  },
  {
    ...{
      id: 'R-2.38',
      name: 'the member code is renewed only when it has run out already',
      tests: ['web/test/member-code-name.test.ts'],
    },
    file: 'web/src/data/customer/member.ts',
    ...{ find: '(state.data?.refreshAt ?? 0)', put: '(state.data?.expiresAt ?? 0)' },
  },
  {
    ...{
      id: 'R-2.42',
      name: 'only the first of several chosen gifts reaches the order',
      tests: ['web/test/confirm-keeps.test.ts'],
    },
    file: 'web/src/data/order/checkout.ts',
    ...{ find: 'giftList: giftList.map(requestOf),', put: 'giftList: giftList.slice(0, 1).map(requestOf),' },
  },
  {
    ...{
      id: 'R-2.45',
      name: 'every tab of the coupon list shows the number of the chosen one',
      tests: ['web/test/own-pages.test.ts'],
    },
    file: 'web/src/screens/coupon/coupon.tsx',
    ...{ find: '{counts[each]}</span>', put: '{counts[status]}</span>' },
  },
  {
    ...{
      id: 'R-2.46',
      name: 'the points page does not say how many points orders hold',
      tests: ['web/test/own-pages.test.ts'],
    },
    file: 'web/src/screens/points/balance.tsx',
    ...{ find: 'const held = currentPoints - remainingPoints', put: 'const held = remainingPoints - currentPoints' },
  },
  {
    ...{
      id: 'R-2.47',
      name: 'the account is deleted although the second question was answered with keep',
      tests: ['web/test/own-pages.test.ts'],
    },
    file: 'web/src/screens/delete-account/delete-form.tsx',
    ...{ find: "return second === 'delete'", put: "return second === 'delete' || first === 'delete'" },
  },
  {
    ...{
      id: 'R-2.48',
      name: 'a new customer to whom a password is offered cannot put it off',
      tests: ['web/test/logging-in.test.ts'],
    },
    file: 'web/src/screens/set-pwd/set-pwd.tsx',
    ...{ find: '{inputs.offer === undefined ? null : (', put: '{inputs.offer !== undefined ? null : (' },
  },
  {
    ...{
      id: 'R-2.49',
      name: 'the service phone on About us is dialled without its plus sign',
      tests: ['web/test/frame.test.ts'],
    },
    file: 'web/src/screens/about-us/about-us.tsx',
    ...{ find: "phone.replace(/[^\\d+]/g, '')", put: "phone.replace(/\\D/g, '')" },
  },
  {
    ...{
      id: 'R-3.1',
      name: 'two combos whose items differ in options alone become one line',
      tests: ['core/src/cart/lines.test.ts'],
    },
    file: 'core/src/cart/lines.ts',
    ...{ find: '${pick.skuId}x${pick.num}(${valueIds(pick.propertyValList)})', put: '${pick.skuId}x${pick.num}' },
  },
  {
    ...{
      id: 'R-3.6',
      name: 'products of a third-level category stand under More',
      tests: ['core/src/catalog/sections.test.ts'],
    },
    file: 'core/src/catalog/sections.ts',
    ...{
      find: '.flatMap((category) => [category, ...flatten(category.children ?? [])])',
      put: '.flatMap((category) => [category, ...(category.children ?? [])])',
    },
  },
  {
    ...{ id: 'R-3.8', name: "the tab of the browser does not get the brand's icon", tests: ['web/test/frame.test.ts'] },
    file: 'web/src/shell/start/app-links.ts',
    ...{
      find: "if (logo !== '') link('icon', logo)",
      put: "if (logo !== '' && document.querySelector('link[rel=\"icon\"]') === null) link('icon', logo)",
    },
  },
  {
    ...{
      id: 'R-4.1',
      name: 'logging out leaves the login provider, so the next log-in is not reported',
      tests: ['web/test/statistics.test.ts'],
    },
    file: 'web/src/state/login/session.ts',
    ...{
      find: "useSession.setState({ token: '', customer: null, loginProvider: '' })",
      put: "useSession.setState({ token: '', customer: null })",
    },
  },
  {
    ...{
      id: 'R-4.6',
      name: 'while another store loads, the name of the one before is shown as if it had come',
      tests: ['web/test/frame-of-the-shop.test.ts'],
    },
    file: 'web/src/data/store/store.ts',
    ...{
      find: 'placeholderData: (before) => (before?.storeId === chosenId ? before : undefined),',
      put: 'placeholderData: (before) => before,',
    },
  },
  {
    ...{
      id: 'R-4.15',
      name: 'a store outside its hours takes orders',
      tests: ['server/src/modules/order/place/place-order.test.ts'],
    },
    file: 'server/src/modules/order/check/check-order.ts',
    ...{
      find: 'if (statusOf(store, now) !== storeStatus.inBusiness) throw',
      put: 'if (!store.isOpen && statusOf(store, now) !== storeStatus.inBusiness) throw',
    },
  },
  {
    ...{
      id: 'R-5.7',
      name: 'an email address whose domain has no dot passes',
      tests: ['core/src/customer/profile.test.ts'],
    },
    file: 'core/src/customer/profile.ts',
    ...{ find: '[\\p{L}\\p{N}])?\\.)+\\p{L}{2,}$/u', put: '[\\p{L}\\p{N}])?\\.)*\\p{L}{2,}$/u' },
  },
  {
    ...{
      id: 'R-6.1',
      name: 'a visitor who searches stores is sent to the log-in',
      tests: ['web/src/shell/pages/addresses.test.ts'],
    },
    file: 'web/src/shell/pages/routes.ts',
    ...{ find: 'needLogin: key in ownPaths,', put: "needLogin: key in ownPaths || key === 'searchStore'," },
  },
  {
    ...{
      id: 'R-7.13',
      name: 'the download page leads Android phones to the App Store',
      tests: ['server/src/modules/corp/dress.test.ts'],
    },
    file: 'server/src/modules/corp/show-dress.ts',
    ...{ find: "androidUrl: downloadPage.androidUrl ?? '',", put: "androidUrl: downloadPage.iosUrl ?? ''," },
  },
  {
    ...{
      id: 'R-7.20',
      name: 'an order list whose last page is full claims that there is more',
      tests: ['server/src/modules/order/list.test.ts'],
    },
    file: 'server/src/modules/order/orders.ts',
    ...{
      find: 'return { rows: shown, total, hasMore: rows.length > pageSize }',
      put: 'return { rows: shown, total, hasMore: rows.length >= pageSize }',
    },
  },
  {
    ...{
      id: 'R-9.9',
      name: 'a store without hours says Open all day instead of its usual hours',
      tests: ['web/src/features/store/use-store-facts.test.ts'],
    },
    file: 'web/src/features/store/use-store-facts.ts',
    ...{ find: 'store.businessHourList === null ?', put: 'store.businessHourList?.length === 0 ?' },
  },
]
