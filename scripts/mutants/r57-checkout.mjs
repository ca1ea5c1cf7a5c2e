// The way from the cart to the paid order [page-17], and links that are sent on [share-1].
const atOnce = { id: 'page-17', tests: ['web/test/paying-at-once.test.ts'] }
const placing = { ...atOnce, file: 'web/src/screens/confirm-order/place-order.ts' }
const paying = { ...atOnce, file: 'web/src/screens/cashier/use-paying.ts' }
const link = { id: 'share-1', tests: ['server/src/http/pages/shared-links.test.ts'] }
const pages = { ...link, file: 'server/src/http/pages/pages.ts' }
const filling = { ...link, file: 'server/src/http/pages/fill-page.ts' }
const named = {
  ...{ id: 'share-1', tests: ['server/src/modules/share/shared.test.ts'] },
  file: 'server/src/modules/share/shared.ts',
}

const gifts = { id: 'page-18', tests: ['web/test/gifts-in-the-cart.test.ts'] }
const giftsOfCart = { ...gifts, file: 'web/src/features/cart-panel/use-gifts-of-cart.ts' }

const homeBar = { id: 'ready-2', tests: ['web/test/home-account.test.ts'] }
const result = { id: 'page-20', tests: ['web/test/payment-return.test.ts'] }
const empties = { id: 'page-19', tests: ['web/test/nothing-here.test.ts'] }

export const faults = [
  {
    ...{ ...pages, name: 'a reader of links that takes any language gets the usual one' },
    ...{ find: "header === '*' ?", put: "header === '' ?" },
  },
  {
    ...{
      id: 'shift-3',
      name: 'the second half of a double tap pays out',
      tests: ['counter/src/screens/shift/shift.test.tsx'],
    },
    file: 'counter/src/screens/shift/move-cash.tsx',
    ...{ find: 'const strayTapMs = 500', put: 'const strayTapMs = -1' },
  },
  {
    ...{ ...giftsOfCart, name: 'a ticked item that is gone counts on' },
    ...{ find: 'ticked.list.filter(isThere)', put: 'ticked.list' },
  },
  {
    ...{ ...gifts, name: 'the cart forgets what was chosen at the confirmation' },
    file: 'web/src/screens/confirm-order/choices/use-choices.ts',
    ...{
      find: "    takeGifts(choices.promotionId ?? '', choices.giftList) // the cart shows what is chosen here\n",
      put: '',
    },
  },
  {
    ...{ ...homeBar, name: 'the bar of Home does not say when the order is ready' },
    file: 'web/src/screens/home/account/live-order.tsx',
    ...{ find: '{ready?.text ?? store.storeName}', put: '{store.storeName}' },
  },
  {
    ...{ ...result, name: 'a customer is asked about an order that is over' },
    file: 'web/src/screens/pay-success/use-payment-result.ts',
    ...{ find: "return ofOrder > orderStatus.completed ? 'ended' : 'pending'", put: "return 'pending'" },
  },
  {
    ...{ ...result, name: 'the paid order does not say when it is ready' },
    file: 'web/src/screens/pay-success/pay-success.tsx',
    ...{ find: '        <ReadyLine order={order} />\n', put: '' },
  },
  {
    ...{ ...empties, name: 'no favourites lead nowhere' },
    file: 'web/src/screens/store-list/store-list.tsx',
    ...{ find: "onNearby={() => setTab('nearby')}", put: 'onNearby={() => undefined}' },
  },
  {
    ...{ ...empties, name: 'resting stores stand between open ones' },
    file: 'web/src/screens/store-list/store-list.tsx',
    ...{ find: 'openFirst(byDistance(page.list, position), isOpen)', put: 'byDistance(page.list, position)' },
  },
  {
    ...{ id: 'page-19', tests: ['core/src/store/nearest.test.ts'], name: 'resting stores come first' },
    file: 'core/src/store/nearest.ts',
    ...{
      find: '  ...stores.filter(isOpen),\n  ...stores.filter((store) => !isOpen(store)),',
      put: '  ...stores.filter((store) => !isOpen(store)),\n  ...stores.filter(isOpen),',
    },
  },
  {
    ...{ ...empties, name: 'a search without a store ends there' },
    file: 'web/src/screens/search-store/search-store.tsx',
    ...{ find: 'else replacePage(paths.storeList)', put: 'else replacePage(paths.searchStore)' },
  },
  {
    ...{ ...empties, name: 'an order whose time is over is not ordered again' },
    file: 'web/src/screens/cashier/cashier.tsx',
    ...{ find: '() => reorder(orderId, store)', put: '() => replacePage(withInputs(paths.orderDetail, { orderId }))' },
  },
  {
    ...{ ...giftsOfCart, name: 'more free items than the activity gives can be ticked' },
    ...{ find: 'count < offer.maxNum &&', put: 'count <= offer.maxNum &&' },
  },
  {
    ...{ ...giftsOfCart, name: 'all free items stand in the cart' },
    ...{ find: 'const mostShown = 3', put: 'const mostShown = 9' },
  },
  {
    ...{ ...giftsOfCart, name: 'a tick cannot be taken back' },
    ...{ find: 'isTicked(line) ? gifts.filter(({ skuId }) => skuId !== line.skuId)', put: 'isTicked(line) ? gifts' },
  },
  {
    ...{ ...gifts, name: 'what was ticked in the cart is not chosen at the confirmation' },
    file: 'web/src/features/cart-panel/checkout.ts',
    ...{ find: '  handGifts(cart, menu, store.storeId)\n', put: '' },
  },
  {
    ...{ ...gifts, name: 'ticks stay after the order' },
    file: 'web/src/screens/confirm-order/place-order.ts',
    ...{ find: '  forgetGifts()\n', put: '' },
  },
  {
    ...{ ...gifts, name: 'what a visitor chose is lost by logging in' },
    file: 'web/src/state/order/kept-choices.ts',
    ...{ find: ' || kept?.cart === cartOf(place, visitor)', put: '' },
  },
  {
    ...{ id: 'page-16', name: 'the usual hands nothing to the confirmation', tests: ['web/test/home-account.test.ts'] },
    file: 'web/src/features/order/reorder.ts',
    ...{ find: '    submitLines(useCart.getState().lines)\n', put: '' },
  },
  {
    ...{ ...placing, name: 'a new order waits at the cashier' },
    ...{ find: '    payAtOnce(orderId)\n', put: '' },
  },
  {
    ...{ ...atOnce, name: 'the payment starts again at each visit of the cashier' },
    file: 'web/src/screens/cashier/use-paying.ts',
    ...{ find: '  useEffect(forgetPayAtOnce, [])\n', put: '' },
  },
  {
    ...{ ...paying, name: 'an order whose way to pay is gone is paid in another one' },
    ...{ find: 'if (code === paymentMethod.code) pay()', put: 'pay()' },
  },
  {
    ...{ ...paying, name: 'every cashier starts a payment by itself' },
    ...{ find: 'const isDue = isAtOnce && code', put: 'const isDue = code' },
  },
  {
    ...{ ...atOnce, name: 'the button of the confirmation says Pay where nothing is paid online' },
    file: 'web/src/screens/confirm-order/place-bar.tsx',
    ...{ find: 'method?.type === paymentMethodType.online && bill !== undefined', put: 'bill !== undefined' },
  },
  {
    ...{ ...atOnce, name: 'who checks out is asked for a password first' },
    file: 'web/src/features/cart-panel/checkout.ts',
    ...{ find: '  else openLogin(confirmation)', put: '  else openPage(confirmation)' },
  },
  {
    ...{ ...atOnce, name: 'a log-in on the way to an order says nothing of the cart' },
    file: 'web/src/features/login/login-frame.tsx',
    ...{
      find: "isOrdering(redirect) ? t('login.cartKept') : ''",
      put: "redirect === '' ? t('login.cartKept') : ''",
    },
  },
  {
    ...{ ...atOnce, name: 'the offer of a password stands in the way to the order' },
    file: 'web/src/screens/verify-code/use-verifying.ts',
    ...{
      find: 'if (isOrdering(target) || isBeginning) passwordOffer.set(true)',
      put: 'if (target === undefined) passwordOffer.set(true)',
    },
  },
  {
    ...{ ...atOnce, name: 'the password is offered after every order' },
    file: 'web/src/features/login/password-offer.tsx',
    ...{ find: 'useEffect(() => passwordOffer.clear(), [])', put: 'useEffect(() => undefined, [])' },
  },
  {
    ...{ id: 'share-1', tests: ['web/test/giving-away.test.ts'], name: 'a shared product is named behind the # only' },
    file: 'web/src/features/share/share-page.ts',
    ...{ find: '...named, ...(named', put: '...(named' },
  },
  {
    ...{ ...pages, name: 'a link is read in the usual language' },
    ...{
      find: "header === '*' ? textOf((query as Record<string, unknown>).lang) : header",
      put: 'header',
    },
  },
  {
    ...{ ...pages, name: 'a picture is named at the server’s own host' },
    ...{ find: 'app.config.brandHosts.has(hostname.toLowerCase())', put: 'app.config.brandHosts.has(protocol)' },
  },
  {
    ...{ ...pages, name: 'a link without a name of its own is asked about' },
    ...{
      find: "typeof value === 'string' && value !== '' ? value : undefined",
      put: "typeof value === 'string' ? value : undefined",
    },
  },
  {
    ...{ ...filling, name: 'what a link says may be markup' },
    ...{
      find: 'html`<meta property="${name}" content="${value}">`.text).join',
      put: '`<meta property="${name}" content="${value}">`).join',
    },
  },
  {
    ...{ ...filling, name: 'a link without a text says nothing' },
    ...{ find: "shared?.text || sign?.slogan || ''", put: "shared?.text ?? sign?.slogan ?? ''" },
  },
  {
    ...{ ...named, name: 'a product is found at its own store only' },
    ...{ find: 'named ?? (await stores.list(corp))[0]', put: 'named' },
  },
  {
    ...{ ...named, name: 'a store that does not exist is the first one' },
    ...{
      find: 'if (named === undefined) return undefined',
      put: "if (named === undefined) return { title: textIn(store.name, language), text: '', picture: '' }",
    },
  },
]
