import { recordKind, sessionStart } from '@tiffin/core/statistics/record-kind'
import { type Sql, sql } from '../../db/sql.ts'
import { named } from '../../db/statement.ts'
import type { StatRow } from './read-records.ts'

export const insertRecords = named(
  'stat_add',
  sql`insert into stat_record (corp_id, record_id, day, device, kind, start_kind, is_new, page, left_page, stay_seconds, name, value, received_at)
     select :corpId, "recordId", day, device, kind, "startKind", "isNew", page, "leftPage", "staySeconds", name, value, "receivedAt"
     from jsonb_to_recordset(:rows) as row ("recordId" text, day date, device text, kind smallint, "startKind" smallint, "isNew" boolean,
       page text, "leftPage" text, "staySeconds" integer, name text, value jsonb, "receivedAt" timestamptz)
     on conflict do nothing`,
  (corpId: string, rows: readonly StatRow[]) => ({ corpId, rows: JSON.stringify(rows) }),
)

/** A brand's day that has records which its figures do not count yet. */
export interface DueDay {
  readonly corpId: string
  readonly day: string
}

/** The next days that are due, by brand and day, after one that was seen already. Each is found by the index, not by reading all records. */
export const listDueDays = named(
  'stat_due',
  sql<DueDay>`with recursive due as (
       (select corp_id, day from stat_record where not rolled and (corp_id, day) > (:corpId, :day::date)
        order by corp_id, day limit 1)
       union all
       select next.corp_id, next.day from due, lateral (
         select corp_id, day from stat_record where not rolled and (corp_id, day) > (due.corp_id, due.day)
         order by corp_id, day limit 1) next
     )
     select corp_id as "corpId!", day::text as "day!" from due limit 40`,
  (after?: DueDay) => ({ corpId: after?.corpId ?? '', day: after?.day ?? '-infinity' }),
)

/** Records that one transaction counts: it ends in a fraction of the time that a statement has. */
export const recordsAtOnce = 5000
/** Names of pages and events that are kept of a day, and shown of them. */
const keptNames = 1000
const shownNames = 200

/** Whether a record of this device was counted on this day before; with `limit` it is looked up, never read as a whole. */
const isFirst = (device: Sql, and: Sql = sql`true`) =>
  sql`(select 1 from stat_record old where old.corp_id = :corpId and old.day = :day and old.rolled and old.device = ${device} and ${and} limit 1) is null`

const countText = sql`with batch as (
    update stat_record set rolled = true where ctid = any (array(
      select ctid from stat_record where corp_id = :corpId and day = :day and not rolled limit ${recordsAtOnce}))
    returning *
  ), devices as (
    select count(*) filter (where ${isFirst(sql`one.device`)}) as visitors,
      count(*) filter (where is_new and ${isFirst(sql`one.device`, sql`old.is_new`)}) as new_visitors
    from (select device, bool_or(is_new) as is_new from batch group by device) one
  ), found as (
    select count(*) filter (where kind = ${recordKind.session}) as visits, count(*) filter (where kind = ${recordKind.page} or start_kind = ${sessionStart.opened}) as page_views,
      coalesce(sum(stay_seconds), 0) as stay_seconds, count(*) filter (where kind = ${recordKind.error}) as errors,
      count(*) filter (where kind = ${recordKind.event}) as events
    from batch
  ), daily as (
    update stat_daily was set visits = was.visits + found.visits, visitors = was.visitors + devices.visitors,
      new_visitors = was.new_visitors + devices.new_visitors, page_views = was.page_views + found.page_views,
      stay_seconds = was.stay_seconds + found.stay_seconds, errors = was.errors + found.errors,
      events = was.events + found.events
    from found, devices where corp_id = :corpId and day = :day
  ), pages as (
    insert into stat_daily_page as was (corp_id, day, page, views, stays, stay_seconds)
    select :corpId, :day, page, sum(views), sum(stays), sum(seconds) from (
      select page, 1 as views, 0 as stays, 0 as seconds from batch where page is not null and (kind = ${recordKind.page} or start_kind = ${sessionStart.opened})
      union all select left_page, 0, 1, stay_seconds from batch where left_page is not null) one
    group by page
    on conflict (corp_id, day, page) do update set views = was.views + excluded.views,
      stays = was.stays + excluded.stays, stay_seconds = was.stay_seconds + excluded.stay_seconds
  ), events as (
    insert into stat_daily_event as was (corp_id, day, name, times, devices)
    select :corpId, :day, name, sum(times), count(*) filter (where ${isFirst(sql`one.device`, sql`old.name = one.name and old.kind = ${recordKind.event}`)})
    from (select name, device, count(*) as times from batch where kind = ${recordKind.event} group by name, device) one
    group by name
    on conflict (corp_id, day, name) do update set times = was.times + excluded.times,
      devices = was.devices + excluded.devices
  )
  select count(*) as "count!" from batch`

/** Leaves the most frequent names of a day: made-up names take no room from those that many use. */
const trim = (table: Sql, name: Sql, by: Sql) =>
  sql`delete from ${table} where corp_id = :corpId and day = :day and ${name} in (
     select ${name} from ${table} where corp_id = :corpId and day = :day order by ${by} desc, ${name} offset ${keptNames})`

const ofDay = (corpId: string, day: string) => ({ corpId, day })

/** Two servers that count one day do it one after the other. */
const takeDay = named(
  'stat_take_day',
  sql`insert into stat_daily (corp_id, day) values (:corpId, :day)
     on conflict (corp_id, day) do update set corp_id = excluded.corp_id`,
  ofDay,
)

const countBatch = named('stat_count', countText, ofDay)

const trimPages = named('stat_trim_pages', trim(sql`stat_daily_page`, sql`page`, sql`views`), ofDay)

const trimEvents = named('stat_trim_events', trim(sql`stat_daily_event`, sql`name`, sql`times`), ofDay)

/** Adds some records of a day that are not counted yet to its figures; answers how many. */
export const countSome = (corpId: string, day: string) =>
  [takeDay(corpId, day), countBatch(corpId, day), trimPages(corpId, day), trimEvents(corpId, day)] as const

/** What happened on one day of a brand. Seconds are whole, counts are counts. */
export interface DailyFigures {
  readonly day: string
  readonly visits: number
  readonly visitors: number
  readonly newVisitors: number
  readonly pageViews: number
  /** Of a visit, on average; 0 without visits. */
  readonly averageStaySeconds: number
  readonly errors: number
  readonly events: number
  readonly orders: number
  readonly pageList: readonly { page: string; views: number; averageStaySeconds: number }[]
  readonly eventList: readonly { name: string; times: number; devices: number }[]
}

/** The days from … to, both included, newest first; only days that have figures. */
export const listDailyFigures = named(
  'stat_figures',
  sql<DailyFigures>`select daily.day::text as "day!", visits, visitors, new_visitors as "newVisitors", page_views as "pageViews",
       (stay_seconds / greatest(visits, 1))::integer as "averageStaySeconds!", errors, events,
       (select count(*)::integer from store join customer_order sold using (corp_id, store_id)
        where corp_id = :corpId and submit_time >= daily.day::timestamp at time zone :timeZone
          and submit_time < (daily.day + 1)::timestamp at time zone :timeZone) as "orders!",
       coalesce((select jsonb_agg(jsonb_build_object('page', page, 'views', views,
           'averageStaySeconds', stay_seconds / greatest(stays, 1)) order by views desc, page)
         from (select * from stat_daily_page where corp_id = :corpId and day = daily.day
           order by views desc, page limit ${shownNames}) shown), '[]') as "pageList!",
       coalesce((select jsonb_agg(jsonb_build_object('name', name, 'times', times, 'devices', devices) order by times desc, name)
         from (select * from stat_daily_event where corp_id = :corpId and day = daily.day
           order by times desc, name limit ${shownNames}) shown), '[]') as "eventList!"
     from stat_daily daily where corp_id = :corpId and day between :from and :to order by day desc`,
  (corpId: string, { from, to, timeZone }: { from: string; to: string; timeZone: string }) => ({
    ...{ corpId, from, to, timeZone },
  }),
)
