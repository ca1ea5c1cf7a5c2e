/** States of one attempt to pay an order [order-11]. */
export const attemptStatus = { pending: 0, success: 1, failed: 2, cancelled: 3, expired: 4 } as const

/** What the app does after an attempt was opened: go to the provider's page, or nothing since it is paid at the store. */
export const paymentAction = { redirect: 1, none: 4 } as const

/** States of money that goes back: to be sent to a provider, taken by it, or handed over the counter. */
export const refundStatus = { due: 0, done: 1, overCounter: 2 } as const
