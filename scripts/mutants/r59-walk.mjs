// Pages that a picky customer walked through again [page-21] [page-22] [page-23] [page-24] [page-25] [page-26] [page-27] [page-28], and a map of stores [store-18].
const login = { id: 'page-21', tests: ['web/test/logging-in.test.ts'] }
const loginPages = { id: 'page-21', tests: ['web/test/login-pages.test.ts'] }
const agreement = { id: 'page-22', tests: ['web/test/agreement-pages.test.ts'] }
const example = { id: 'page-22', tests: ['core/src/points/example.test.ts'], file: 'core/src/points/example.ts' }
const cards = {
  id: 'page-23',
  tests: ['web/test/order-tabs.test.ts'],
  file: 'web/src/screens/order-list/order-card.tsx',
}
const oneOrder = {
  id: 'page-23',
  tests: ['web/test/one-order.test.ts'],
  file: 'web/src/screens/order-detail/state-banner.tsx',
}
const paid = {
  ...{ id: 'page-23', tests: ['web/test/payment-return.test.ts'] },
  file: 'web/src/screens/pay-success/pay-success.tsx',
}
const cashier = { id: 'page-23', tests: ['web/test/paying.test.ts'] }
const deal = { id: 'page-24', tests: ['web/test/choosing.test.ts'] }
const offer = { id: 'page-24', tests: ['core/src/pricing/offer-deal.test.ts'], file: 'core/src/pricing/offer-deal.ts' }
const map = { id: 'store-18', tests: ['core/src/store/strip-map.test.ts'], file: 'core/src/store/strip-map.ts' }
const stores = { tests: ['web/test/choosing-a-store.test.ts'] }
const search = { tests: ['web/test/searching-a-store.test.ts'] }

export const faults = [
  {
    ...{ ...login, name: 'a page that needs an account asks for a password first' },
    file: 'web/src/screens/login/login.tsx',
    ...{ find: 'target !== undefined && inputs.way', put: 'target === undefined && inputs.way' },
  },
  {
    ...{ ...login, name: 'who used a password last is asked for a code' },
    file: 'web/src/screens/login/login.tsx',
    ...{ find: " && keptLoginWay.get() !== 'password',", put: ',' },
  },
  {
    ...{ ...loginPages, name: 'who registers is led to the password by "text me a code"' },
    file: 'web/src/screens/register/register.tsx',
    ...{
      find: 'replacePage(withInputs(paths.codeLogin, { redirect }))',
      put: 'replacePage(withInputs(paths.login, { redirect }))',
    },
  },
  {
    ...{ ...loginPages, name: 'the button to log in is red before there are six digits' },
    file: 'web/src/screens/verify-code/verify-code.tsx',
    ...{ find: 'aria-disabled={typed.length < codeLength}', put: 'aria-disabled={false}' },
  },
  {
    ...{ ...agreement, name: 'the index of a text leads to the heading after' },
    file: 'web/src/features/markup/markup.tsx',
    ...{ find: 'querySelectorAll<HTMLElement>(tag)[index]', put: 'querySelectorAll<HTMLElement>(tag)[index + 1]' },
  },
  {
    ...{ ...agreement, name: 'an agreement does not say when it was written' },
    file: 'web/src/screens/agreement/agreement.tsx',
    ...{ find: 'isLong foot={foot}', put: "isLong foot=''" },
  },
  {
    ...{ ...agreement, tests: ['web/src/features/markup/headings-of.test.ts'], name: 'the index lists the title only' },
    file: 'web/src/features/markup/headings-of.ts',
    ...{ find: 'large.length > 1', put: 'large.length > 0' },
  },
  {
    ...{ ...example, name: 'the example of points takes more than the brand lets be taken' },
    ...{ find: 'const most = mostPointsOf(payable, terms)', put: 'const most = payable / terms.minorPerPoint' },
  },
  {
    ...{ ...example, name: 'the example earns fewer than a hundred points' },
    ...{ find: 'earnedPoints(amount, terms) >= memorable', put: 'earnedPoints(amount, terms) > 0' },
  },
  {
    ...{ id: 'page-22', tests: ['server/src/modules/points/points.test.ts'], name: 'a brand without points has terms' },
    file: 'server/src/modules/points/routes.ts',
    ...{ find: 'const rule = pointsEnabled ?', put: 'const rule = !pointsEnabled ?' },
  },
  {
    ...{ id: 'page-22', tests: ['web/test/points-page.test.ts'], name: 'the explanation of points has no example' },
    file: 'web/src/screens/points-description/points-description.tsx',
    ...{ find: '<Examples rule={data.rule} />', put: 'null' },
  },
  {
    ...{ ...cards, name: 'two buttons of a card are red' },
    find: 'className={`btn plain ${css.aside}`} onClick={() => cancelOrder(order, format)}',
    put: 'className="btn soft" onClick={() => cancelOrder(order, format)}',
  },
  {
    ...{ ...cards, name: 'a card says of money that came back that it goes back' },
    ...{ find: 'order.refundState === refundState.done ?', put: 'order.refundState === -1 ?' },
  },
  {
    ...{ ...cards, name: 'a card calls a cancelled order closed' },
    ...{ find: 'statusKey(shownStatus(order))', put: 'statusKey(status)' },
  },
  {
    ...{ ...oneOrder, name: 'the page of a cancelled order calls it closed' },
    ...{ find: 'statusKey(shownStatus(order))', put: 'statusKey(status)' },
  },
  {
    ...{ ...oneOrder, name: 'the page of a cancelled order speaks of goods' },
    ...{ find: ' && order.isCancelledByCustomer !== true &&', put: ' &&' },
  },
  {
    ...{ ...paid, name: 'the result page speaks of goods when the customer cancelled' },
    ...{
      find: "order?.isCancelledByCustomer ? t('order.status.cancelled')",
      put: "order === null ? t('order.status.cancelled')",
    },
  },
  {
    ...{ ...paid, name: 'the result page does not say what happens next' },
    ...{ find: '<Steps order={order} />', put: '' },
  },
  {
    ...{ ...cashier, name: 'the cashier does not say which way was declined' },
    file: 'web/src/features/order/payment-options.tsx',
    ...{ find: '{each === declined ? <span', put: '{each === undefined ? <span' },
  },
  {
    ...{ ...cashier, name: 'the cashier does not name the store' },
    file: 'web/src/screens/cashier/cashier.tsx',
    ...{ find: '<PaidFor order={order} />', put: '' },
  },
  {
    ...{
      id: 'page-23',
      tests: ['web/test/home-account.test.ts'],
      name: 'an unpaid order is forgotten while another is made',
    },
    file: 'web/src/screens/home/account/live-order.tsx',
    ...{ find: '{isSecond ? <Bar', put: '{order === undefined ? <Bar' },
  },
  {
    ...{
      id: 'page-23',
      tests: ['server/src/modules/order/move/cancel-paid.test.ts'],
      name: 'an order does not say that its customer ended it',
    },
    file: 'server/src/modules/order/present-order.ts',
    ...{ find: "row.closeCode === 'byCustomer' ?", put: "row.closeCode === '' ?" },
  },
  {
    ...{ ...offer, name: 'points count as what a deal costs' },
    ...{ find: '!others.includes(line.type) && ', put: '' },
  },
  {
    ...{ ...offer, name: 'an activity that is given up is not named' },
    ...{ find: 'gone: partsOnlyIn(now.value, after.value)', put: 'gone: []' },
  },
  {
    ...{ ...deal, name: 'the card of a deal does not say what is given up' },
    file: 'web/src/screens/confirm-order/choices/best-deal.tsx',
    ...{ find: '{gone.map(', put: '{[].map(' },
  },
  {
    ...{ ...deal, name: 'the bar does not lead to the better deal' },
    file: 'web/src/screens/confirm-order/place-bar.tsx',
    ...{ find: 'card?.focus({ preventScroll: true })', put: '' },
  },
  {
    ...{
      id: 'page-25',
      tests: ['web/src/screens/preview-image/safe-pictures.test.ts'],
      name: 'words slip to the picture after',
    },
    file: 'web/src/screens/preview-image/safe-pictures.ts',
    ...{ find: 'const word = words[index]', put: 'const word = words[index - 1]' },
  },
  {
    ...{ id: 'page-25', tests: ['web/test/looking-at-pictures.test.ts'], name: 'a large picture shows no words' },
    file: 'web/src/screens/preview-image/preview-image.tsx',
    ...{
      find: "{caption === '' ? null : <p className={css.caption}>",
      put: "{caption !== '' ? null : <p className={css.caption}>",
    },
  },
  {
    ...{ id: 'page-25', tests: ['web/test/personal-data.test.ts'], name: 'the home button leaves without a question' },
    file: 'web/src/features/page/page.tsx',
    ...{ find: 'onClick={() => goBack()}', put: "onClick={() => (canGoBack ? goBack() : window.icc.reLaunch('/'))}" },
  },
  {
    ...{ id: 'page-25', tests: ['web/test/web-view.test.ts'], name: 'a page that may not be shown is not named' },
    file: 'web/src/screens/web-view/web-view.tsx',
    ...{ find: "{host === ''", put: "{host !== ''" },
  },
  {
    ...{
      id: 'page-25',
      tests: ['web/test/web-view.test.ts'],
      name: 'a page that does not open cannot be opened outside',
    },
    file: 'web/src/screens/web-view/web-view.tsx',
    ...{ find: 'href={url.href} target', put: "href='#' target" },
  },
  {
    ...{ ...map, name: 'a degree of longitude is as long as one of latitude' },
    ...{ find: 'metresPerDegree * slant', put: 'metresPerDegree * 2 * slant' },
  },
  {
    ...{ ...map, name: 'a store far behind makes a heap of the others' },
    ...{ find: 'const reachOfThird = 1.5', put: 'const reachOfThird = 30' },
  },
  {
    ...{ ...map, name: 'pins cover one another' },
    ...{ find: 'const leastGap = 0.16', put: 'const leastGap = 0' },
  },
  {
    ...{ ...map, name: 'a customer on another continent is on the map' },
    ...{ find: 'const customer = isNear ? position : undefined', put: 'const customer = position' },
  },
  {
    ...{ ...stores, id: 'store-18', name: 'a pin leads nowhere' },
    file: 'web/src/features/choose-store/map-strip.tsx',
    ...{ find: 'card?.focus({ preventScroll: true })', put: '' },
  },
  {
    ...{ ...stores, id: 'store-18', name: 'the way to the nearest store is an icon only' },
    file: 'web/src/features/choose-store/store-cards.tsx',
    ...{ find: 'isNear={isNearestFirst && index === 0}', put: 'isNear={false}' },
  },
  {
    ...{ ...search, id: 'page-26', name: 'what was searched for is not marked' },
    file: 'web/src/screens/search-store/search-store.tsx',
    ...{ find: '        search={keyword}\n', put: '' },
  },
  {
    ...{ ...search, id: 'page-26', name: 'the search for stores asks for the position' },
    file: 'web/src/screens/search-store/search-store.tsx',
    ...{
      find: "=== 'unasked') locateIfAllowed()",
      put: "=== 'unasked') import('../../features/location/locate.ts').then((it) => it.locate())",
    },
  },
  {
    ...{
      id: 'page-26',
      tests: ['web/src/features/search/split-marked.test.ts'],
      name: 'accents hide what was searched for',
    },
    file: 'web/src/features/search/split-marked.ts',
    ...{ find: ".normalize('NFD').replace(/\\p{M}/gu, '')", put: '' },
  },
  {
    ...{
      id: 'page-27',
      tests: ['web/test/offers-above-the-menu.test.ts'],
      name: 'the same offer stands above the menu for ever',
    },
    file: 'web/src/screens/menu/promotion-strip.tsx',
    ...{ find: '    visits += 1\n', put: '' },
  },
  {
    ...{
      id: 'page-27',
      tests: ['web/test/offers-above-the-menu.test.ts'],
      name: 'only the offer that is shown can be read',
    },
    file: 'web/src/screens/menu/promotion-strip.tsx',
    ...{ find: ' offers={named} ', put: ' offers={named.slice(0, 1)} ' },
  },
  {
    ...{
      id: 'page-28',
      tests: ['web/test/one-order.test.ts'],
      name: 'what differs from the usual looks like the rest',
    },
    file: 'web/src/features/cart/line-choices.tsx',
    ...{ find: '{isLoud ? <b>{text}</b> : text}', put: '{text}' },
  },
]
