// Faults against what was mended at the desk: previews of tax, imports, checks. A table: its length is no measure.
const imports = {
  file: 'server/src/modules/draft/sheet/import-sheets.ts',
  tests: ['server/src/modules/draft/sheet/import-sheets.test.ts'],
}

export const faults = [
  {
    ...{ id: 'draft-10', name: 'a preview reckons with the taxes that are published' },
    file: 'server/src/modules/preview/routes.ts',
    ...{ find: '{ ...context, corp, session', put: '{ ...context, session' },
    tests: ['server/src/modules/preview/preview.test.ts'],
  },
  {
    ...{ id: 'sheet-7', name: 'an import that another server has done fails', ...imports },
    ...{ find: 'isDuplicate(failure) ?', put: 'false ?' },
  },
  {
    ...{ id: 'sheet-7', name: 'another file is answered as the first one', ...imports },
    ...{ find: "if (found.fileHash !== fileHash) throw new Refusal('requestIdReused')", put: '' },
  },
  {
    ...{ id: 'sheet-7', name: 'answers of imports are kept for ever', ...imports },
    ...{ find: 'deleteOldImports(corp.corpId, now - answeredAgainMs)', put: 'deleteOldImports(corp.corpId, 0)' },
  },
  {
    ...{ id: 'sheet-7', name: 'the connection of a long import is cut' },
    file: 'server/src/http/route-file.ts',
    ...{ find: 'request.raw.socket.setTimeout(workMs)', put: 'request.raw.socket.ref()' },
    tests: ['server/src/http/route-file.test.ts'],
  },
  {
    ...{ id: 'sheet-8', name: 'an import waits for those of every brand', file: 'server/src/base/lanes.ts' },
    ...{ find: 'this.#lanes.get(key) ??', put: "this.#lanes.get('') ??", tests: ['server/src/base/lanes.test.ts'] },
  },
  {
    ...{ id: 'sheet-8', name: 'as many imports run as come', file: 'server/src/base/lanes.ts' },
    ...{ find: '() => this.#places.run(work)', put: 'work', tests: ['server/src/base/lanes.test.ts'] },
  },
  {
    ...{ id: 'sheet-9', name: 'a trial passes what publishing refuses', ...imports },
    ...{ find: 'changes.length === 0 ? [] : await tryChanges', put: 'true ? [] : await tryChanges' },
  },
  {
    ...{ id: 'sheet-9', name: 'what was wrong with the draft before is a fault of the file', tests: imports.tests },
    file: 'server/src/modules/draft/sheet/try-changes.ts',
    ...{ find: '!before.has(faultKey(fault))', put: 'before !== undefined' },
  },
  {
    ...{ id: 'draft-19', name: 'a check looks at the items alone' },
    file: 'server/src/modules/draft/lint/look-at-draft.ts',
    ...{ find: 'const isWhole = checked.faults.length === 0', put: 'const isWhole = false' },
    tests: ['server/src/modules/draft/lint/lint.test.ts'],
  },
  {
    ...{ id: 'staff-9', name: 'a link of a person with higher limits is renewed' },
    file: 'server/src/modules/staff/team/team.ts',
    ...{ find: 'await ensureLimits(tx, context, { wanted: limitsOf(member), before: nothing })', put: '' },
    tests: ['server/src/modules/staff/team/renewed-link.test.ts'],
  },
  {
    ...{ id: 'store-13', name: 'a store is called at abc', file: 'contract/src/desk/store-shapes.ts' },
    ...{ find: '.refine(isStorePhone)', put: '', tests: ['server/src/modules/store/desk/stores-at-desk.test.ts'] },
  },
  {
    ...{ id: 'provider-4', name: 'a key of a test account is said to begin as a live one' },
    file: 'desk/src/screens/payments/accounts/connect-dialog.tsx',
    ...{ find: 'exampleIn(example, mode)', put: 'example' },
    tests: ['desk/src/screens/payments/accounts/accounts.test.tsx'],
  },
  {
    ...{ id: 'price-12', name: 'the beginning of what is no price is kept' },
    file: 'desk/src/screens/price-lists/price-cell.tsx',
    ...{ find: ': begun.current })', put: ': row[field] })' },
    tests: ['desk/src/screens/price-lists/price-lists.test.tsx'],
  },
  {
    ...{ id: 'tax-1', name: 'a class of tax is told by its id', file: 'server/src/modules/draft/menu/queries.ts' },
    ...{ find: "then fields #> '{classList,to}' else", put: "then '[]' else" },
    tests: ['server/src/modules/draft/taxes.test.ts'],
  },
  {
    ...{ id: 'sheet-10', name: 'files of a brand wait without end', file: 'server/src/base/room.ts' },
    ...{ find: 'inside >= this.#places.ofKey', put: 'false', tests: ['server/src/base/room.test.ts'] },
  },
  {
    ...{ id: 'sheet-10', name: 'files of all brands wait without end', file: 'server/src/base/room.ts' },
    ...{ find: 'this.#all >= this.#places.ofAll', put: 'false', tests: ['server/src/base/room.test.ts'] },
  },
  {
    ...{
      id: 'sheet-4',
      name: 'the table of changed cells says ids',
      file: 'desk/src/screens/spreadsheet/cell-names.ts',
    },
    ...{ find: 'row === undefined ? part : calledIn(row)', put: 'part' },
    tests: ['desk/src/screens/spreadsheet/spreadsheet.test.tsx'],
  },
  {
    ...{
      id: 'staff-11',
      name: 'a manager of one store is shown the menu',
      file: 'desk/src/features/rights/use-rights.ts',
    },
    ...{ find: "brandWide.includes(permission) ? 'corp'", put: "brandWide.includes(permission) ? 'any'" },
    tests: ['desk/src/shell/frame.test.tsx'],
  },
  {
    ...{
      id: 'page-14',
      name: 'a page of the desk is left for one that does not come',
      file: 'desk/src/shell/router.tsx',
    },
    ...{ find: '  stayUntilLoaded(router)', put: '', tests: ['desk/src/shell/stay.test.tsx'] },
  },
  {
    ...{ id: 'page-14', name: 'a page that an older desk asks for is said to be broken' },
    file: 'desk/src/state/page-fault.ts',
    ...{ find: "? 'broken' : 'newer'", put: "? 'broken' : 'broken'", tests: ['desk/src/shell/stay.test.tsx'] },
  },
  {
    ...{ id: 'page-14', name: 'a page that was asked for earlier says that it failed', file: 'desk/src/shell/stay.ts' },
    ...{ find: 'if (mine !== latest) return true', put: '', tests: ['desk/src/shell/stay.test.tsx'] },
  },
]
