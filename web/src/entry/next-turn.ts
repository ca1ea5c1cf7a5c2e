/** Lets the browser see to what waits, a tap before all, between two works of which neither is short. */
export const nextTurn = (): Promise<void> => new Promise((done) => setTimeout(done))
