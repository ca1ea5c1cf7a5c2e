/** States of one attempt to pay an order [order-11]. */
export const attemptStatus = { pending: 0, success: 1, failed: 2, cancelled: 3, expired: 4 } as const

/**
 * What the app does after an attempt was opened: go to the provider's page, show a QR code, open a wallet by a deep link, or nothing
 * since it is paid at the store [provider-6].
 */
export const paymentAction = { redirect: 1, qr: 2, deepLink: 3, none: 4 } as const

/**
 * States of money that goes back: to be sent to a provider, done by it, handed over the counter, taken by the provider and not done
 * yet, refused by it, settled by a person in another way, or with the customer already by a chargeback [order-17], [order-27].
 */
export const refundStatus = {
  due: 0,
  done: 1,
  overCounter: 2,
  pending: 3,
  failed: 4,
  byHand: 5,
  chargedBack: 6,
} as const

/** Where all the money is that goes back for an order [order-17]. */
export const refundState = { none: 0, underWay: 1, done: 2, failed: 3 } as const

/** How long an order with an open attempt waits after its deadline, so that money that was paid in time may still be told of [order-18]. */
export const payGraceMs = 30_000
