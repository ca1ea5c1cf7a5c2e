import { sql } from '../../../db/sql.ts'
import { named } from '../../../db/statement.ts'
import { type ItemStore, itemRows, type LiveItem, ofIds } from './item-store.ts'

const findBlocks = named(
  'draft_find_block',
  sql<LiveItem>`select block_id as "itemId", jsonb_build_object('pageType', page_type, 'type', type, 'title', title, 'sort', block_no,
       'itemList', items) as "fields!"
     from page_block where corp_id = :corpId and block_id = any (:ids)`,
  ofIds,
)

const putBlocks = named(
  'draft_put_block',
  sql`insert into page_block (corp_id, block_id, page_type, block_no, type, title, items)
     select :corpId, "itemId", "pageType", sort, type, title, "itemList"
     from jsonb_to_recordset(:itemRows) as row ("itemId" text, "pageType" smallint, sort smallint, type text, title jsonb, "itemList" jsonb)
     on conflict (corp_id, block_id) do update set page_type = excluded.page_type, block_no = excluded.block_no, type = excluded.type,
       title = excluded.title, items = excluded.items`,
  itemRows<'pageBlock'>,
)

const dropBlocks = named(
  'draft_drop_block',
  sql`delete from page_block where corp_id = :corpId and block_id = any (:ids)`,
  ofIds,
)

/** What a page is made of, block by block; nothing names a block, so it goes when it is archived. */
export const pageBlocks: ItemStore<'pageBlock'> = {
  find: findBlocks,
  put: (corpId, items) => [putBlocks(corpId, items)],
  archive: (corpId, ids) => [dropBlocks(corpId, ids)],
}

const findTabs = named(
  'draft_find_tab',
  sql<LiveItem>`select "itemId" as "itemId!", jsonb_build_object('text', coalesce(text, '{}'), 'icon', coalesce(icon, ''),
       'selectedIcon', coalesce(selected_icon, ''), 'visible', coalesce(visible, true)) as "fields!"
     from unnest(:ids::text[]) as wish ("itemId") join generate_series(0, 3) as place (index) on index::text = "itemId"
       left join brand_tab on corp_id = :corpId and tab_index = index`,
  ofIds,
)

const putTabs = named(
  'draft_put_tab',
  sql`insert into brand_tab (corp_id, tab_index, text, icon, selected_icon, visible)
     select :corpId, "itemId", text, icon, "selectedIcon", visible
     from jsonb_to_recordset(:itemRows) as row ("itemId" smallint, text jsonb, icon text, "selectedIcon" text, visible boolean)
     on conflict (corp_id, tab_index) do update set text = excluded.text, icon = excluded.icon, selected_icon = excluded.selected_icon,
       visible = excluded.visible`,
  itemRows<'tab'>,
)

/** The four tabs, whether the brand has said something of them or not. */
export const tabs: ItemStore<'tab'> = {
  find: findTabs,
  put: (corpId, items) => [putTabs(corpId, items)],
  archive: () => [],
}

const findMarkers = named(
  'draft_find_marker',
  sql<LiveItem>`select marker_id as "itemId", jsonb_build_object('pageType', page_type, 'image', image, 'text', text, 'position', position,
       'showTimes', show_times, 'sort', sort) as "fields!"
     from guide_marker where corp_id = :corpId and marker_id = any (:ids)`,
  ofIds,
)

const putMarkers = named(
  'draft_put_marker',
  sql`insert into guide_marker (corp_id, marker_id, page_type, image, text, position, show_times, sort)
     select :corpId, "itemId", "pageType", image, text, position, "showTimes", sort
     from jsonb_to_recordset(:itemRows) as row ("itemId" text, "pageType" smallint, image text, text jsonb, position text, "showTimes" smallint,
       sort smallint)
     on conflict (corp_id, marker_id) do update set page_type = excluded.page_type, image = excluded.image, text = excluded.text,
       position = excluded.position, show_times = excluded.show_times, sort = excluded.sort`,
  itemRows<'guideMarker'>,
)

const dropMarkers = named(
  'draft_drop_marker',
  sql`delete from guide_marker where corp_id = :corpId and marker_id = any (:ids)`,
  ofIds,
)

/** Hints in the browser. */
export const guideMarkers: ItemStore<'guideMarker'> = {
  find: findMarkers,
  put: (corpId, items) => [putMarkers(corpId, items)],
  archive: (corpId, ids) => [dropMarkers(corpId, ids)],
}
