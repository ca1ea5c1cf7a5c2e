import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { startCluster } from '../../server/src/db/cluster/cluster.ts'
import { type Running, startServer } from './server.ts'
import { analyze, asAppOf } from './shop.ts'

/** Products of the store, after the demo's own were copied. */
export const productCount = 500

/**
 * Each of the demo's products again and again until there are 500, with sizes, options, materials and pictures, several times under
 * each further heading. Sets are not copied.
 */
const copy = `
  create temp table copied as
    select product_id, category_id, row_number() over (order by n, category_id, product_id) place,
      '-' || n as mark, '-' || n / 6 as heading_mark
    from product, generate_series(2, 40) n where product_type <> 4
    order by place limit ${productCount} - (select count(*) from product);
  insert into category (corp_id, category_id, name, icon, sort)
    select distinct corp_id, category_id || heading_mark, name, icon, sort - 100 * heading_mark::integer from copied join category using (category_id);
  insert into product (corp_id, product_id, category_id, name, description, image, images, cut_image, tint, sort)
    select corp_id, product_id || mark, copied.category_id || heading_mark, name, description, image, images, cut_image, tint, sort
    from copied join product using (product_id);
  insert into sku (corp_id, sku_id, product_id, name, price, member_price, is_default, sort)
    select corp_id, sku_id || mark, product_id || mark, name, price, member_price, is_default, sort from copied join sku using (product_id);
  insert into sku_material (corp_id, sku_id, material_id, weight)
    select corp_id, sku_id || mark, material_id, weight from copied join sku using (product_id) join sku_material using (corp_id, sku_id);
  insert into product_property (corp_id, product_id, property_id, sort)
    select corp_id, product_id || mark, property_id, product_property.sort from copied join product_property using (product_id);`

async function fillLarge(connectionString: string): Promise<void> {
  const owner = new pg.Client({ connectionString, options: asAppOf('demo') })
  await owner.connect()
  await owner.query(copy)
  await owner.end()
  await analyze(connectionString)
}

/** The demo brand as `npm start` shows it, with a menu of 500 products at every store. */
export async function startLargeMenu(): Promise<Running> {
  const dataDir = mkdtempSync(join(tmpdir(), 'tiffin-bench-'))
  const cluster = await startCluster({ dataDir })
  const env = { DATABASE_URL: cluster.url, DATA_DIR: dataDir, DEMO: '1' }
  const first = await startServer(env) // puts the demo into the database
  await fillLarge(cluster.url)
  await first[Symbol.asyncDispose]()
  const server = await startServer(env)
  const dispose = async () => {
    await server[Symbol.asyncDispose]()
    await cluster.stop()
  }
  return { ...server, [Symbol.asyncDispose]: dispose }
}
