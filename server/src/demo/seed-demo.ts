import { demo } from '@tiffin/demo/corps/demo/corp'
import { demo2 } from '@tiffin/demo/corps/demo2/corp'
import type { CorpSeed } from '@tiffin/demo/corps/shapes'
import type { Media } from '@tiffin/demo/illustrator/draw-media'
import { menuItems } from '@tiffin/demo/items/menu-items'
import { pageItems } from '@tiffin/demo/items/page-items'
import { storesOf } from '@tiffin/demo/items/stores'
import { corpRows, teamRows } from '@tiffin/demo/rows/corp-rows'
import { laterRows } from '@tiffin/demo/rows/later-rows'
import type { Database } from '../db/database.ts'
import type { Tx } from '../db/unit.ts'
import { type FirstItem, putFirstItems } from '../modules/draft/index.ts'
import { drawLinkKey, type LineSnapshot, type StoredDiscount } from '../modules/order/index.ts'
import { Passwords } from '../modules/password/index.ts'
import { putFirstStores } from '../modules/store/index.ts'
import { insertRows } from './insert-rows.ts'

interface Making {
  readonly media: ReadonlyMap<string, Media>
  /** The instant that the history leads up to. */
  readonly now: number
}

/** What the server reads out of JSON columns: the demo's rows are made in the same shape. */
interface StoredShapes {
  readonly customer_order: readonly { readonly discount_list: readonly StoredDiscount[] }[]
  readonly order_line: readonly { readonly snapshot: LineSnapshot }[]
}

/** When the brands' agreements came into force. */
const opened = Date.parse('2026-01-01T00:00:00Z')

const passwords = new Passwords()
const hashPassword = (password: string) => passwords.hash(password)

/** A brand from before there were owners gets one, so that its desk can be opened. */
async function addOwner(tx: Tx, { id, staff }: CorpSeed): Promise<void> {
  const { rows } = await tx.query(`select 1 from staff_grant where corp_id = $1 and role = 'owner'`, [id])
  if (rows.length > 0) return
  const owners = staff.filter(({ role }) => role === 'owner')
  await insertRows(tx, id, await teamRows(owners, hashPassword))
}

/** Puts one brand into the database unless it is there. True when it was put. */
async function seedCorp(db: Database, corp: CorpSeed, { media, now }: Making): Promise<boolean> {
  return db.tx({ role: 'app', corp: corp.id }, async (tx) => {
    const found = await tx.query('select 1 from corp where corp_id = $1', [corp.id])
    if (found.rows.length > 0) {
      await addOwner(tx, corp)
      return false
    }
    await insertRows(tx, corp.id, corpRows(corp))
    await tx.batch(...putFirstStores(corp.id, storesOf(corp)))
    const items = [...menuItems(corp, media), ...pageItems(corp, media)] as FirstItem[] // as: publishing reads them by their kinds
    await putFirstItems(tx, corp.id, { items, now: opened })
    const rows = await laterRows(corp, { media, now, hashPassword, drawKey: drawLinkKey })
    await insertRows(tx, corp.id, rows satisfies StoredShapes)
    return true
  })
}

/** Puts the demo brands into a database, once; names those that are new. */
export async function seedDemo(db: Database, media: ReadonlyMap<string, Media>, now = Date.now()): Promise<string[]> {
  const corps = [demo, demo2]
  const isNew = await Promise.all(corps.map((corp) => seedCorp(db, corp, { media, now })))
  return corps.filter((_, index) => isNew[index]).map(({ name }) => name['en-US'] ?? '')
}
