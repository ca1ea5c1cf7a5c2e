// Faults against what the desk keeps, says and finds. A table: its length is no measure.
const taps = { id: 'page-13', file: 'kit/ui/second-taps.ts', tests: ['kit/ui/layer.test.tsx'] }
const lines = {
  id: 'draft-15',
  file: 'desk/src/features/changes/lines.ts',
  tests: ['desk/src/features/changes/lines.test.ts'],
}

export const faults = [
  {
    ...taps,
    name: 'the second half of a double tap is not known by its count',
    find: 'tap.detail > 1',
    put: 'tap.detail > 2',
  },
  {
    ...taps,
    name: 'a browser that counts no taps swallows none',
    find: 'tap.detail === 1 &&',
    put: 'tap.detail === 2 &&',
  },
  { ...taps, name: 'a tap elsewhere is swallowed', find: ' < doubleTapPx', put: ' < 10 * doubleTapPx' },
  {
    ...{ id: 'page-13', name: 'a sheet that closes swallows nothing', file: 'kit/ui/layer.tsx' },
    ...{ find: '      swallowSecondTap()\n', put: '', tests: ['web/test/second-taps.test.ts'] },
  },
  {
    ...{ id: 'brand-10', name: 'first products are gone after leaving the page' },
    file: 'desk/src/screens/start/products-step.tsx',
    ...{ find: 'useEffect(() => kept.keep(rows), [kept, rows])', put: '' },
    tests: ['desk/src/screens/start/products-step.test.tsx'],
  },
  {
    ...{ id: 'brand-10', name: 'first products stay after they were published' },
    file: 'desk/src/screens/start/products-step.tsx',
    ...{ find: '    kept.forget()\n', put: '' },
    tests: ['desk/src/screens/start/products-step.test.tsx'],
  },
  {
    ...{ id: 'store-1', name: 'the desk says other hours than customers read' },
    file: 'desk/src/screens/store/hours/hours-card.tsx',
    ...{ find: 'clocks(defaultBusinessHours)', put: "clocks('00:00-24:00')" },
    tests: ['desk/src/screens/store/store.test.tsx'],
  },
  { ...lines, name: 'what comes back reads as new', find: '?.isStored === true', put: '?.isStored === undefined' },
  {
    ...{ id: 'draft-15', name: 'what a draft brings back was never there' },
    file: 'server/src/modules/draft/menu/show-menu.ts',
    ...{ find: 'row.isStored || byItem.get(itemKey(row))?.isStored === true', put: 'row.isStored' },
    tests: ['server/src/modules/draft/menu/show-menu.test.ts'],
  },
  {
    ...{ id: 'sheet-1', name: 'a name that two headings have names the first', file: 'core/src/sheet/names.ts' },
    ...{ find: 'second === undefined ?', put: 'true ?', tests: ['core/src/sheet/sheets.test.ts'] },
  },
  {
    ...{ id: 'sheet-1', name: 'products are named by their names', file: 'core/src/sheet/entries.ts' },
    ...{ find: "kind === 'category' && typeof name", put: 'typeof name', tests: ['core/src/sheet/sheets.test.ts'] },
  },
]
