// Faults against R-8.x: what is told when something cannot be had.

export const faults = [
  {
    id: 'R-8.2',
    name: 'nothing is said of products that are refused',
    file: 'web/src/data/catalog/catalog.ts',
    find: 'isSilent = false',
    put: 'isSilent = true',
    tests: ['web/test/menu.test.ts'],
  },
]
