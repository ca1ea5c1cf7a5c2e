// What a picky customer found on the pages [page-28] [page-41] [page-42] [page-43] [page-44] [page-45] [share-10] [store-20].
export const faults = [
  {
    ...{ id: 'page-41', name: 'the notice of a position that is off comes above the stores, which move' },
    tests: ['web/test/late-position.test.ts'],
    file: 'web/src/screens/store-list/store-list.tsx',
    ...{
      find: '<div className="sections">',
      put: '<div className="sections"><WithoutPosition onPutAway={hint.putAway} />',
    },
  },
  {
    ...{ id: 'page-41', name: 'what was put away stays away when the position is asked for again' },
    tests: ['web/test/late-position.test.ts'],
    file: 'web/src/screens/store-list/store-list.tsx',
    ...{ find: "if (state === 'asking') setPutAway(false)", put: "if (state === 'found') setPutAway(false)" },
  },
  {
    ...{ id: 'page-41', name: 'stores go away while the list for the position is on its way' },
    tests: ['web/test/late-position.test.ts'],
    file: 'web/src/data/store/store-lists.ts',
    ...{ find: 'placeholderData: keepPreviousData,', put: '' },
  },
  {
    ...{ id: 'page-42', name: 'who replaces a forgotten password while logged in is logged out' },
    tests: ['web/test/forgotten-password-here.test.ts'],
    file: 'web/src/screens/reset/reset.tsx',
    ...{ find: 'if (hasLogin && (await stayLoggedIn({ ...owner, password }))) return leave()', put: '' },
  },
  {
    ...{ id: 'page-42', name: 'the password of another phone logs its owner in here' },
    tests: ['web/test/forgotten-password-here.test.ts'],
    file: 'web/src/data/login/login.ts',
    ...{ find: 'if (!isOwnPhone(proof)) return false', put: '' },
  },
  {
    ...{ id: 'share-10', name: 'a visitor has to begin the group again after the log-in' },
    tests: ['web/test/group-after-log-in.test.ts'],
    file: 'web/src/features/group/begin-together.ts',
    ...{ find: '    openAfterLogIn()\n', put: '' },
  },
  {
    ...{ id: 'share-10', name: 'whoever turned back from the log-in is asked later' },
    tests: ['web/test/group-after-log-in.test.ts'],
    file: 'web/src/features/group/begin-together.ts',
    ...{ find: '    stopWaiting?.()\n    if (isLoggedIn()', put: '    if (isLoggedIn()' },
  },
  {
    ...{ id: 'share-10', name: 'a new customer is led away from the group to choose a password' },
    tests: ['web/test/group-after-log-in.test.ts'],
    file: 'web/src/screens/verify-code/use-verifying.ts',
    ...{ find: 'if (isOrdering(target) || isBeginning)', put: 'if (isOrdering(target))' },
  },
  {
    ...{ id: 'page-34', name: 'the picture that the sheet has loaded is loaded again in another size' },
    tests: ['web/test/looking-at-pictures.test.ts'],
    file: 'web/src/screens/preview-image/preview-picture.tsx',
    ...{
      find: 'sizes={`${sheetPicturePx}px`} />\n        <source type="image/webp"',
      put: 'sizes="100vmin" />\n        <source type="image/webp"',
    },
  },
  {
    ...{ id: 'page-34', name: 'the sheet does not say what it has loaded' },
    tests: ['web/test/looking-at-pictures.test.ts'],
    file: 'web/src/features/product-sheet/product-sheet.tsx',
    ...{ find: 'ahead: urls[0] === image ? shownPicture({ image, cutImage }) : undefined', put: 'ahead: undefined' },
  },
  {
    ...{ id: 'page-43', name: 'the picture of the brand’s own app stands above its buttons' },
    tests: ['web/test/sharing.test.ts'],
    file: 'web/src/screens/share-download/share-download.tsx',
    find: "      <Actions download={download} />\n      {image !== '' ? (\n        <span className={css.art}>\n          <Picture base={image} size={240} isUrgent />\n        </span>\n      ) : null}\n",
    put: "      {image !== '' ? (\n        <span className={css.art}>\n          <Picture base={image} size={240} isUrgent />\n        </span>\n      ) : null}\n      <Actions download={download} />\n",
  },
  {
    ...{ id: 'page-43', name: 'an app that is not enabled leads nowhere' },
    tests: ['web/test/sharing.test.ts'],
    file: 'web/src/screens/share-download/share-download.tsx',
    ...{ find: 'primary" onClick={() => openTab(paths.menu)}', put: 'primary"' },
  },
  {
    ...{ id: 'page-25', name: 'nothing says why a page of elsewhere stays empty' },
    tests: ['web/test/web-view.test.ts'],
    file: 'web/src/screens/web-view/web-view.tsx',
    ...{ find: '<p className="t12 ink2">{t(\'webView.ifEmpty\')}</p>', put: '' },
  },
  {
    ...{ id: 'page-44', name: 'the drawing of an empty list has no golden rim' },
    tests: ['web/src/ui/drawing.test.tsx'],
    file: 'web/src/ui/drawing.tsx',
    ...{ find: 'className={css.rim} cx="88" cy="72"', put: 'className={css.side} cx="88" cy="72"' },
  },
  {
    ...{ id: 'page-45', name: 'a birthday is written as the browser writes it' },
    tests: ['web/test/personal-data.test.ts'],
    file: 'web/src/screens/personal-data/birthday-field.tsx',
    ...{
      find: "value === '' ? t('profile.birthdayChoose') : dates.date(value)",
      put: "value === '' ? t('profile.birthdayChoose') : value",
    },
  },
  {
    ...{ id: 'page-45', name: 'Arabic dates are figures and slashes' },
    tests: ['web/test/personal-data.test.ts'],
    file: 'web/src/state/language/dates.ts',
    ...{ find: "language === 'ar-IQ' ? 'long' : 'medium'", put: "'medium'" },
  },
  {
    ...{ id: 'page-28', name: 'a customer does not read what was chosen as usual' },
    tests: ['web/test/one-order.test.ts'],
    file: 'web/src/features/cart/line-choices.tsx',
    ...{ find: 'isWhole: true', put: 'isWhole: false' },
  },
  {
    ...{ id: 'store-20', name: 'a card says twice that its store is open' },
    tests: ['web/src/features/store/use-store-facts.test.ts'],
    file: 'web/src/features/store/use-store-facts.ts',
    ...{ find: "t('store.wholeDay')", put: "t('store.allDay')" },
  },
  {
    ...{ id: 'page-46', name: 'what did not load is not named' },
    tests: ['web/src/features/load-state/load-fault.test.tsx'],
    file: 'web/src/features/load-state/load-fault.tsx',
    ...{ find: "{title ?? t('error.load')}", put: "{t('error.load')}" },
  },
  {
    ...{ id: 'page-46', name: 'an order that did not load leads nowhere else' },
    tests: ['web/test/one-order.test.ts'],
    file: 'web/src/features/load-state/load-fault.tsx',
    ...{ find: '      {children}\n', put: '' },
  },
  {
    ...{ id: 'page-52', name: 'orders stand by their time alone' },
    tests: ['web/src/screens/order-list/by-urgency.test.ts'],
    file: 'web/src/screens/order-list/by-urgency.ts',
    ...{
      find: 'live: live.flatMap((state) => orders.filter(({ status }) => status === state)),',
      put: 'live: orders.filter(({ status }) => live.includes(status)),',
    },
  },
  {
    ...{ id: 'page-23', name: 'an order that is being made offers to order it again' },
    tests: ['web/test/order-tabs.test.ts'],
    file: 'web/src/screens/order-list/order-card.tsx',
    ...{
      find: "allowActions.includes('reorder') && status > orderStatus.ready",
      put: "allowActions.includes('reorder')",
    },
  },
  {
    ...{ id: 'page-52', name: 'the page of an order that is being made has a bar to order it again' },
    tests: ['web/test/one-order.test.ts'],
    file: 'web/src/screens/order-detail/order-detail.tsx',
    ...{ find: "action !== 'reorder' || status > orderStatus.ready", put: 'action !== undefined' },
  },
  {
    ...{ id: 'page-54', name: 'points that end later than the card counts are listed as ending soon' },
    tests: ['web/test/points-page.test.ts'],
    file: 'web/src/screens/points/balance.tsx',
    ...{ find: 'index === 0 || sum <= willExpirePoints', put: 'true' },
  },
]
