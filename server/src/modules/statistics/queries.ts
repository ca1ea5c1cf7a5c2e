import { named, type Statement, statement } from '../../db/statement.ts'
import type { StatRow } from './read-records.ts'

export const insertRecords = (corpId: string, rows: readonly StatRow[]): Statement =>
  named(
    'stat_add',
    `insert into stat_record (corp_id, record_id, day, device, kind, start_kind, is_new, page, left_page, stay_seconds, name, value, received_at)
     select $1, "recordId", day, device, kind, "startKind", "isNew", page, "leftPage", "staySeconds", name, value, "receivedAt"
     from jsonb_to_recordset($2) as row ("recordId" text, day date, device text, kind smallint, "startKind" smallint, "isNew" boolean,
       page text, "leftPage" text, "staySeconds" integer, name text, value jsonb, "receivedAt" timestamptz)
     on conflict do nothing`,
    [corpId, JSON.stringify(rows)],
  )

/** A brand's day that has records which its figures do not count yet. */
export interface DueDay {
  readonly corpId: string
  readonly day: string
}

export const listDueDays = (): Statement<DueDay> =>
  named(
    'stat_due',
    `select distinct corp_id as "corpId", day::text as day from stat_record where not rolled order by 1, 2 limit 1000`,
  )

const mostNames = 200

/** Counts a day anew from all of its records. The first statement takes the day's row, so that two servers do it one after the other. */
export const rollUpDay = (corpId: string, day: string) =>
  [
    statement(
      'insert into stat_daily (corp_id, day) values ($1, $2) on conflict (corp_id, day) do update set corp_id = excluded.corp_id',
      [corpId, day],
    ),
    statement('update stat_record set rolled = true where corp_id = $1 and day = $2 and not rolled', [corpId, day]),
    statement(
      `update stat_daily set visits = found.visits, visitors = found.visitors, new_visitors = found.new_visitors,
         page_views = found.page_views, stay_seconds = found.stay_seconds, errors = found.errors, events = found.events
       from (select count(*) filter (where kind = 1) as visits, count(distinct device) as visitors,
           count(distinct device) filter (where is_new) as new_visitors,
           count(*) filter (where kind = 11 or start_kind = 1) as page_views, coalesce(sum(stay_seconds), 0) as stay_seconds,
           count(*) filter (where kind = 31) as errors, count(*) filter (where kind = 21) as events
         from stat_record where corp_id = $1 and day = $2) found
       where corp_id = $1 and day = $2`,
      [corpId, day],
    ),
    statement('delete from stat_daily_page where corp_id = $1 and day = $2', [corpId, day]),
    statement(
      `insert into stat_daily_page (corp_id, day, page, views, stays, stay_seconds)
       select $1, $2, page, sum(views), sum(stays), sum(seconds) from (
         select page, 1 as views, 0 as stays, 0 as seconds from stat_record
         where corp_id = $1 and day = $2 and page is not null and (kind = 11 or start_kind = 1)
         union all
         select left_page, 0, 1, stay_seconds from stat_record
         where corp_id = $1 and day = $2 and left_page is not null) one
       group by page order by 4 desc, 3 limit ${mostNames}`,
      [corpId, day],
    ),
    statement('delete from stat_daily_event where corp_id = $1 and day = $2', [corpId, day]),
    statement(
      `insert into stat_daily_event (corp_id, day, name, times, devices)
       select $1, $2, name, count(*), count(distinct device) from stat_record
       where corp_id = $1 and day = $2 and kind = 21 group by name order by 4 desc, 3 limit ${mostNames}`,
      [corpId, day],
    ),
  ] as const

export const sweepRecords = (before: number): Statement =>
  statement('delete from stat_record where rolled and received_at < $1', [new Date(before)])

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
export const listDailyFigures = (
  corpId: string,
  { from, to, timeZone }: { from: string; to: string; timeZone: string },
): Statement<DailyFigures> =>
  statement(
    `select daily.day::text as day, visits, visitors, new_visitors as "newVisitors", page_views as "pageViews",
       (stay_seconds / greatest(visits, 1))::integer as "averageStaySeconds", errors, events,
       (select count(*)::integer from store join customer_order sold using (corp_id, store_id)
        where corp_id = $1 and submit_time >= daily.day::timestamp at time zone $4
          and submit_time < (daily.day + 1)::timestamp at time zone $4) as orders,
       coalesce((select jsonb_agg(jsonb_build_object('page', page, 'views', views,
           'averageStaySeconds', stay_seconds / greatest(stays, 1)) order by views desc, page)
         from stat_daily_page where corp_id = $1 and day = daily.day), '[]') as "pageList",
       coalesce((select jsonb_agg(jsonb_build_object('name', name, 'times', times, 'devices', devices) order by times desc, name)
         from stat_daily_event where corp_id = $1 and day = daily.day), '[]') as "eventList"
     from stat_daily daily where corp_id = $1 and day between $2 and $3 order by day desc`,
    [corpId, from, to, timeZone],
  )
