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
  {
    ...{
      id: 'draft-17',
      name: 'a text that is too long goes into the draft',
      file: 'desk/src/features/entry/entry-field.tsx',
    },
    ...{ find: '(text.length > most ? undefined : ', put: '(text.length > 2 * most ? undefined : ' },
    tests: ['desk/src/screens/product/product.test.tsx'],
  },
  {
    ...{ id: 'staff-7', name: 'an account name is another in capitals', file: 'server/src/modules/staff/queries.ts' },
    find: 'lower(account) = lower(:account) and status',
    ...{ put: 'account = :account and status', tests: ['server/src/modules/staff/log-in/staff-log-in.test.ts'] },
  },
  {
    ...{ id: 'staff-7', name: 'of two spellings any logs in', file: 'server/src/modules/staff/queries.ts' },
    ...{ find: 'staff.account = :account desc, ', put: '' },
    tests: ['server/src/modules/staff/log-in/staff-log-in.test.ts'],
  },
  {
    ...{ id: 'staff-7', name: 'two spellings are invited at once', file: 'server/src/modules/staff/team/team.ts' },
    ...{ find: '    await tx.run(lockTeam(corpId))\n', put: '' },
    tests: ['server/src/modules/staff/team/team.test.ts'],
  },
  {
    ...{ id: 'price-14', name: 'a point groups in every language', file: 'core/src/money/parse-money.ts' },
    ...{ find: "(mark === '.') === pointGroups.includes(language)", put: "mark === '.' || mark === ','" },
    tests: ['core/src/money/money.test.ts'],
  },
  {
    ...{ id: 'price-14', name: 'marks between thousands are refused', file: 'core/src/money/parse-money.ts' },
    ...{
      find: "if (whole !== '' && (isPlain || ",
      put: "if (whole !== '' && (",
      tests: ['core/src/money/money.test.ts'],
    },
  },
]
