import type { Client, Submittable } from 'pg'
import type { Definition } from '../../src/db/statement.ts'
import { nullsOf } from './nulls.ts'

/** A value or a column of a statement: its name, PostgreSQL's name for its type, and whether it may be null. */
export interface Described {
  readonly name: string
  readonly type: string
  readonly isNullable: boolean
}

export interface DescribedStatement {
  readonly name: string
  readonly values: readonly Described[]
  readonly columns: readonly Described[]
}

/** What PostgreSQL says of a column of an answer; `tableID` is 0 for an expression. */
interface Field {
  readonly name: string
  readonly tableID: number
  readonly columnID: number
  readonly dataTypeID: number
}

/** Asks what a prepared statement answers, and does not carry it out. */
class Describe implements Submittable {
  readonly fields: Promise<readonly Field[]>
  readonly #name: string
  #found: readonly Field[] = []
  #end: PromiseWithResolvers<readonly Field[]> = Promise.withResolvers()

  constructor(name: string) {
    this.#name = name
    this.fields = this.#end.promise
  }

  submit(connection: Parameters<Submittable['submit']>[0]) {
    connection.describe({ type: 'S', name: this.#name }, true)
    connection.sync()
  }

  handleRowDescription({ fields }: { fields: readonly Field[] }) {
    this.#found = fields
  }

  handleError(error: Error) {
    this.#end.reject(error)
  }

  handleReadyForQuery() {
    this.#end.resolve(this.#found)
  }
}

export interface Catalogue {
  readonly typeNames: ReadonlyMap<number, string>
  readonly tables: ReadonlyMap<string, number>
  /** `table column` of those that are never null. */
  readonly required: ReadonlySet<string>
}

/** Names of types and tables, and what is never null. */
export async function readCatalogue(client: Client): Promise<Catalogue> {
  const types = await client.query<{ oid: number; typname: string }>('select oid, typname from pg_type')
  const tables = await client.query<{ oid: number; relname: string }>(
    `select oid, relname from pg_class where relnamespace = 'tiffin'::regnamespace and relkind in ('r', 'p', 'v')`,
  )
  const required = await client.query<{ attrelid: number; attnum: number }>(
    'select attrelid, attnum from pg_attribute where attnotnull and attnum > 0',
  )
  return {
    typeNames: new Map(types.rows.map(({ oid, typname }) => [oid, typname])),
    tables: new Map(tables.rows.map(({ oid, relname }) => [relname, oid])),
    required: new Set(required.rows.map(({ attrelid, attnum }) => `${attrelid} ${attnum}`)),
  }
}

/** Tables whose rows may be missing in an answer; undefined: more than a table may be. */
function outerTables(text: string, { tables }: Catalogue): ReadonlySet<number> | undefined {
  if (/\b(right|full)( outer)? join\b/.test(text)) return undefined
  const joined = [...text.matchAll(/\bleft(?: outer)? join (?:lateral )?(\w+|\()/g)].map(([, name = '']) =>
    tables.get(name),
  )
  return joined.includes(undefined) ? undefined : new Set(joined.filter((oid) => oid !== undefined))
}

async function parameterTypes(client: Client): Promise<string[]> {
  const { rows } = await client.query<{ types: string[] }>(
    `select array(select typname from unnest(parameter_types::oid[]) with ordinality as given (oid, n)
       join pg_type using (oid) order by n)::text[] as types
     from pg_prepared_statements where name = 'probe'`,
  )
  return rows[0]?.types ?? []
}

/** What a statement takes and answers in the migrated schema. */
export async function describeStatement(
  client: Client,
  catalogue: Catalogue,
  { name, sql, text, names }: Definition,
): Promise<DescribedStatement> {
  const nulls = nullsOf(sql)
  const outer = outerTables(text, catalogue)
  const isNullable = ({ name: column, tableID, columnID }: Field) =>
    !nulls.never.has(column) &&
    (outer === undefined || outer.has(tableID) || !catalogue.required.has(`${tableID} ${columnID}`))
  const typeName = (oid: number) => catalogue.typeNames.get(oid) ?? String(oid)
  await client.query(`prepare probe as ${text}`)
  try {
    const types = await parameterTypes(client)
    const fields = await client.query(new Describe('probe')).fields
    return {
      name,
      values: names.map((each, index) => ({
        name: each,
        type: types[index] ?? '',
        isNullable: nulls.values.has(each),
      })),
      columns: fields.map((field) => ({
        ...{ name: field.name, type: typeName(field.dataTypeID), isNullable: isNullable(field) },
      })),
    }
  } finally {
    await client.query('deallocate probe')
  }
}
