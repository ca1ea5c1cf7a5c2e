// What a reader found at the counter: places and stock of units that are taken off, news of the last unit, and what was not tested.
const slots = { tests: ['server/src/modules/slot/slots.test.ts'], file: 'server/src/modules/slot/queries.ts' }
const stock = { tests: ['server/src/modules/order/refund/taken-off-stock.test.ts'] }
const news = { tests: ['server/src/modules/stock/news.test.ts'], file: 'server/src/modules/stock/news.ts' }
const closed = { tests: ['core/src/ticket/gone.test.ts'], file: 'core/src/ticket/gone.ts' }
const closedTicket = { tests: ['counter/src/screens/board/take-off.test.tsx'] }

export const faults = [
  {
    ...{ id: 'slot-4', name: 'units that are taken off keep their places', ...slots },
    ...{ find: 'greatest(slot.taken - before.less, 0)', put: 'slot.taken' },
  },
  {
    ...{ id: 'slot-4', name: 'the end of an order gives back places that came back before', ...slots },
    ...{ find: 'work = made.work - before.less', put: 'work = made.work' },
  },
  {
    ...{ id: 'slot-4', name: 'units of an order that is begun give places back', ...slots },
    ...{ find: 'before.status = ${orderStatus.accepted} and ', put: '' },
  },
  {
    ...{ id: 'slot-4', name: 'a set counts as one unit', ...slots },
    ...{
      file: 'server/src/modules/order/refund/refund-order.ts',
      find: '({ num, items: itemsOf(lineNo) })',
      put: '({ num, items: itemsOf(-lineNo) })',
    },
  },
  {
    ...{ id: 'stock-14', name: 'what was taken off and not put back comes back with the rest', ...stock },
    ...{
      file: 'server/src/modules/stock/queries.ts',
      find: 'hold.amount - coalesce(waste.amount, 0) as amount',
      put: 'hold.amount as amount',
    },
  },
  {
    ...{ id: 'stock-14', name: 'the last units taken off alone are gone', ...stock },
    ...{
      file: 'server/src/modules/stock/restock.ts',
      find: 'amount = wasted.amount + excluded.amount',
      put: 'amount = excluded.amount',
    },
  },
  {
    ...{ id: 'stock-14', name: 'what is gone is expected in the store', ...stock },
    ...{
      file: 'server/src/modules/stock/counting/queries.ts',
      find: "ledger.move in ('hold', 'waste')",
      put: "ledger.move = 'hold'",
    },
  },
  {
    ...{ id: 'stock-14', name: 'of an order that was begun only what is left is noted as gone', ...stock },
    ...{ file: 'server/src/modules/stock/queries.ts' },
    ...{
      find: 'on conflict (corp_id, order_id, stock_kind, item_id, move) do update set amount = excluded.amount',
      put: 'on conflict do nothing',
    },
  },
  {
    ...{ id: 'stock-14', name: 'what goes back to stock is gone too' },
    ...{ tests: ['core/src/stock/restock.test.ts'], file: 'core/src/stock/restock.ts' },
    ...{ find: 'isBackToStock !== true', put: 'isBackToStock !== null' },
  },
  {
    ...{ id: 'stock-15', name: 'the last unit is sold without a word', ...news },
    ...{ find: 'moved.low < 1 or exists', put: 'exists' },
  },
  {
    ...{ id: 'stock-15', name: 'every order tells its store', ...news },
    ...{ find: 'moved.low < 1 or exists', put: 'true or exists' },
  },
  {
    ...{ id: 'stock-15', name: 'a set with several of a size is not thought of', ...news },
    ...{ find: 'item.max_num > moved.low)`', put: 'item.max_num > moved.low and false)`' },
  },
  {
    ...{ id: 'stock-15', name: 'a material that no longer suffices is not told', ...news },
    ...{
      find: 'and use.weight > moved.low and use.weight <= moved.low + moved.amount)\n     or exists (\n       select from property',
      put: 'and false)\n     or exists (\n       select from property',
    },
  },
  {
    ...{ id: 'stock-15', name: 'servers do not hear of it', ...news },
    ...{ find: 'and exists (select from news)', put: 'and false' },
  },
  {
    ...{
      id: 'stock-15',
      name: 'stock that comes back is not told',
      ...news,
      file: 'server/src/modules/stock/queries.ts',
    },
    ...{ find: '), ${tellingNews(sql`moved`)}', put: '), ${tellingNews(sql`(select * from moved where false)`)}' },
  },
  {
    ...{
      id: 'stock-15',
      name: 'a store does not count what its orders tell',
      ...news,
      file: 'server/src/modules/store/queries.ts',
    },
    ...{ find: 'sold_out_version + coalesce((', put: 'sold_out_version + 0 * coalesce((' },
  },
  {
    ...{ id: 'kitchen-24', name: 'an order that a colleague closed is gone from a station', ...closed },
    ...{
      find: '(line.refundNum >= line.num || order.status === orderStatus.closed)',
      put: 'line.refundNum >= line.num',
    },
  },
  {
    ...{ id: 'kitchen-24', name: 'an order that was never in the kitchen is cancelled there', ...closed },
    ...{ find: 'payTime !== null && ', put: '' },
  },
  {
    ...{ id: 'kitchen-24', name: 'one for later is cancelled before its time', ...closed },
    ...{ find: ' && isReleased', put: '' },
  },
  {
    ...{ id: 'kitchen-24', name: 'what is ready is not to be made', ...closed },
    ...{ find: ' && readyTime === null', put: '' },
  },
  {
    ...{ id: 'kitchen-24', name: 'the lane of what is made shows no closed order', ...closedTicket },
    ...{
      file: 'counter/src/screens/board/lane-making.tsx',
      find: 'usePlacement([...closed, ...orders]',
      put: 'usePlacement([...orders]',
    },
  },
  {
    ...{ id: 'kitchen-24', name: 'who closed an order is asked whether they saw it', ...closedTicket },
    ...{ file: 'counter/src/features/ticket/close-order.tsx', find: '            noteClosed(order)\n', put: '' },
  },
  {
    ...{ id: 'shift-15', name: 'a figure is compared with nothing' },
    ...{
      tests: ['core/src/shift/change-of.test.ts'],
      file: 'core/src/shift/change-of.ts',
      find: 'before > 0 ?',
      put: 'before >= 0 ?',
    },
  },
  {
    ...{ id: 'shift-15', name: 'a change is a part of what is sold now' },
    ...{
      tests: ['core/src/shift/change-of.test.ts'],
      file: 'core/src/shift/change-of.ts',
      find: '/ before)',
      put: '/ (now || 1))',
    },
  },
  {
    ...{ id: 'assist-9', name: 'of two codes the one that is answered last opens' },
    ...{ tests: ['counter/src/screens/board/scan.test.tsx'], file: 'counter/src/screens/board/use-scan.ts' },
    ...{ find: '    if (scan !== lastScan) return void endAssist(assisted.assistId)\n', put: '' },
  },
  {
    ...{ id: 'kitchen-25', name: 'a tablet that was looked away from goes dark' },
    ...{ tests: ['counter/src/screens/board/awake.test.tsx'], file: 'counter/src/device/wake-lock.ts' },
    ...{ find: "document.addEventListener('visibilitychange', onChange)\n", put: '' },
  },
  {
    ...{ id: 'kitchen-25', name: 'the board lets its tablet go dark' },
    ...{ tests: ['counter/src/screens/board/awake.test.tsx'], file: 'counter/src/screens/board/board.tsx' },
    ...{ find: '  useEffect(keepAwake, [])\n', put: '' },
  },
  {
    ...{ id: 'stock-16', name: 'sizes of one milk count it twice' },
    ...{ tests: ['core/src/catalog/limits.test.ts'], file: 'core/src/catalog/limits.ts' },
    ...{
      find: 'bmsProductMaterialList.length > 0))',
      put: 'bmsProductMaterialList.length > 99))',
    },
  },
  {
    ...{
      id: 'stock-16',
      name: 'a size that is not counted counts as none',
      tests: ['core/src/catalog/limits.test.ts'],
    },
    ...{
      file: 'core/src/catalog/limits.ts',
      find: 'counts.includes(null) ? undefined :',
      put: 'counts.length === 0 ? undefined :',
    },
  },
  {
    ...{ id: 'stock-16', name: 'a size does not say how few are left', tests: ['web/test/product-sheet.test.ts'] },
    ...{ file: 'kit/choose/sizes.tsx', find: ' : <FewLeft left={stockNum} />', put: ' : null' },
  },
  {
    ...{
      id: 'stock-16',
      name: 'who counts does not read of what few are left',
      tests: ['counter/src/screens/stock/stock.test.tsx'],
    },
    ...{
      file: 'counter/src/screens/stock/stocks.ts',
      find: 'kind === stockKind.sku ? fewOf(available)',
      put: 'kind === 9 ? fewOf(available)',
    },
  },
  {
    ...{ id: 'kitchen-26', name: 'who a ticket is for is small', tests: ['e2e/journeys/ten-tickets.spec.ts'] },
    ...{
      file: 'counter/src/styles/ticket.css',
      find: 'font-size: var(--text-14);\n  line-height: 18px;\n  color: var(--ink-2);\n  overflow-wrap',
      put: 'font-size: var(--text-12);\n  line-height: 18px;\n  color: var(--ink-2);\n  overflow-wrap',
    },
  },
]
