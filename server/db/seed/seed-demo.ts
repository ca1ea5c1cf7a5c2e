import type { Database } from '../../src/db/database.ts'
import { corpRows, peopleRows } from './brand-rows.ts'
import { catalogueRows } from './catalogue-rows.ts'
import { couponRows } from './coupon-rows.ts'
import { demo } from './demo/brand.ts'
import { demo2 } from './demo2/brand.ts'
import { historyRows } from './history-rows.ts'
import type { Media } from './illustrator/draw-media.ts'
import { insertRows } from './insert.ts'
import { pointRows } from './point-rows.ts'
import type { BrandSeed } from './shapes.ts'
import { storeRows } from './store-rows.ts'

interface Making {
  readonly media: ReadonlyMap<string, Media>
  /** The instant that the history leads up to. */
  readonly now: number
}

/** Puts one brand into the database unless it is there. True when it was put. */
async function seedBrand(db: Database, brand: BrandSeed, { media, now }: Making): Promise<boolean> {
  const people = await peopleRows(brand)
  return db.tx({ role: 'app', corp: brand.id }, async (tx) => {
    const found = await tx.query('select 1 from corp where corp_id = $1', [brand.id])
    if (found.rows.length > 0) return false
    await insertRows(tx, brand.id, corpRows(brand, media))
    await insertRows(tx, brand.id, catalogueRows(brand, media))
    await insertRows(tx, brand.id, storeRows(brand))
    await insertRows(tx, brand.id, people)
    await insertRows(tx, brand.id, couponRows(brand, now))
    const history = historyRows(brand, media, now)
    await insertRows(tx, brand.id, history)
    await insertRows(tx, brand.id, pointRows(brand, history.customer_order, now))
    return true
  })
}

/** Puts the demo brands into a database, once; names those that are new. */
export async function seedDemo(db: Database, media: ReadonlyMap<string, Media>, now = Date.now()): Promise<string[]> {
  const brands = [demo, demo2]
  const isNew = await Promise.all(brands.map((brand) => seedBrand(db, brand, { media, now })))
  return brands.filter((_, index) => isNew[index]).map(({ name }) => name['en-US'] ?? '')
}
