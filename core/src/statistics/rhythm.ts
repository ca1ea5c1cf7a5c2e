/** How often statistics go out and when a visit counts as a new one [statistics-1], in seconds. */
export const rhythm = {
  /** Records are gathered this long. */
  reportSeconds: 10,
  /** Longer in the background than this: a new session. */
  sessionSeconds: 300,
  /** Longer on one page than this: a new session. */
  pageSeconds: 1800,
  /** The server is asked this often whether it wants reports. */
  checkSeconds: 86_400,
} as const

/** What a report may hold [statistics-2]. */
export const reportLimits = { records: 200, bytes: 262_144 } as const
