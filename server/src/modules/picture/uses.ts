import type { pictureUse } from '@tiffin/contract/desk/picture'
import type { Texts } from '@tiffin/core/language/language'
import type { z } from 'zod'
import { sql } from '../../db/sql.ts'
import { named } from '../../db/statement.ts'

/** What shows pictures now or is about to, with all addresses that it names as one text. A block without a title is called as its first entry. */
export const usesNow = sql`select 'product' as kind, product_id as id, name, concat_ws(' ', image, cut_image, array_to_string(images, ' ')) as shown
         from product where corp_id = :corpId and archived_at is null
       union all select 'category', category_id, name, icon from category where corp_id = :corpId and archived_at is null
       union all select 'store', store_id, name, image from store where corp_id = :corpId
       union all select 'pageBlock', block_id, coalesce(nullif(title, '{}'), items -> 0 -> 'title', '{}'), items::text from page_block where corp_id = :corpId
       union all select 'look', 'corp', '{}', concat_ws(' ', logo, browser_logo) from corp where corp_id = :corpId
       union all select 'downloadPage', 'corp', '{}', download_page::text from corp where corp_id = :corpId
       union all select 'pageText', 'corp', '{}', qr_background::text from corp where corp_id = :corpId
       union all select 'paymentMethod', code, name, icon from payment_method where corp_id = :corpId
       union all select 'tab', tab_index::text, text, concat_ws(' ', icon, selected_icon) from brand_tab where corp_id = :corpId
       union all select 'guideMarker', marker_id, text, image from guide_marker where corp_id = :corpId
       union all select 'draft', draft_id, jsonb_build_object('en-US', draft.name), fields::text
         from draft_change change join draft using (corp_id, draft_id) where corp_id = :corpId and draft.state in ('open', 'scheduled')`

type ShownUse = z.input<typeof pictureUse>

const releases = sql`select 'release', release_no::text, jsonb_build_object('en-US', release.name), fields::text
         from release_change change join release using (corp_id, release_no) where corp_id = :corpId`

export interface UseRow {
  readonly kind: ShownUse['kind']
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

/** Everything that shows a picture now, without releases and however much it is: what another picture is to be put into. */
export const listShowing = named(
  'picture_showing',
  sql<UseRow>`select distinct used.kind as "kind!", used.id as "itemId!", used.name as "name!"
     from (${usesNow}) used, picture, unnest(picture.addresses) address
     where picture.corp_id = :corpId and picture.picture_id = :pictureId and position(address in used.shown) > 0
     order by 1, 2`,
  (corpId: string, pictureId: string) => ({ corpId, pictureId }),
)
