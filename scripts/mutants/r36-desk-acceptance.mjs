// Faults against tax of a new brand, the name of a store at its counter, checks of drafts that take turns, and drags without keys.
const form = {
  file: 'desk/src/screens/setup/country-fields.tsx',
  tests: ['desk/src/screens/setup/setup.test.tsx'],
}
const make = { file: 'server/src/modules/setup/create-brand.ts', tests: ['server/src/modules/setup/setup.test.ts'] }
const propose = { file: 'core/src/tax/propose-tax.ts', tests: ['core/src/tax/propose-tax.test.ts'] }
const checks = {
  file: 'server/src/modules/draft/routes.ts',
  tests: ['server/src/modules/draft/lint/checks-in-turn.test.ts'],
}

export const faults = [
  {
    ...{ id: 'tax-8', name: 'a new brand has no tax', ...make },
    ...{ find: '[...firstPages(), taxOf(wish)]', put: 'firstPages()' },
  },
  {
    ...{ id: 'tax-8', name: 'a new brand is taxed as its country says, whatever was chosen', ...propose },
    ...{ find: 'taxMode ?? proposed.taxMode', put: 'proposed.taxMode' },
  },
  {
    ...{ id: 'tax-8', name: 'a brand without tax keeps the rates of its country', ...propose },
    ...{ find: "mode === 'none' ? { classList: [], rateList: [] } : proposed", put: 'proposed' },
  },
  {
    ...{ id: 'tax-8', name: 'rates of two pick-up methods are one', ...propose },
    ...{ find: 'JSON.stringify([rate.rateId, rate.pickupMethods])', put: 'rate.rateId' },
  },
  {
    ...{ id: 'tax-8', name: 'the way of stating prices stays when another country is chosen', ...form },
    ...{ find: "      setValue('taxMode', countryTax[chosen].taxMode)\n", put: '' },
  },
  {
    ...{ id: 'store-14', name: 'a counter keeps the name that its store had at log-in' },
    file: 'counter/src/data/orders.ts',
    ...{ find: '  renameStore(page.storeName)\n', put: '' },
    tests: ['counter/src/screens/board/board.test.tsx'],
  },
  {
    ...{ id: 'store-14', name: 'a counter that is loaded again shows the name of before' },
    file: 'counter/src/state/session.ts',
    ...{ find: '  keptEmployee.set(renamed)\n', put: '' },
    tests: ['counter/src/screens/board/board.test.tsx'],
  },
  {
    ...{ id: 'store-14', name: 'the name of a store is in the language of the brand' },
    file: 'server/src/modules/order/counter/routes.ts',
    ...{ find: 'textIn(store?.name ?? {}, context.language)', put: "textIn(store?.name ?? {}, 'en-US')" },
    tests: ['server/src/modules/order/counter/list.test.ts'],
  },
  {
    ...{ id: 'draft-19', name: 'all drafts are checked at once', ...checks },
    ...{
      find: 'checks.run(context.corp.corpId, () => lookAtDraft(app, wish, context))',
      put: 'lookAtDraft(app, wish, context)',
    },
  },
  {
    ...{ id: 'draft-19', name: 'drafts of many brands are checked at once', ...checks },
    ...{ find: 'const checksAtOnce = 3', put: 'const checksAtOnce = 30' },
  },
  {
    ...{ id: 'draft-19', name: 'a check waits for those of other brands', ...checks },
    ...{ find: 'checks.run(context.corp.corpId,', put: "checks.run(''," },
  },
  {
    ...{ id: 'page-15', name: 'headings are ordered by dragging only', file: 'desk/src/features/entry/row-tools.tsx' },
    ...{ find: 'event.altKey ? (', put: 'event.ctrlKey ? (', tests: ['desk/src/screens/items/items.test.tsx'] },
  },
  {
    ...{ id: 'page-15', name: 'pictures are uploaded by dragging only' },
    file: 'desk/src/screens/pictures/pictures.tsx',
    ...{
      find: 'onClick={() => input.current?.click()}',
      put: '',
      tests: ['desk/src/screens/pictures/pictures.test.tsx'],
    },
  },
  {
    ...{ id: 'page-15', name: 'a spreadsheet is uploaded by dragging only' },
    file: 'desk/src/screens/spreadsheet/upload-card.tsx',
    ...{ find: 'onClick={() => input.current?.click()}', put: '' },
    tests: ['desk/src/screens/spreadsheet/spreadsheet.test.tsx'],
  },
  {
    ...{
      id: 'page-15',
      name: 'another part of the desk is dragged',
      file: 'desk/src/screens/offers/offer-editor.tsx',
    },
    ...{
      find: '<section className="form2"',
      put: '<section onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)} className="form2"',
    },
    tests: ['scripts/desk-drags.test.ts'],
  },
  {
    ...{
      id: 'draft-9',
      name: 'a draft is scheduled for a time that is over',
      file: 'desk/src/screens/publish/publish.tsx',
    },
    ...{ find: ' || (isLater && !isToCome)', put: '', tests: ['desk/src/screens/publish/schedule.test.tsx'] },
  },
  {
    ...{
      id: 'draft-9',
      name: 'why a draft was not scheduled is not said',
      file: 'desk/src/screens/publish/use-publish.ts',
    },
    ...{ find: 'if (!(await explain(failure))) setScheduleFault(failure.message)', put: 'await explain(failure)' },
    tests: ['desk/src/screens/publish/schedule.test.tsx'],
  },
]
