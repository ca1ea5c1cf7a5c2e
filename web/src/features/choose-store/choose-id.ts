/** The id of the button that chooses a store from a list. */
export const chooseId = (storeId: string): string => `choose-${storeId}`
