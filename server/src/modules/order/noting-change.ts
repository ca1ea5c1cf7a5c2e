import { type Sql, sql } from '../../db/sql.ts'

/**
 * The step that announces a change to servers and browsers, to stand behind the step `changed` that made it. The statement
 * knows `corpId`, `eventId` and `now`.
 */
export const outboxStep = (changed: Sql): Sql => sql`outboxed as (
    insert into outbox (corp_id, event_id, topic, customer_id, store_id, payload, created_at)
    select :corpId, :eventId, 'order', customer_id, store_id,
      jsonb_build_object('orderId', order_id, 'status', status, 'version', version), :now from ${changed}
  )`

/** The steps that log and announce what staff changed of an order whose state stays; the statement also knows `staffId`, `reason` and `approvedBy`. */
export const staffLogSteps = (changed: Sql, action: Sql): Sql => sql`logged as (
    insert into order_log (corp_id, order_id, version, action, from_status, to_status, actor_role, actor_id, reason, logged_at, approved_by)
    select :corpId, order_id, version, ${action}, status, status, 'employee', :staffId, :reason, :now, :approvedBy from ${changed}
  ), ${outboxStep(changed)}`
