// Faults against food facts and allergens [food-1] to [food-8].
const core = { tests: ['core/src/food/facts-of.test.ts'] }
const facts = { ...core, file: 'core/src/food/facts-of.ts' }
const grade = { ...core, file: 'core/src/food/nutri-grade.ts' }
const allergen = { file: 'core/src/food/allergen.ts', tests: ['core/src/food/allergen.test.ts'] }
const web = { tests: ['web/test/food.test.ts'] }
const order = { tests: ['server/src/modules/order/place/warning.test.ts'] }
const customer = { tests: ['server/src/modules/customer/allergens.test.ts'] }

export const faults = [
  {
    id: 'food-1',
    name: 'what nobody entered is none',
    file: 'server/src/modules/catalog/queries.ts',
    find: "'energy', energy,",
    put: "'energy', coalesce(energy, 0),",
    tests: ['server/src/modules/catalog/food.test.ts'],
  },
  {
    id: 'food-2',
    name: 'a part that is not known counts as none',
    ...facts,
    find: 'amount === null) return null',
    put: 'amount === null) continue',
  },
  {
    id: 'food-2',
    name: 'what has no recipe is known to have nothing',
    ...facts,
    find: '(own.length > 0 || isWhole)',
    put: 'true',
  },
  {
    id: 'food-3',
    name: 'an extra without a recipe adds nothing',
    ...facts,
    find: '(book.toppings.has(propertyId) || (price ?? 0) > 0)',
    put: 'false',
  },
  {
    id: 'food-4',
    name: 'a share of the recipe changes nothing',
    ...facts,
    find: 'Math.round((sum * percent) / 100)',
    put: 'sum + 0 * percent',
  },
  {
    id: 'food-4',
    name: 'the sheet does not follow the choice',
    file: 'web/src/features/food/sheet-food.tsx',
    find: 'const choice = choiceOf(product, selection)',
    put: 'const choice = choiceOf(product, { ...selection, values: selection.values.slice(1) })',
    ...web,
  },
  {
    id: 'food-5',
    name: 'lactose counts for the grade',
    ...grade,
    find: 'Math.max(0, sugar - lactose)',
    put: 'sugar',
  },
  {
    id: 'food-5',
    name: 'toppings count for the grade',
    ...facts,
    find: '!book.toppings.has(propertyId))\n  const uses',
    put: 'propertyId !== undefined)\n  const uses',
  },
  {
    id: 'food-5',
    name: 'C goes up to 10.5 g',
    ...grade,
    find: "grade: 'C', sugar: 10_000",
    put: "grade: 'C', sugar: 10_500",
  },
  {
    id: 'food-5',
    name: 'a drink with a sweetener is an A',
    ...grade,
    find: "!(limit.grade === 'A' && hasSweetener)",
    put: "!(limit.grade === 'A' && false)",
  },
  {
    id: 'food-5',
    name: 'the menu marks no D',
    file: 'web/src/features/food/warned.tsx',
    find: 'function RowFood({ product }: { readonly product: Product }) {\n  const book = useFood()',
    put: 'function RowFood({ product }: { readonly product: Product }) {\n  const book = useFood()\n  if (book?.volumes.size) return null',
    ...web,
  },
  {
    id: 'food-6',
    name: 'the items of a set are left out',
    ...facts,
    find: 'isPackage(choice)), ...items]',
    put: 'isPackage(choice)), ...items.slice(items.length)]',
  },
  {
    id: 'food-7',
    name: 'what is not known is no warning',
    ...allergen,
    find: 'facts.isComplete ? [] :',
    put: 'facts.isComplete || true ? [] :',
  },
  {
    id: 'food-7',
    name: 'facts that cannot be had warn of nothing',
    file: 'web/src/data/catalog/food.ts',
    find: 'isError ? nothingKnown : undefined',
    put: 'isError ? undefined : undefined',
    ...web,
  },
  {
    id: 'food-8',
    name: 'stores are told without being let',
    file: 'server/src/modules/order/place/queries.ts',
    find: 'case when customer.tells_allergens then',
    put: 'case when customer.tells_allergens or true then',
    ...order,
  },
  {
    id: 'food-8',
    name: 'what is avoided outlives the account',
    file: 'server/src/modules/customer/erase-queries.ts',
    find: 'avoided_allergens = default, tells_allergens = default',
    put: 'tells_allergens = default',
    ...customer,
  },
  {
    id: 'food-8',
    name: 'orders of a deleted account keep their warnings',
    file: 'server/src/modules/customer/erase-queries.ts',
    find: '  emptyWarnings(erased),\n',
    put: '',
    ...customer,
  },
  {
    id: 'food-8',
    name: 'the log-out leaves a customer’s allergens on the device',
    file: 'web/src/features/session/follow-session.ts',
    find: '    forgetAvoided()\n',
    put: '',
    ...web,
  },
  {
    id: 'food-8',
    name: 'a visitor’s goes to the server',
    file: 'web/src/data/customer/avoided.ts',
    find: "if (loginState() !== 'valid') return",
    put: "if (loginState() !== 'valid' && avoided.isTold) return",
    ...web,
  },
]
