import { textIn } from '@tiffin/core/language/language'
import { identifier, joined, sql } from '../../db/sql.ts'
import type { App } from '../../http/app.ts'
import type { Job } from '../../jobs/run-jobs.ts'
import { sweepAway } from '../../jobs/sweep.ts'
import type { SettingsOfCorps } from '../corp/index.ts'
import { type CorpName, Messenger } from './browser/messenger.ts'
import { PushClients } from './clients.ts'
import { Hub, outboxGrew } from './hub.ts'
import { servePush as serve } from './routes.ts'

export { moveClients } from './queries.ts'
export { outboxGrew }

function messengerOf(app: App, settings: SettingsOfCorps): Messenger {
  const { vapid, vapidSubject, publicUrl, pushToLoopback } = app.config
  const contact = publicUrl.startsWith('https:') ? publicUrl : 'mailto:push@tiffin.invalid'
  const nameOf: CorpName = async (corpId, language) => {
    const corp = await app.corps.findAny(corpId)
    return corp ? textIn((await settings.of(corp)).setting.brandName, language) : ''
  }
  return new Messenger(
    app,
    { keys: { ...vapid, subject: vapidSubject ?? contact }, toLoopback: pushToLoopback },
    nameOf,
  )
}

/** Live hints to browsers. */
export function servePush(app: App): void {
  serve(app, new PushClients(app.db, app.config.pushToLoopback), new Hub(app))
}

/** Of a browser: its session was over at that instant. */
const hasNoSession = joined(
  ['customer_session', 'staff_session'].map(
    (table) => sql`not exists (select from ${identifier(table)} live where live.corp_id = push_client.corp_id
      and live.session_id = push_client.session_id and live.expires_at > :before
      and (live.revoked_at is null or live.revoked_at > :before))`,
  ),
  ' and ',
)

/** The customer has logged out: nothing more is sent to this browser. */
const isOrphan = sql`exists (select from push_client where push_client.corp_id = push_subscription.corp_id
  and push_client.cid_hash = push_subscription.cid_hash and ${hasNoSession})`

/** Messages to browsers whose page is closed; events that are no longer needed, and browsers that never logged in. */
export function pushJobs(app: App, settings: SettingsOfCorps): Job[] {
  const { db, clock } = app
  const messenger = messengerOf(app, settings)
  const dayMs = 24 * 3_600_000
  const before = (days: number) => new Date(clock.now() - days * dayMs)
  const sweep = async () => {
    await sweepAway(db, { table: 'outbox', where: sql`created_at < :before`, before: before(7) })
    await sweepAway(db, { table: 'push_message', where: sql`created_at < :before`, before: before(1) })
    await sweepAway(db, {
      table: 'push_client',
      where: sql`session_id is null and created_at < :before`,
      before: before(2),
    })
    await sweepAway(db, { table: 'push_subscription', where: isOrphan, before: before(0) })
    await sweepAway(db, {
      table: 'push_client',
      where: sql`session_id is not null and ${hasNoSession}`,
      before: before(2),
    })
  }
  return [
    { name: 'send push messages', everyMs: 2000, run: () => messenger.run() },
    { name: 'sweep events', everyMs: 3_600_000, run: sweep },
  ]
}
