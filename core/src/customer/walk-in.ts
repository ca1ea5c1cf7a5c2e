const beginning = 'walk-in:'

/** The account that holds the orders of a store's customers without one [assist-4]. */
export const walkInOf = (storeId: string): string => `${beginning}${storeId}`

/** Whether an order was taken for somebody without an account. */
export const isWalkIn = (customerId: string): boolean => customerId.startsWith(beginning)
