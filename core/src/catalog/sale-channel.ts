/** Where something is sold [brand-3]: 1 is the customers' app. */
export const saleChannel = { app: 1 } as const
