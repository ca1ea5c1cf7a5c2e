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

export const statement = <Row>(text: string, values: readonly unknown[] = []): Statement<Row> => ({ text, values })

export const named = <Row>(name: string, text: string, values: readonly unknown[] = []): Statement<Row> => ({
  name,
  text,
  values,
})
