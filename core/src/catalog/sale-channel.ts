/** Where something is sold (spec, `saleChannelCode`): 1 is the customers' app. */
export const saleChannel = { app: 1 } as const
