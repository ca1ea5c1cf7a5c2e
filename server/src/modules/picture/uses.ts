import type { Texts } from '@tiffin/core/language/language'
import { sql } from '../../db/sql.ts'
import { named } from '../../db/statement.ts'

/** What shows pictures now or is about to, with all addresses that it names as one text. */
export const usesNow = sql`select 'product' as kind, product_id as id, name, concat_ws(' ', image, cut_image, array_to_string(images, ' ')) as shown
         from product where corp_id = :corpId and archived_at is null
       union all select 'category', category_id, name, icon from category where corp_id = :corpId and archived_at is null
       union all select 'store', store_id, name, image from store where corp_id = :corpId
       union all select 'page', page_type || '.' || block_no, title, items::text from page_block where corp_id = :corpId
       union all select 'corp', corp_id, brand_name, concat_ws(' ', logo, browser_logo, qr_background::text, download_page::text)
         from corp where corp_id = :corpId
       union all select 'corp', code, name, icon from payment_method where corp_id = :corpId
       union all select 'corp', tab_index::text, text, concat_ws(' ', icon, selected_icon) from brand_tab where corp_id = :corpId
       union all select 'corp', marker_id, text, image from guide_marker where corp_id = :corpId
       union all select 'draft', draft_id, jsonb_build_object('en-US', draft.name), fields::text
         from draft_change change join draft using (corp_id, draft_id) where corp_id = :corpId and draft.state in ('open', 'scheduled')`

const releases = sql`select 'release', release_no::text, jsonb_build_object('en-US', release.name), fields::text
         from release_change change join release using (corp_id, release_no) where corp_id = :corpId`

export interface UseRow {
  readonly kind: 'product' | 'category' | 'store' | 'page' | 'corp' | 'draft' | 'release'
  readonly itemId: string
  readonly name: Texts
}

/** Everything that names a picture, releases too: they can be taken back [media-5]. */
export const listUses = named(
  'picture_uses',
  sql<UseRow>`select distinct used.kind as "kind!", used.id as "itemId!", used.name as "name!"
     from (${usesNow} union all ${releases}) used, picture, unnest(picture.addresses) address
     where picture.corp_id = :corpId and picture.picture_id = :pictureId and position(address in used.shown) > 0
     order by 1, 2 limit 200`,
  (corpId: string, pictureId: string) => ({ corpId, pictureId }),
)
