/** Stores that the customer chose in this visit. */
const chosen = new Set<string>()

export const noteChoice = (storeId: string): void => void chosen.add(storeId)

/** Whether the store was just chosen, and not what an earlier visit left or the brand proposed. */
export const isChosenInThisVisit = (storeId: string): boolean => chosen.has(storeId)
