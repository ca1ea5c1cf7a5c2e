/** The step that changed an order, and the placeholders of when it was and of its event's id. */
interface ChangedAt {
  readonly changed: string
  readonly now: string
  readonly event: string
}

/** The step that tells servers and browsers of a change, to stand behind the one that made it. */
export const outboxStep = ({ changed, now, event }: ChangedAt): string => `told as (
    insert into outbox (corp_id, event_id, topic, customer_id, store_id, payload, created_at)
    select $1, ${event}, 'order', customer_id, store_id,
      jsonb_build_object('orderId', order_id, 'status', status, 'version', version), ${now} from ${changed}
  )`

interface ByStaffAt extends ChangedAt {
  /** As the log names it. */
  readonly action: string
  readonly employee: string
  readonly reason: string
}

/** The steps that log and tell what staff changed of an order whose state stays. */
export const staffLogSteps = ({ action, employee, reason, ...at }: ByStaffAt): string => `logged as (
    insert into order_log (corp_id, order_id, version, action, from_status, to_status, actor_role, actor_id, reason, logged_at)
    select $1, order_id, version, '${action}', status, status, 'employee', ${employee}, ${reason}, ${at.now} from ${at.changed}
  ), ${outboxStep(at)}`
