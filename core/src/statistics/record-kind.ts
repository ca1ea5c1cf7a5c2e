/** Kinds of record that the app reports (`lt`). */
export const recordKind = { session: 1, hidden: 3, page: 11, event: 21, error: 31, pushed: 101 } as const

/** How a session began (`cst`): opened, came back after more than 300 s, more than 1800 s on one page. */
export const sessionStart = { opened: 1, cameBack: 2, stayed: 3 } as const
