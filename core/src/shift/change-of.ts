/** How much more or less something is than before, in whole percent of it; undefined where there was nothing [shift-15]. */
export const changeOf = (now: number, before: number): number | undefined =>
  before > 0 ? Math.round(((now - before) / before) * 100) : undefined
