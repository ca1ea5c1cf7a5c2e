import type { Rows } from '@tiffin/demo/rows/rows'
import type { Tx } from '../db/unit.ts'

/** Inserts all rows of a brand, table by table in the order given, one statement each. */
export async function insertRows(tx: Tx, corpId: string, tables: Rows): Promise<void> {
  for (const [table, rows] of Object.entries(tables)) {
    const columns = Object.keys(rows[0] ?? {}).join(', ')
    if (columns === '') continue
    await tx.query(
      `insert into ${table} (corp_id, ${columns})
       select $1, ${columns} from jsonb_populate_recordset(null::${table}, $2::jsonb)`,
      [corpId, JSON.stringify(rows)],
    )
  }
}
