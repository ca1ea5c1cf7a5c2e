import { numbered, type Sql } from './sql.ts'
import type { Statements } from './statements.generated.ts'

/** One SQL statement. `Row` is what the caller knows its rows to be. */
export interface Statement<Row = unknown> {
  readonly text: string
  readonly values: readonly unknown[]
  /** A named statement is planned once per connection: for the hot paths. */
  readonly name?: string
  /** Never set: it only carries the type of the rows. */
  readonly row?: Row
}

export interface Answer<Row> {
  readonly rows: Row[]
  /** Rows returned, or rows written when none are returned. */
  readonly count: number
}

/** The answers of several statements, each with the rows of its own. */
export type Answers<Statements extends readonly Statement[]> = {
  [Index in keyof Statements]: Statements[Index] extends Statement<infer Row> ? Answer<Row> : never
}

/** A statement that is worked out at the call, for what is asked seldom. */
export function statement<Row>(text: Sql<Row>, values: Readonly<Record<string, unknown>> = {}): Statement<Row> {
  const { text: numberedText, names } = numbered(text)
  return { text: numberedText, values: names.map((name) => values[name]) }
}

/** A named statement as it stands in the source. */
export interface Definition {
  readonly name: string
  readonly sql: Sql
  readonly text: string
  /** The names of `$1`, `$2` and so on. */
  readonly names: readonly string[]
}

/** All named statements of the files that were loaded so far. */
export const definitions: Definition[] = []

type StatementName = keyof Statements

/** Whether values of a hand-written column are among those that the schema allows, and null where it allows null. */
type Fits<Own, Known> = [Own] extends [Known] ? (null extends Known ? (null extends Own ? true : false) : true) : false

/** Names that only one of both has, and those whose types do not fit. */
type Differing<Row, Known> =
  | Exclude<keyof Row, keyof Known>
  | Exclude<keyof Known, keyof Row>
  | { [Key in keyof Row & keyof Known]: Fits<Row[Key], Known[Key]> extends true ? never : Key }[keyof Row & keyof Known]

type Checked<Row, Known> = unknown extends Row
  ? unknown
  : [Differing<Row, Known>] extends [never]
    ? unknown
    : { readonly columnsThatDiffer: Differing<Row, Known> }

/** The rows as the schema says, unless the SQL says them more narrowly. */
type RowOf<Name extends StatementName, Row> = unknown extends Row ? Statements[Name]['row'] : Row

/**
 * Defines a statement that is planned once per connection. Its text and the order of its names are worked out here, once;
 * `valuesOf` makes the values by name of whatever the caller has. What values and rows are is read from the migrated schema
 * (`statements.generated.ts`, docs/decisions/0082).
 */
export function named<const Name extends StatementName, Row, Arguments extends readonly unknown[]>(
  name: Name,
  sql: Sql<Row> & Checked<Row, Statements[Name]['row']>,
  valuesOf: (...given: Arguments) => Statements[Name]['values'],
): (...given: Arguments) => Statement<RowOf<Name, Row>> {
  const { text, names } = numbered(sql)
  definitions.push({ name, sql, text, names })
  return (...given) => {
    const values: Readonly<Record<string, unknown>> = valuesOf(...given)
    return { name, text, values: names.map((each) => values[each]) }
  }
}
