// Faults that a fourth sample of sixty found unnoticed.
export const faults = [
  {
    ...{
      id: 'R-1.12',
      name: 'the system language wins over the stored choice',
      tests: ['kit/client/first-language.test.ts'],
    },
    file: 'kit/client/first-language.ts',
    ...{
      find: 'isLanguage(stored) ? stored : initialLanguage(navigator.languages)',
      put: 'isLanguage(stored) && navigator.languages.length === 0 ? stored : initialLanguage(navigator.languages)',
    },
  },
  {
    ...{ id: 'R-2.7', name: 'the bar of tabs stands on every page', tests: ['web/test/frame-of-the-shop.test.ts'] },
    file: 'web/src/shell/app.tsx',
    ...{ find: '{rule?.tab === undefined ? null : <TabBar shown=', put: '{rule === undefined ? null : <TabBar shown=' },
  },
  {
    ...{ id: 'R-2.15', name: 'a search shows what another store has', tests: ['web/test/searching-the-menu.test.ts'] },
    file: 'web/src/data/catalog/search-products.ts',
    ...{ find: "queryKey: ['productSearch', search, keyword],", put: "queryKey: ['productSearch', keyword]," },
  },
  {
    ...{ id: 'R-3.11', name: 'coordinates are kept on the device', tests: ['web/test/choosing-a-store.test.ts'] },
    file: 'web/src/features/location/locate.ts',
    ...{
      find: "if (typeof found === 'object') usePosition.setState({ state: 'found', position: found })",
      put: "if (typeof found === 'object') {\n    localStorage.setItem('tiffin.position', JSON.stringify(found))\n    usePosition.setState({ state: 'found', position: found })\n  }",
    },
  },
  {
    ...{
      id: 'R-4.14',
      name: 'a coupon that is not yet effective is among those to choose',
      tests: ['server/src/modules/order/check/coupons-in-orders.test.ts'],
    },
    file: 'server/src/modules/coupon/queries.ts',
    ...{
      find: 'or (order_id is null and invalid_at is null and effective_time <= :now and expiry_time > :now))',
      put: 'or (order_id is null and invalid_at is null and expiry_time > :now))',
    },
  },
  {
    ...{ id: 'R-7.15', name: 'whether a password is set is asked by POST', tests: ['contract/src/methods.test.ts'] },
    file: 'contract/src/profile.ts',
    ...{
      find: "  path: '/api/app/customer/customer-profile/is-set-password',\n  method: 'GET',\n",
      put: "  path: '/api/app/customer/customer-profile/is-set-password',\n",
    },
  },
  {
    ...{ id: 'R-5.6', name: 'the code counts down to the next sending', tests: ['web/test/login-pages.test.ts'] },
    file: 'web/src/data/login/login.ts',
    ...{ find: 'expiresAt: secondsLater(expiresIn),', put: 'expiresAt: secondsLater(nextSendIn),' },
  },
]
