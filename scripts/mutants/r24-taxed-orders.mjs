// Faults against the tax of carts and orders, from the brand's terms to the page [tax-1]…[tax-5].
const placed = { tests: ['server/src/modules/order/place/taxed-order.test.ts'] }
const shown = { tests: ['web/test/taxes-of-an-order.test.ts'] }
const bill = { ...shown, file: 'web/src/features/bill/amounts.tsx' }

export const faults = [
  {
    ...{ id: 'tax-1', name: 'the menu forgets the class of a product' },
    ...placed,
    file: 'server/src/modules/catalog/menu-view.ts',
    find: '...(product.taxClassId === standardTaxClass ? {} : { taxClassId: product.taxClassId }),',
    put: '',
  },
  {
    ...{ id: 'tax-1', name: 'the app is told no terms' },
    ...placed,
    file: 'server/src/modules/corp/show-settings.ts',
    find: '  ...showTax(corp.tax, language),\n',
    put: '',
  },
  {
    ...{ id: 'tax-1', name: 'a tax in the prices is not named' },
    ...bill,
    find: "if (taxMode !== 'inclusive') return null",
    put: 'return null',
  },
  {
    ...{ id: 'tax-2', name: 'a cart is taxed by another way of picking up' },
    ...placed,
    file: 'server/src/modules/promotion/price-cart.ts',
    find: 'orderTaxOf(corp.tax, pickupMethod)',
    put: 'orderTaxOf(corp.tax, 1)',
  },
  {
    ...{ id: 'tax-2', name: 'a rate is written a tenth too small' },
    tests: ['core/src/tax/rate-text.test.ts'],
    file: 'core/src/tax/rate-text.ts',
    find: 'ratePpm / 10_000',
    put: 'ratePpm / 100_000',
  },
  {
    ...{ id: 'tax-5', name: 'an order keeps no added tax' },
    ...placed,
    file: 'server/src/modules/order/place/queries.ts',
    find: 'added_tax: addedTaxOf(line),',
    put: 'added_tax: 0,',
  },
  {
    ...{ id: 'tax-5', name: 'a discount of staff is taxed by the terms of now' },
    ...placed,
    file: 'server/src/modules/order/discount/discount-order.ts',
    find: 'const tax = row.tax ? orderTaxOf(row.tax.terms, row.pickupMethod) : undefined',
    put: 'const tax = undefined',
  },
  {
    ...{ id: 'tax-5', name: 'an order shows its taxes in one language' },
    ...placed,
    file: 'server/src/modules/promotion/present-priced-cart.ts',
    find: 'name: textIn(name, language)',
    put: "name: textIn(name, 'zh-CN')",
  },
  {
    ...{ id: 'tax-5', name: 'the bill does not show what is added' },
    ...bill,
    find: '      <AddedRows sums={sums} />\n',
    put: '',
  },
  {
    ...{ id: 'tax-5', name: 'why this price stops before what is added' },
    ...shown,
    file: 'web/src/features/bill/why-price.tsx',
    find: '    ...addedSteps(sums, wording),\n',
    put: '',
  },
  {
    ...{ id: 'tax-1', name: 'a class with products goes' },
    tests: ['server/src/modules/draft/taxes.test.ts'],
    file: 'server/src/modules/draft/references.ts',
    find: "tax_class_id <> ''\n",
    put: "tax_class_id = 'x'\n",
  },
  {
    ...{ id: 'tax-1', name: 'a rate keeps a class that is gone' },
    tests: ['desk/src/screens/settings/settings.test.tsx'],
    file: 'desk/src/screens/settings/tax-setting.ts',
    find: 'filter((taxClassId) => !isGone.has(taxClassId))',
    put: 'filter(() => true)',
  },
  {
    ...{ id: 'tax-2', name: 'one rate may stand twice' },
    tests: ['server/src/modules/draft/taxes.test.ts'],
    file: 'contract/src/desk/tax-shape.ts',
    find: '.refine((list) => isUnique(list.map(({ rateId }) => rateId)))',
    put: '',
  },
  {
    ...{ id: 'tax-2', name: 'a rate of 101 % is kept' },
    tests: ['desk/src/screens/settings/settings.test.tsx'],
    file: 'desk/src/screens/settings/tax-entries.ts',
    find: ' && ratePpm <= mostRatePpm',
    put: '',
  },
  {
    ...{ id: 'tax-4', name: 'a service charge begins untaxed' },
    tests: ['desk/src/screens/settings/settings.test.tsx'],
    file: 'desk/src/screens/settings/tax-entries.ts',
    find: 'taxClassId: standardTaxClass }',
    put: 'taxClassId: null }',
  },
  {
    ...{ id: 'tax-8', name: 'a proposal is not kept' },
    tests: ['desk/src/screens/settings/settings.test.tsx'],
    file: 'desk/src/screens/settings/mode-section.tsx',
    find: '{ ...rest, classList }',
    put: '{ classList }',
  },
]
