import type { Client } from 'pg'

/** Columns that are written; others the database makes itself. */
async function writtenColumns(owner: Client, table: string): Promise<string> {
  const { rows } = await owner.query(
    `select string_agg(quote_ident(attname), ', ' order by attnum) as names from pg_attribute
     where attrelid = $1::regclass and attnum > 0 and not attisdropped and attgenerated = ''`,
    [table],
  )
  return rows[0].names
}

/** Copies of the one order that was really placed, with its lines: `changes` is SQL of a JSON object, for each n from 1 to `count`. */
export async function copyOrder(owner: Client, count: number, changes: string): Promise<void> {
  const from = `generate_series(1, ${count}) n`
  const names = {
    orders: await writtenColumns(owner, 'customer_order'),
    lines: await writtenColumns(owner, 'order_line'),
  }
  await owner.query(
    `insert into customer_order (${names.orders}) select ${names.orders}
     from (select (jsonb_populate_record(placed, ${changes})).* from customer_order placed, ${from}) copy`,
  )
  await owner.query(
    `insert into order_line (${names.lines}) select ${names.lines}
     from (select (jsonb_populate_record(placed, jsonb_build_object('order_id', 'order-' || n))).* from order_line placed, ${from}) copy`,
  )
}
