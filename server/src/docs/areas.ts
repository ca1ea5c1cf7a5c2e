/** The parts of the API, in the order in which they are read: the word after `/api/app/` -> what it is about. */
export const areas: Readonly<Record<string, string>> = {
  common: 'What every part of the app needs: settings, versions, uploads, statistics, messages.',
  customer: 'The brand’s pages, and the customer’s account, stores, coupons and points.',
  product: 'Menus: categories, products, sale limits, stock of materials.',
  marketing: 'Promotions and prices: pure calculations, nothing is kept.',
  order: 'Carts, orders and payments.',
  store: 'The counter of a store, for employees.',
  desk: 'The desk of a brand: who works there, what it sells and how.',
  pay: 'Payment provider webhooks.',
  operations: 'For those who run a server.',
}

export const areaOf = (path: string): string => {
  const [, area] = /^\/api\/app\/([a-z]+)\//.exec(path) ?? []
  return area ?? (path.startsWith('/api/pay/') ? 'pay' : 'operations')
}
