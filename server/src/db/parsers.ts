import pg from 'pg'

const { builtins } = pg.types

/** bigint holds money and instants in milliseconds; both stay far below 2^53, and what does not must never pass unseen. */
function wholeNumber(text: string): number {
  const value = Number(text)
  if (!Number.isSafeInteger(value)) throw new RangeError(`A number of the database does not fit: ${text}`)
  return value
}

const parseInstant = pg.types.getTypeParser(builtins.TIMESTAMPTZ)

const byType = new Map<number, (text: string) => unknown>([
  [builtins.INT8, wholeNumber],
  [builtins.TIMESTAMPTZ, (text) => Number(parseInstant(text))],
  [builtins.DATE, (text) => text], // a calendar day, not an instant
])

/** How values of the database become ours: `bigint` a number, `timestamptz` epoch ms, `date` the text `YYYY-MM-DD`, the rest as pg does it. Instants are handed in as `Date`. */
export const parsers: pg.CustomTypesConfig = {
  // as: the signature has one overload per format; ours reads text and leaves the rest alone.
  getTypeParser: ((oid: number, format?: 'text' | 'binary') =>
    (format !== 'binary' && byType.get(oid)) || pg.types.getTypeParser(oid, format)) as typeof pg.types.getTypeParser,
}
