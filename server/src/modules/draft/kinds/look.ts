import { sql } from '../../../db/sql.ts'
import { named } from '../../../db/statement.ts'
import { type ItemStore, itemRows, type LiveItem, ofIds } from './item-store.ts'

const findLook = named(
  'draft_find_look',
  sql<LiveItem>`select 'corp' as "itemId!", jsonb_build_object('brandName', brand_name, 'slogan', slogan, 'logo', logo, 'browserLogo', browser_logo,
       'primaryColor', primary_color, 'secondaryColor', secondary_color) as "fields!"
     from corp where corp_id = :corpId and 'corp' = any (:ids)`,
  ofIds,
)

const putLook = named(
  'draft_put_look',
  sql`update corp set brand_name = "brandName", slogan = row.slogan, logo = row.logo, browser_logo = "browserLogo",
       primary_color = "primaryColor", secondary_color = "secondaryColor"
     from jsonb_to_recordset(:itemRows) as row ("brandName" jsonb, slogan jsonb, logo text, "browserLogo" text, "primaryColor" text,
       "secondaryColor" text)
     where corp_id = :corpId`,
  itemRows<'look'>,
)

/** How the brand looks: there is one, which is always there. */
export const look: ItemStore<'look'> = {
  find: findLook,
  put: (corpId, items) => [putLook(corpId, items)],
  archive: () => [],
}
