// The sheet of a product, receipts, the rail, stores and groups as a picky customer wants them [page-29] [page-30] [page-31] [page-32] [share-8] [share-9] [store-19].
const sheet = { id: 'page-29', tests: ['web/test/product-sheet.test.ts'] }
const reason = {
  ...{ id: 'page-29', tests: ['core/src/pricing/price-reason.test.ts'] },
  file: 'core/src/pricing/price-reason.ts',
}
const prices = {
  ...{ id: 'page-29', tests: ['core/src/cart/selection.test.ts'] },
  file: 'core/src/cart/selection.ts',
}
const groups = { id: 'share-9', tests: ['server/src/modules/group/groups.test.ts'] }
const phones = { tests: ['web/test/ordering-together.test.ts'] }

export const faults = [
  {
    ...{ ...sheet, name: 'a screen reader does not hear that a group of options is full' },
    ...{ file: 'kit/ui/choice.tsx', find: '        aria-describedby={beyondId}\n', put: '' },
  },
  {
    ...{ ...sheet, name: 'what is chosen turns grey too when a group of options is full' },
    ...{ file: 'kit/ui/choice.tsx', find: 'isChosen ? undefined : beyond', put: 'beyond' },
  },
  {
    ...{ ...sheet, name: 'the head of the sheet lies over the picture' },
    file: 'web/src/features/product-sheet/sheet-head.tsx',
    ...{ find: 'data-shown={isShown || undefined}', put: 'data-shown' },
  },
  {
    ...{ ...sheet, name: 'the head of the sheet never shows' },
    file: 'web/src/features/product-sheet/use-is-above.ts',
    ...{ find: '?.isIntersecting === false', put: '?.isIntersecting === true' },
  },
  {
    ...{ ...sheet, name: 'a lower price has no reason' },
    file: 'web/src/features/product-sheet/sheet-price.tsx',
    ...{ find: '...(why ? { why } : {})', put: '' },
  },
  {
    ...{ ...reason, name: 'a price for members is said to be a promotion of the first kind' },
    ...{ find: "?? (isMemberPrice ? 'member' : null)", put: '?? null' },
  },
  {
    ...{ ...reason, name: 'a full price has a reason to be lower' },
    ...{ find: 'if (discountPrice >= price) return null', put: '' },
  },
  {
    ...{ ...prices, name: 'while something is missing every size costs what the usual one does' },
    ...{ find: ': product.skuList.find(({ skuId }) => skuId === selection.skuId)', put: ': undefined' },
  },
  {
    ...{ id: 'page-30', name: 'a receipt lists what is as usual' },
    tests: ['server/src/modules/receipt/document/write-receipt.test.ts'],
    ...{ file: 'core/src/ticket/lines.ts', find: 'isWhole || isUsual !== true', put: 'true' },
  },
  {
    ...{ id: 'page-31', name: 'the marked heading comes a frame late', tests: ['web/test/menu-headings.test.ts'] },
    file: 'web/src/screens/menu/use-scroll-spy.ts',
    ...{ find: 'for (const follow of followers) follow()', put: 'for (const follow of followers) setTimeout(follow)' },
  },
  {
    ...{ id: 'page-31', name: 'a tapped heading loses its mark on the way', tests: ['web/test/menu-headings.test.ts'] },
    file: 'web/src/screens/menu/use-scroll-spy.ts',
    ...{ find: 'if (held.current?.signal.aborted === false) return', put: '' },
  },
  {
    ...{ ...groups, name: 'who takes no part and removes a member hears that the group is closed' },
    file: 'server/src/modules/group/groups.ts',
    ...{ find: "if (memberNo === undefined) throw new Refusal('groupOrderUnknown')", put: '' },
  },
  {
    ...{ ...groups, name: 'removing a member twice counts two places' },
    file: 'server/src/modules/group/groups.ts',
    ...{ find: 'if (!members.some((each) => each.memberNo === memberNo)) throw new ChangedMeanwhile()', put: '' },
  },
  {
    ...{ ...groups, name: 'the place of who was removed is not free' },
    file: 'server/src/modules/group/queries.ts',
    find: `    sql\`, member_count = member_count - 1\`,
    sql\`customer_id`,
    put: `    sql\`\`,
    sql\`customer_id`,
  },
  {
    ...{ ...phones, id: 'share-9', name: 'who was removed hears that the group has ended' },
    file: 'web/src/features/group/sync-group.ts',
    ...{ find: '    leaveRemoved(group)\n', put: "    leaveSeatInGroup()\n    showToast(t('group.ended'))\n" },
  },
  {
    ...{ ...phones, id: 'share-9', name: 'who adds when they are removed is not told' },
    file: 'web/src/features/group/sync-group.ts',
    ...{ find: 'await leaveUnknown(seat)', put: 'leaveSeatInGroup()' },
  },
  {
    ...{ ...phones, id: 'share-9', name: 'a member is removed without a question' },
    file: 'web/src/features/group/group-actions.ts',
    ...{ find: "if (!(await agrees(t('group.removeMemberConfirm', { guest }), t('action.remove')))) return", put: '' },
  },
  {
    ...{ ...phones, id: 'share-8', name: 'a second tab joins again' },
    file: 'web/src/features/group/group-actions.ts',
    ...{ find: 'readSeatAgain()?.groupOrderId === groupOrderId', put: 'false' },
  },
  {
    ...{ ...phones, id: 'share-8', name: 'a tab does not hear that another has joined' },
    file: 'web/src/features/saved-cart/other-tabs.ts',
    ...{ find: "  'tiffin.group': () => void readSeatAgain(),\n", put: '' },
  },
  {
    ...{ ...phones, id: 'share-8', name: 'who has joined in another tab is asked for a name' },
    file: 'web/src/state/group/group.ts',
    ...{ find: "sheet: isIn ? { kind: 'group' } : sheet", put: 'sheet' },
  },
  {
    ...{ ...phones, id: 'share-8', name: 'the second tab says that the host changed what the first had added' },
    file: 'web/src/features/group/sync-group.ts',
    ...{ find: 'if (contentOf(me.list) === contentOf(ownCart())) {', put: 'if (me.version === 0) {' },
  },
  {
    ...{ ...phones, id: 'share-8', name: 'with an empty cart no group can be begun' },
    file: 'web/src/screens/menu/menu-head.tsx',
    ...{ find: '{isInGroup ? null : (', put: '{true ? null : (' },
  },
  {
    ...{ id: 'store-19', name: 'stores that rest stand among those that take orders' },
    tests: ['server/src/modules/store/stores.test.ts'],
    file: 'server/src/modules/store/routes.ts',
    ...{ find: 'wish.openFirst ? openFirst(rows, isOpenAt(now)) : rows', put: 'rows' },
  },
  {
    ...{ id: 'store-19', name: 'the app takes stores in the order of their distance alone' },
    tests: ['web/test/choosing-a-store.test.ts'],
    file: 'web/src/data/store/store-lists.ts',
    ...{ find: '{ type, openFirst: true,', put: '{ type,' },
  },
  {
    ...{ id: 'store-19', name: 'a store of two pages stands twice' },
    tests: ['web/src/data/store/store-lists.test.ts'],
    file: 'web/src/data/store/store-lists.ts',
    ...{ find: 'if (!byId.has(store.storeId)) byId.set(store.storeId, store)', put: 'byId.set(`${byId.size}`, store)' },
  },
  {
    ...{ id: 'store-19', name: 'a store that opens in three days does not say on which' },
    tests: ['web/src/features/store/use-store-facts.test.ts'],
    file: 'web/src/features/store/use-store-facts.ts',
    ...{ find: "t('store.opensOn', { day: weekday(date), time })", put: "t('store.opensAt', { time })" },
  },
  {
    ...{
      id: 'page-32',
      name: 'from a payment of no order the way leads to no order',
      tests: ['web/test/payment-return.test.ts'],
    },
    file: 'web/src/screens/pay-success/pay-success.tsx',
    ...{ find: 'isUnknown ? openTab(paths.orders) : replacePage', put: 'replacePage' },
  },
]
