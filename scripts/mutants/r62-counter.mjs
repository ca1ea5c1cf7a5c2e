const tests = (name) => ({ tests: [name] })
const counts = tests('counter/src/screens/board/counts.test.tsx')

/** What the counter says while nothing was read, without a connection, with a station, and of what was given back. */
export const faults = [
  {
    ...{ id: 'kitchen-12', name: 'the count beside the pages is of all stations', ...counts },
    file: 'counter/src/features/ticket/use-new-count.ts',
    find: '.new.filter(isHere).length',
    put: '.new.length',
  },
  {
    ...{ id: 'kitchen-12', name: 'the figures of the whole store are those of a station', ...counts },
    ...{ file: 'counter/src/screens/board/board.tsx', find: 'all: columns.all', put: 'all: columns' },
  },
  {
    ...{ id: 'kitchen-13', name: 'a lane says that it is empty before the first answer', ...counts },
    ...{
      file: 'counter/src/screens/board/lane.tsx',
      find: '{!isUnknown && count === 0 && (',
      put: '{count === 0 && (',
    },
  },
  {
    ...{ id: 'kitchen-14', name: 'a store without a connection is open as if that were known' },
    ...tests('counter/src/screens/store/store.test.tsx'),
    ...{ file: 'counter/src/screens/store/taking.tsx', find: "isLost ? 'before' : state", put: 'state' },
  },
  {
    ...{ id: 'kitchen-14', name: 'controls can be tapped in vain without a connection' },
    ...tests('counter/src/screens/store/store.test.tsx'),
    file: 'counter/src/features/connection/while-connected.tsx',
    ...{ find: ' disabled={isLost}', put: '' },
  },
  {
    ...{ id: 'kitchen-15', name: 'the middle of a word of a note is found', ...counts },
    file: 'counter/src/features/ticket/has-word.ts',
    ...{ find: '.includes(` ${typed}`)', put: '.includes(typed)' },
  },
  {
    ...{ id: 'kitchen-15', name: 'orders of a day are not found by their note' },
    ...tests('server/src/modules/order/counter/search.test.ts'),
    file: 'server/src/modules/order/search/queries.ts',
    ...{ find: " or strpos(' ' || upper(placed.remark), ' ' || :code) > 0", put: '' },
  },
  {
    ...{ id: 'kitchen-16', name: 'who may not change it does not see that the store is paused', ...counts },
    ...{ file: 'counter/src/screens/board/store-state.tsx', find: 'return <Pause />', put: 'return null' },
  },
  {
    ...{ id: 'kitchen-17', name: 'Escape closes the dialogs below too', ...tests('kit/ui/layer.test.tsx') },
    ...{ file: 'kit/ui/layer.tsx', find: 'if (event.target !== event.currentTarget) return', put: '' },
  },
  {
    ...{ id: 'kitchen-17', name: 'Back leaves the page below two dialogs' },
    ...tests('counter/src/shell/layer-history.test.tsx'),
    ...{ file: 'counter/src/shell/layer-history.ts', find: 'if (countLayers() > 1) cover()', put: '' },
  },
  {
    ...{ id: 'kitchen-17', name: 'after a dialog that was closed Back does nothing' },
    ...tests('counter/src/shell/layer-history.test.tsx'),
    ...{
      file: 'counter/src/shell/layer-history.ts',
      find: 'else if (location.href === before) history.back()',
      put: '',
    },
  },
  {
    ...{ id: 'shift-11', name: 'who takes a payment second only hears that the order changed', ...counts },
    ...{
      file: 'counter/src/data/take-money.ts',
      find: "showToast(t('counter.alreadyPaid', { code: codeOf(now), way }))",
    },
    put: 'report(failure)',
  },
  {
    ...{ id: 'order-19', name: 'a line that went back whole is not struck' },
    ...tests('counter/src/features/ticket/ticket-lines.test.tsx'),
    file: 'counter/src/features/ticket/ticket-lines.tsx',
    ...{ find: 'line.refundNum >= line.num || undefined', put: 'undefined' },
  },
]
