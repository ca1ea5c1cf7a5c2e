import pg from 'pg'
import { afterAll, inject } from 'vitest'
import { type Database, openDatabase } from '../src/db/database.ts'

const template = new URL(inject('templateUrl'))
/** A file whose jobs must meet no rows of others takes a copy of its own. */
const worker = `${process.env.TEST_DATABASE_COPY ?? 'worker'}_${process.env.VITEST_POOL_ID}`

/** Runs one statement as the login role, outside of any corp: for looking at the catalogue, never for the product's own work. */
export async function askAsOwner<Row>(text: string, url = workerUrl()): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url })
  client.on('error', () => {})
  await client.connect()
  try {
    return (await client.query(text)).rows
  } finally {
    await client.end()
  }
}

export function workerUrl(): string {
  const url = new URL(template)
  url.pathname = `/${worker}`
  return url.href
}

async function ensureCopy(): Promise<string> {
  const url = new URL(template)
  url.pathname = '/tiffin'
  const found = await askAsOwner(`select 1 from pg_database where datname = '${worker}'`, url.href)
  if (found.length === 0) await askAsOwner(`create database ${worker} template template strategy file_copy`, url.href)
  return workerUrl()
}

/** This worker's own copy of the migrated template. Files that share a worker share it, one after the other: every test makes a corp of its own. */
export const testUrl: string = await ensureCopy()

/** The database of this test file; closed when the file has ended. */
export const testDb: Database = openDatabase({ url: testUrl })

afterAll(() => testDb.close())
