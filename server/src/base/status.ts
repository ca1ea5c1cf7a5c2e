/** Whether a brand is served. */
export const corpStatus = { disabled: 0, enabled: 1 } as const

/** A deleted account keeps its row, for the books. Walk-in: nobody's account, it holds the orders of customers without one [assist-4]. */
export const customerStatus = { active: 1, deleted: 2, walkIn: 3 } as const

/** Whether a member of staff may log in. */
export const staffStatus = { active: 1, inactive: 0 } as const

/** Whether a promotion is offered. */
export const promotionStatus = { paused: 0, active: 1 } as const

/** Whether a product is on the shelf, and whether it is on sale. */
export const shelfStatus = { off: 0, on: 1 } as const
