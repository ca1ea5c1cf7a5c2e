// Faults against the rules of docs/rules/cart.md.
export const faults = [
  {
    id: 'cart-6',
    name: 'a cart does not say that its prices changed',
    file: 'web/src/features/cart-panel/use-cart-foot.tsx',
    find: `  usePriceNews(cart)
`,
    put: '',
    tests: ['web/test/cart-reasons.test.ts'],
  },
  {
    id: 'cart-6',
    name: 'a cart says of the same price again that it changed',
    file: 'web/src/features/cart/use-price-news.ts',
    find: 'prices.get(line) ?? line.price',
    put: 'line.price',
    tests: ['web/test/cart-reasons.test.ts'],
  },
]
