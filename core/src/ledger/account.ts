/** One account of the books: `<kind>` or `<kind>:<whose>` [ledger-2]. */
export type Account =
  | 'sales'
  | 'suspense'
  | 'write-off'
  | 'bank'
  | 'chargebacks'
  | `${'customer' | 'provider' | 'cash' | 'fees' | 'tax'}:${string}`

/** What was sold, less what was given back for it. */
export const sales = 'sales' satisfies Account

/** Money that came and fits nothing: another currency than was asked for, a payment that nobody knows. */
export const suspense = 'suspense' satisfies Account

/** What a brand moved by itself, outside of providers and tills. */
export const bank = 'bank' satisfies Account

/** What banks of customers took back from the brand by chargebacks, less what came back of it [ledger-8]. */
export const chargebacks = 'chargebacks' satisfies Account

/** What the customer of an order owes (above 0), or is owed. */
export const customerOf = (orderId: string): Account => `customer:${orderId}`

/** Money that a provider holds, by the name of its account. */
export const providerOf = (account: string): Account => `provider:${account}`

/** Money in the tills of a store. */
export const cashOf = (storeId: string): Account => `cash:${storeId}`

/** Money that a store's own card terminal took, until its bank pays it out; no account of ours is connected to it. */
export const terminalOf = (storeId: string): Account => `provider:terminal:${storeId}`

/** What a provider kept, by the name of its account. */
export const feesOf = (account: string): Account => `fees:${account}`

/** Lost (above 0) or found, as a person has decided. */
export const writeOff = 'write-off' satisfies Account

/** What is owed to the state under one rate, by its id [ledger-6]. */
export const taxOf = (rateId: string): Account => `tax:${rateId}`
