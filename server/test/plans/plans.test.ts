import type { Client } from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Definition } from '../../src/db/statement.ts'
import { countCustomerOrders, mostCounted } from '../../src/modules/order/queries.ts'
import { describeStatement, readCatalogue } from '../statements/describe.ts'
import { rowFaults } from '../statements/row-faults.ts'
import { everyStatement, namesInSources } from './every-statement.ts'
import { ordersOfOne } from './fill-corps.ts'
import { openFilled } from './filled-database.ts'
import { type Reading, readPlan, readRows } from './read-plan.ts'
import { type Sampled, sampled } from './samples.ts'

/** Fewer brands would hide a plan that reads too much: with 2,000 the planner takes a brand for a few rows, as with 10,000. */
const corps = 2000
/** A page of a list and what belongs to it; the large brand has 2,000 customers and 40,000 orders. */
const mostRows = 60
const mostPages = 130

/** What reads more, and why it may. */
const exceptions: Readonly<Record<string, { rows: number; pages: number }>> = {
  // A store's whole menu, read once for each change of the catalogue: 500 products, 100 prices of its list, 540 rows of stock.
  ...{ catalog_products: { rows: 500, pages: 30 }, catalog_skus: { rows: 620, pages: 40 } },
  ...{ catalog_sku_materials: { rows: 500, pages: 30 }, catalog_stock: { rows: 540, pages: 30 } },
  // A page of a store's board, found among those under way, those of the day and those of before that ended since.
  order_board: { rows: 80, pages: 130 },
  // All that a store counts, with its orders that are not made yet and when each stock of theirs was begun, for who counts it.
  stock_list: { rows: 640, pages: 340 },
  // The stock of a store, where the planner begins with it: no move of the sample is a count.
  stock_counted_today: { rows: 640, pages: 40 },
  // All sizes that a store can fill up, for who plans it.
  stock_plan_sizes: { rows: 1000, pages: 40 },
  // A search compares every name of the brand, kept for all who look for the same (docs/decisions/0030).
  ...{ catalog_search: { rows: 501, pages: 40 }, catalog_search_alike: { rows: 500, pages: 40 } },
  // Empties all of a customer's orders when the account is deleted: twenty rows in all indexes.
  erase_remarks: { rows: 20, pages: 500 },
  // The orders of a day of one store, with its code or the end of a phone: a busy one has some hundreds.
  order_search_day: { rows: 600, pages: 60 },
  // Counts up to 5,000 reports of a day at once, in a job.
  stat_count: { rows: 5000, pages: 25_000 },
  // Publishing looks at the brand's whole menu, once for each release; sizes are found among all of the brand's.
  draft_broken: { rows: 2000, pages: 60 }, // one way to find it or another, as the statistics were drawn
  ...{ draft_find_sku: { rows: 500, pages: 30 }, draft_archive_sku: { rows: 500, pages: 30 } },
  // A page of the desk's menu is found among all of the brand's products, whose words are looked through.
  ...{ draft_list_product: { rows: 520, pages: 60 }, draft_parts: { rows: 520, pages: 60 } },
  // Whether a picture is used stands in all that the brand shows, looked through once however many pictures are asked about.
  ...{ picture_find: { rows: 570, pages: 110 }, picture_list: { rows: 570, pages: 110 } },
  ...{ picture_lock: { rows: 570, pages: 110 }, picture_of_content: { rows: 570, pages: 110 } },
  ...{ picture_uses: { rows: 610, pages: 180 }, picture_showing: { rows: 610, pages: 180 } },
  draft_names: { rows: 520, pages: 40 },
  // Lint looks at the brand's whole menu, once for each look.
  lint_items: { rows: 1050, pages: 60 },
  // A price list is read with every size that it could name; what lists name of the menu is counted, size by size; prices are found
  // among all of the brand's lists.
  ...{ draft_price_list_items: { rows: 1100, pages: 60 }, draft_price_counts: { rows: 320, pages: 640 } },
  ...{ draft_find_price_list_sku: { rows: 100, pages: 20 }, draft_drop_price_list_sku: { rows: 100, pages: 20 } },
  // A file of sheets holds everything.
  menu_whole: { rows: 1250, pages: 80 },
  // Every hour each brand is asked for an order that the books do not know; of those that lack them 500 are written at once.
  ...{ ledger_to_fill: { rows: 4100, pages: 9000 }, ledger_fill_page: { rows: 1600, pages: 500 } },
  // A day of a brand's books is compared with its provider, by a job.
  reconcile_booked: { rows: 5400, pages: 160 },
  // All ledger rows of a shift are added up for its X and its Z, with the orders that it sold.
  ...{ shift_sold_in: { rows: 320, pages: 20 }, ready_steps: { rows: 200, pages: 20 } },
  ...{ shift_sums: { rows: 320, pages: 20 }, shift_orders: { rows: 480, pages: 640 } },
  shift_quarters: { rows: 480, pages: 640 },
  // What is open when a shift is closed: at most a hundred orders of two kinds.
  shift_open_orders: { rows: 200, pages: 210 },
  // Every hour the accounts of all brands are looked for.
  reconcile_to_plan: { rows: 2100, pages: 40 },
  // A new brand counts what it sells.
  setup_count: { rows: 510, pages: 40 },
  // Twenty people, each with roles, their places and the last session.
  staff_list: { rows: 200, pages: 500 },
  // Twenty printers of a store, and what waits for each.
  printer_list: { rows: 200, pages: 200 },
  // Sessions of one server's streams, found by id over all brands.
  push_live_sessions: { rows: 100, pages: 40 },
}

/**
 * A PostgreSQL before 17 reads an index once for each of the values of `= any`, and takes a brand for a few rows: it reads all rows of
 * the brand or of the store instead, and looks through them (docs/decisions/0140).
 */
const exceptionsBefore17: typeof exceptions = {
  ...{ draft_find_product: { rows: 500, pages: 30 }, draft_archive_product: { rows: 500, pages: 30 } },
  ...{ draft_differences: { rows: 130, pages: 30 }, draft_names: { rows: 1100, pages: 60 } },
  ...{ order_take_insert: { rows: 560, pages: 70 }, order_take_hold_insert: { rows: 560, pages: 70 } },
  ...{ stock_take: { rows: 560, pages: 40 }, guard_locks: { rows: 2000, pages: 40 } },
}

let definitions: Definition[]
let statements: Sampled[]
let db: Client & AsyncDisposable

beforeAll(async () => {
  definitions = await everyStatement()
  statements = definitions.map(sampled)
  db = await openFilled(corps)
})

afterAll(async () => {
  await db[Symbol.asyncDispose]()
})

test('every statement that has a name in the sources is among those that are tried', () => {
  const names = statements.map(({ name }) => name)
  const isTried = (statementName: string) => {
    const pattern = new RegExp(`^${statementName.replaceAll('*', '.+')}$`)
    return names.some((name) => pattern.test(name))
  }
  const missing = namesInSources().filter((name) => !isTried(name))
  expect(missing, 'is it defined when its file is loaded?').toEqual([])
})

test('every named statement is understood by the migrated database, and no two statements have one name', async () => {
  const texts = Map.groupBy(statements, ({ name }) => name)
  for (const [name, group] of texts) expect(new Set(group.map(({ text }) => text)).size, name).toBe(1)
  for (const { name, text } of statements)
    await expect(db.query(`prepare probe as ${text}; deallocate probe`), name).resolves.toBeDefined()
})

test(`no statement reads more than it needs where ${corps} brands share the tables and a store has 40,000 orders`, async () => {
  const tooMuch: Reading[] = []
  const [{ version }] = (await db.query(`select current_setting('server_version_num')::int as version`)).rows
  const allowed = version < 170_000 ? { ...exceptions, ...exceptionsBefore17 } : exceptions
  const isTooMuch = ({ name, ...reading }: Reading) => {
    const { rows, pages } = allowed[name] ?? { rows: mostRows, pages: mostPages }
    return reading.rows > rows || reading.pages > pages
  }
  for (const statement of statements) {
    if (!isTooMuch(await readPlan(db, statement))) continue
    // Once more: a vacuum that passes by is counted with the statement it meets.
    const reading = await readPlan(db, statement)
    if (isTooMuch(reading)) tooMuch.push(reading)
  }
  expect(tooMuch).toEqual([])
})

test('rows of a filled database have the types that are generated, and no null where they say there is none', async () => {
  const catalogue = await readCatalogue(db)
  const faults: string[] = []
  let answering = 0
  for (const [index, definition] of definitions.entries()) {
    const statement = statements[index]
    if (!statement) continue
    const rows = await readRows(db, statement)
    if (rows.length > 0) answering++
    faults.push(...rowFaults(await describeStatement(db, catalogue, definition), rows))
  }
  expect(faults).toEqual([])
  expect(answering).toBeGreaterThan(100)
})

test('however many orders a customer has, no more than the newest thousand are counted', async () => {
  const counting = countCustomerOrders('large', { customerId: 'heavy', statuses: [50] })
  const { rows } = await readPlan(db, { ...counting, name: 'order_count', corp: 'large' })
  expect(rows).toBe(mostCounted)
  expect(ordersOfOne).toBeGreaterThan(mostCounted)
})

test('every statement that changes an order marks it as changed, for the counter that asks what is new', () => {
  const changing = statements.filter(({ text }) => text.includes('update customer_order'))
  expect(changing.length).toBeGreaterThan(5)
  expect(
    changing.filter(({ text }) => !/set changed_at = clock_timestamp\(\)/.test(text)).map(({ name }) => name),
  ).toEqual([])
})

test('every exception to the read limits names an existing statement', () => {
  const names = new Set(statements.map(({ name }) => name))
  expect([exceptions, exceptionsBefore17].flatMap(Object.keys).filter((name) => !names.has(name))).toEqual([])
})
