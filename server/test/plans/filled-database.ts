import pg from 'pg'
import { askAsOwner, workerUrl } from '../database.ts'
import { fillText } from './fill-corps.ts'

const name = 'many_brands'

const fenced = `select relname from pg_class where relnamespace = 'tiffin'::regnamespace and relforcerowsecurity`

/** A database of its own with many brands in it, as the planner sees it a day later. The fence is down while it is filled: one statement fills all brands. */
export async function openFilled(corps: number): Promise<pg.Client & AsyncDisposable> {
  const tiffin = new URL(workerUrl())
  tiffin.pathname = '/tiffin'
  await askAsOwner(`drop database if exists ${name}`, tiffin.href)
  await askAsOwner(`create database ${name} template template strategy file_copy`, tiffin.href)
  const url = new URL(tiffin)
  url.pathname = `/${name}`
  const client = new pg.Client({ connectionString: url.href, options: '-c search_path=tiffin' })
  await client.connect()
  const { rows } = await client.query<{ relname: string }>(fenced)
  const fence = (state: string) =>
    rows.map(({ relname }) => `alter table ${relname} ${state} row level security`).join(';')
  await client.query(fence('no force'))
  await client.query(fillText(corps))
  await client.query(fence('force'))
  await client.query('analyze')
  return Object.assign(client, {
    async [Symbol.asyncDispose]() {
      await client.end()
      // Without force: PostgreSQL sends its own vacuum away, which the owner of the tests may not.
      await askAsOwner(`drop database ${name}`, tiffin.href)
    },
  })
}
