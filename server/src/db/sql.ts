/** SQL whose values have names (`:storeId`). `Row` is what its rows are known to be. */
export interface Sql<Row = unknown> {
  readonly source: string
  /** Never set: it only carries the type of the rows. */
  readonly row?: Row
}

/** What may stand in SQL beside its own words: other SQL, and numbers of core's constants, one or a list. */
type Part = Sql | number | readonly number[]

const isSql = (part: Part): part is Sql => typeof part === 'object' && 'source' in part

function written(part: Part): string {
  if (isSql(part)) return part.source
  const numbers = [part].flat()
  if (!numbers.every(Number.isFinite)) throw new RangeError(`Not a number for SQL: ${part}`)
  return numbers.join(', ')
}

/** SQL with named values; numbers are written into it, so that an index on some rows only is still found. */
export const sql = <Row = unknown>(words: TemplateStringsArray, ...parts: readonly Part[]): Sql<NoInfer<Row>> => ({
  source: words.reduce((text, word, index) => text + written(parts[index - 1] ?? []) + word),
})

/** The name of a table or column, of a constant list in the source. */
export const identifier = (name: string): Sql => {
  if (!/^[a-z_]+$/i.test(name)) throw new RangeError(`Not a name for SQL: ${name}`)
  return { source: name }
}

/** Pieces of SQL, one after the other. */
export const joined = (parts: readonly Sql[], between: string): Sql => ({
  source: parts.map(({ source }) => source).join(between),
})

/** `:name`, or `:name?` for one that may be null; neither a cast (`::text`) nor the end of a slice. */
export const placeholder = /(?<![:\w]):([a-z]\w*)(\??)/gi

/** `as "name!"`: an expression that is never null, which PostgreSQL does not say by itself. */
export const neverNull = /"(\w+)!"/g

/** The text with `$1`, `$2` … as PostgreSQL wants it, and which name each of them stands for. */
export function numbered({ source }: Sql): { text: string; names: readonly string[] } {
  const names = [...new Set([...source.matchAll(placeholder)].map(([, name = '']) => name))]
  const text = source.replace(placeholder, (_, name: string) => `$${names.indexOf(name) + 1}`)
  return { text: text.replace(neverNull, '"$1"'), names }
}
