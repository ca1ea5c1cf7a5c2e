/** Rows by the names of their columns; all of a table name the same ones. */
export type Rows = Readonly<Record<string, readonly object[]>>
