/** Lets the browser see to what waits, a tap before all, between two works of which neither is short; or waits for a while. */
export const nextTurn = (ms?: number): Promise<void> => new Promise((done) => setTimeout(done, ms))
