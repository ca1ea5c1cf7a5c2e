/** Most lines of a cart that is shared by a link [share-3]. */
export const mostSharedLines = 50

/** So long a shared cart can be opened. */
export const sharedCartMs = 7 * 24 * 3_600_000
