/** Stores that the customer has chosen himself in this visit. */
const chosen = new Set<string>()

export const noteChoice = (storeId: string): void => void chosen.add(storeId)

/** Whether the store is what he has just chosen, and not what an earlier visit left or the brand proposed. */
export const isChosenHere = (storeId: string): boolean => chosen.has(storeId)
