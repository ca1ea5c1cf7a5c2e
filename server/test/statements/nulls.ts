import { neverNull, placeholder, type Sql } from '../../src/db/sql.ts'

/** What the source says of null: values that may be, and columns that are not. */
export function nullsOf({ source }: Sql): { values: ReadonlySet<string>; never: ReadonlySet<string> } {
  const nullable = [...source.matchAll(placeholder)].filter(([, , mark]) => mark === '?')
  return {
    values: new Set(nullable.map(([, name = '']) => name)),
    never: new Set([...source.matchAll(neverNull)].map(([, name = '']) => name)),
  }
}
