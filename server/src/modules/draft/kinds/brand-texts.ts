import { sql } from '../../../db/sql.ts'
import { named } from '../../../db/statement.ts'
import { type ItemStore, itemRows, type LiveItem, ofIds, type PutItem } from './item-store.ts'

const inForce = sql`select service_terms, privacy_policy, updated_at from agreement where corp_id = :corpId
       order by updated_at desc, version desc limit 1`

const findAgreement = named(
  'draft_find_agreement',
  sql<LiveItem>`select 'corp' as "itemId!", jsonb_build_object('serviceTerms', coalesce(service_terms, '{}'),
       'privacyPolicy', coalesce(privacy_policy, '{}')) as "fields!"
     from corp left join (${inForce}) held on true where corp_id = :corpId and 'corp' = any (:ids)`,
  ofIds,
)

/** The next version, which is in force from now on whatever the clocks of servers say; nothing when the texts are those in force. */
const addAgreement = named(
  'draft_add_agreement',
  sql`insert into agreement (corp_id, version, service_terms, privacy_policy, updated_at)
     select :corpId, (select (1 + greatest(count(*), max(case when version ~ '^[0-9]{1,9}$' then version::int end)))::text
         from agreement where corp_id = :corpId), "serviceTerms", "privacyPolicy",
       greatest(:now::timestamptz, held.updated_at + interval '1 millisecond')
     from jsonb_to_recordset(:itemRows) as row ("serviceTerms" jsonb, "privacyPolicy" jsonb) left join (${inForce}) held on true
     where (service_terms, privacy_policy) is distinct from ("serviceTerms", "privacyPolicy")`,
  (corpId: string, items: readonly PutItem<'agreement'>[], now: number) => ({
    ...itemRows(corpId, items),
    now: new Date(now),
  }),
)

/** The agreements in force. What was in force stays: customers agreed to it [draft-8]. */
export const agreements: ItemStore<'agreement'> = {
  find: findAgreement,
  put: (corpId, items, now) => [addAgreement(corpId, items, now)],
  archive: () => [],
}

const findDownloadPage = named(
  'draft_find_download',
  sql<LiveItem>`select 'corp' as "itemId!", jsonb_build_object('title', coalesce(download_page -> 'title', '{}'),
       'description', coalesce(download_page -> 'description', '{}'), 'image', coalesce(download_page ->> 'image', ''),
       'iosUrl', coalesce(download_page ->> 'iosUrl', ''), 'androidUrl', coalesce(download_page ->> 'androidUrl', ''),
       'enabled', coalesce(download_page -> 'enabled', 'false')) as "fields!"
     from corp where corp_id = :corpId and 'corp' = any (:ids)`,
  ofIds,
)

const putDownloadPage = named(
  'draft_put_download',
  sql`update corp set download_page = row.item - 'itemId' from jsonb_array_elements(:itemRows) as row (item) where corp_id = :corpId`,
  itemRows<'downloadPage'>,
)

/** The page that leads to the brand's own app. */
export const downloadPages: ItemStore<'downloadPage'> = {
  find: findDownloadPage,
  put: (corpId, items) => [putDownloadPage(corpId, items)],
  archive: () => [],
}

const findPageText = named(
  'draft_find_page_text',
  sql<LiveItem>`select 'corp' as "itemId!", jsonb_build_object('pointsText', points_text, 'servicePhone', service_phone,
       'codeImage', coalesce(qr_background ->> 'image', ''), 'codeTextColor', coalesce(qr_background ->> 'textColor', '')) as "fields!"
     from corp where corp_id = :corpId and 'corp' = any (:ids)`,
  ofIds,
)

const putPageText = named(
  'draft_put_page_text',
  sql`update corp set points_text = "pointsText", service_phone = "servicePhone",
       qr_background = jsonb_build_object('image', "codeImage", 'textColor', "codeTextColor")
     from jsonb_to_recordset(:itemRows) as row ("pointsText" jsonb, "servicePhone" text, "codeImage" text, "codeTextColor" text)
     where corp_id = :corpId`,
  itemRows<'pageText'>,
)

/** Words and grounds of single pages. */
export const pageTexts: ItemStore<'pageText'> = {
  find: findPageText,
  put: (corpId, items) => [putPageText(corpId, items)],
  archive: () => [],
}
