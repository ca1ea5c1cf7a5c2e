// Faults against links of stores and carts, and orders that several people make together.
const carts = {
  file: 'server/src/modules/share/shared-carts.ts',
  tests: ['server/src/modules/share/shared-carts.test.ts'],
}
const groups = { tests: ['server/src/modules/group/groups.test.ts'] }
const news = { file: 'server/src/modules/group/group-news.ts', tests: ['server/src/modules/group/group-news.test.ts'] }
const phones = { tests: ['web/test/ordering-together.test.ts'] }
const pages = { tests: ['web/test/sharing-a-cart.test.ts'] }

export const faults = [
  {
    ...{ id: 'share-2', name: 'the link of a store opens nothing', ...pages },
    ...{ file: 'web/src/shell/start/after-first-paint.tsx', find: "(search.has('store') && !search.has('product'))" },
    put: 'false',
  },
  {
    ...{ id: 'share-2', name: 'the link of a store empties the cart of another without a question', ...pages },
    file: 'web/src/features/store/switch-store.ts',
    ...{ find: '  if (!(await agreesToEmptyCart(store, chosen))) return false\n', put: '' },
  },
  {
    ...{ id: 'share-2', name: 'the link of a store does not name it', ...pages },
    file: 'web/src/features/share/share-page.ts',
    ...{ find: 'named: { store: storeId } })', put: "named: { store: '' } })" },
  },
  {
    ...{ id: 'share-3', name: 'a shared cart takes the place of the own one unasked', ...pages },
    ...{ file: 'web/src/features/shared-link/open-shared.ts', find: "if (answer !== 'take') return", put: '' },
  },
  {
    ...{ id: 'share-3', name: 'what cannot be bought any more is not said', ...pages },
    ...{ file: 'web/src/features/shared-link/open-shared.ts', find: '  await tellChanges(cart)\n', put: '' },
  },
  {
    ...{ id: 'share-3', name: 'a shared cart can be opened for ever', ...carts },
    ...{ file: 'server/src/modules/share/queries.ts', find: ' and expires_at > :now', put: '' },
  },
  {
    ...{ id: 'share-3', name: 'the ids of shared carts are short', ...carts },
    ...{ find: 'randomBytes(16)', put: 'randomBytes(4)' },
  },
  {
    ...{ id: 'share-3', name: 'free items are shared', ...carts },
    ...{ file: 'core/src/order/reorder.ts', find: '.filter((each) => !each.request.isFreeGift)', put: '' },
  },
  {
    ...{ id: 'share-3', name: 'anybody shares carts without end', ...carts },
    ...{ find: "if (!isTaken(await tx.run(budget))) throw new Fault('tooManyRequests', { 'retry-after': '3600' })" },
    put: 'await tx.run(budget)',
  },
  {
    ...{ id: 'share-3', name: 'a link of a cart shows no picture', ...carts },
    ...{ file: 'server/src/modules/share/shared.ts', find: "list[0]?.image ?? ''", put: "''" },
  },
  {
    ...{ id: 'share-4', name: 'equal lines of two people become one', tests: ['core/src/cart/lines.test.ts'] },
    file: 'core/src/cart/lines.ts',
    ...{ find: '...(line.guestName === undefined ? [] : [line.guestName]),', put: '' },
  },
  {
    ...{ id: 'share-4', name: 'a ticket does not say for whom a line is', tests: ['core/src/ticket/ticket.test.ts'] },
    file: 'core/src/ticket/ticket.ts',
    ...{ find: 'rows: detailRows(line) }', put: "rows: detailRows({ ...line, guestName: '' }) }" },
  },
  {
    ...{ id: 'share-4', name: 'an order forgets for whom its lines are', ...groups },
    ...{ file: 'server/src/modules/order/place/snapshot.ts', find: '    ...guestOf(line),\n', put: '' },
  },
  {
    ...{
      id: 'share-4',
      name: 'a name may turn the direction of a ticket',
      tests: ['core/src/order/guest-name.test.ts'],
    },
    ...{ file: 'core/src/order/guest-name.ts', find: 'cleanRemark(cleanRemark(text).slice(0, guestNameLength))' },
    put: 'text.slice(0, guestNameLength)',
  },
  {
    ...{ id: 'share-5', name: 'an eleventh phone joins', ...groups },
    ...{
      file: 'server/src/modules/group/queries.ts',
      find: 'and member_count < :mostMembers',
      put: 'and member_count <= :mostMembers',
    },
  },
  {
    ...{ id: 'share-5', name: 'two of one name take part', ...groups },
    file: 'server/db/changes/0136-group-orders.sql',
    ...{ find: 'create unique index group_member__name', put: 'create index group_member__name' },
  },
  {
    ...{ id: 'share-5', name: 'who has only the link sees the lines of all', ...groups },
    ...{ file: 'server/src/modules/group/show-group.ts', find: 'me === undefined ? [] : members\n', put: 'members\n' },
  },
  {
    ...{ id: 'share-5', name: 'a group never ends', ...groups },
    file: 'server/src/modules/group/show-group.ts',
    ...{ find: 'isUnderWay(row) && expiresAt <= now', put: 'isUnderWay(row) && expiresAt <= 0' },
  },
  {
    ...{ id: 'share-5', name: 'a line that the host took out comes back', ...groups },
    file: 'server/src/modules/group/groups.ts',
    ...{ find: 'if (me.version !== version) throw new ChangedMeanwhile()', put: '' },
  },
  {
    ...{ id: 'share-5', name: 'all together have more lines than an order', ...groups },
    file: 'server/src/modules/group/groups.ts',
    ...{ find: 'requests.length > mostLines', put: 'requests.length > mostLines * 9' },
  },
  {
    ...{ id: 'share-5', name: 'the link of a group says nothing of it', ...groups },
    file: 'server/src/modules/share/shared.ts',
    ...{ find: 'if (groupOrderId !== undefined) return', put: 'if (groupOrderId === undefined) return' },
  },
  {
    ...{ id: 'share-6', name: 'a line comes in after the order was closed', ...groups },
    file: 'server/src/modules/group/queries.ts',
    ...{ find: 'holding(sql``, sql`state = ${groupState.open}`)', put: 'holding(sql``, sql`state > 0`)' },
  },
  {
    ...{ id: 'share-6', name: 'closing waits for nobody who adds', ...groups },
    file: 'server/src/modules/group/groups.ts',
    ...{ find: 'if (held.rows.length === 0) return false', put: '' },
  },
  {
    ...{ id: 'share-6', name: 'what was changed since it was closed is ordered', ...groups },
    ...{ file: 'server/src/modules/group/take-group.ts', find: ' and version = :version', put: '' },
  },
  {
    ...{ id: 'share-6', name: 'an order is made of a group that is still open', ...groups },
    file: 'server/src/modules/group/take-group.ts',
    ...{ find: 'and state = ${groupState.locked}', put: 'and state > 0' },
  },
  {
    ...{ id: 'share-6', name: 'an order that waits for its money is opened again', ...groups },
    file: 'server/src/modules/group/queries.ts',
    ...{ find: 'made.status in (${orderStatus.cancelled}, ${orderStatus.timeout})', put: 'made.status > 0' },
  },
  {
    ...{ id: 'share-7', name: 'nobody is told what is not in the order', ...groups },
    file: 'server/src/modules/group/show-group.ts',
    ...{ find: 'leftOut(groupRequests([me]), bought)', put: '[]' },
  },
  {
    ...{ id: 'share-7', name: 'whoever has the link sees the code to collect it', ...groups },
    file: 'server/src/modules/group/show-group.ts',
    ...{ find: 'me === undefined ? null : row.pickupCode', put: 'row.pickupCode' },
  },
  {
    ...{ id: 'share-5', name: 'what a guest adds stays on the phone', ...phones },
    ...{
      file: 'web/src/features/group/sync-group.ts',
      find: '    timer = setTimeout(() => soon(save), restMs)',
      put: '',
    },
  },
  {
    ...{ id: 'share-5', name: 'what the host took out stays in the cart', ...phones },
    ...{
      file: 'web/src/features/group/sync-group.ts',
      find: ' || me.version !== seat.version) takeServers',
      put: ') takeServers',
    },
  },
  {
    ...{ id: 'share-5', name: 'the link does not name the group', ...phones },
    ...{
      file: 'web/src/features/group/group-actions.ts',
      find: 'named: { store: storeId, group: groupOrderId }',
      put: 'named: { store: storeId }',
    },
  },
  {
    ...{ id: 'share-6', name: 'a phone is not told what was not put in', ...phones },
    ...{
      file: 'web/src/features/group/sync-group.ts',
      find: 'if (isClosed) tellNotPutIn(missing)\n  else if',
      put: 'if',
    },
  },
  {
    ...{ id: 'share-6', name: 'the order does not say of which group it is', ...phones },
    ...{ file: 'web/src/screens/confirm-order/use-placing.ts', find: '      ...groupToPay(choices.lines),\n', put: '' },
  },
  {
    ...{ id: 'share-4', name: 'the confirmation does not say for whom a line is', ...phones },
    file: 'web/src/features/cart/line-choices.tsx',
    ...{ find: 'detailRows(line, {', put: "detailRows({ ...line, guestName: '' }, {" },
  },
  {
    ...{ id: 'share-7', name: 'the phones of guests do not show the code', ...phones },
    ...{ file: 'web/src/features/group/group-sheet.tsx', find: '{order.pickupCode}</b>', put: '</b>' },
  },
  {
    ...{ id: 'share-7', name: 'the cart of a guest keeps what was ordered', ...phones },
    ...{
      file: 'web/src/features/group/sync-group.ts',
      find: "content: '' })\n  replaceCart([])",
      put: "content: '' })",
    },
  },
  {
    ...{ id: 'share-4', name: 'the counter does not say for whom a line is' },
    ...{
      file: 'counter/src/features/ticket/ticket-lines.tsx',
      find: '{detailRows(line).map(',
      put: "{detailRows({ ...line, guestName: '' }).map(",
    },
    tests: ['counter/src/features/ticket/ticket-lines.test.tsx'],
  },
  {
    ...{ id: 'share-4', name: 'a receipt does not say for whom a line was' },
    ...{
      file: 'server/src/modules/receipt/document/items.ts',
      find: 'detailRows(line)',
      put: "detailRows({ ...line, guestName: '' })",
    },
    tests: ['server/src/modules/receipt/document/write-receipt.test.ts'],
  },
  {
    ...{ id: 'share-4', name: 'names of others stay when the account goes' },
    ...{ file: 'server/src/modules/customer/erase-queries.ts', find: '  emptyGuests(erased),\n', put: '' },
    tests: ['server/src/modules/customer/delete-account.test.ts'],
  },
  {
    ...{ id: 'share-5', name: 'phones hear of no change', ...news },
    ...{ find: 'if (isKnown) for', put: 'if (!isKnown) for' },
  },
  {
    ...{ id: 'share-7', name: 'phones do not hear that the order moves', ...news },
    file: 'server/src/modules/group/queries.ts',
    ...{ find: 'coalesce(made.version, 0)', put: '0' },
  },
]
