import { textIn } from '@tiffin/core/language/language'
import { statement } from '../../db/statement.ts'
import type { App } from '../../http/app.ts'
import type { Job } from '../../jobs/run-jobs.ts'
import type { Brands } from '../page/index.ts'
import { type BrandName, Messenger } from './browser/messenger.ts'
import { sweepMessages, sweepSubscriptions } from './browser/queries.ts'
import { PushClients } from './clients.ts'
import { Hub, outboxGrew } from './hub.ts'
import { servePush as serve } from './routes.ts'

export { moveClients } from './queries.ts'
export { outboxGrew }

function messengerOf(app: App, brands: Brands): Messenger {
  const { vapid, vapidSubject, publicUrl, pushToLoopback } = app.config
  const own = publicUrl.startsWith('https:') ? publicUrl : 'mailto:push@tiffin.invalid'
  const nameOf: BrandName = async (corpId, language) => {
    const corp = await app.corps.findAny(corpId)
    return corp ? textIn((await brands.of(corp)).setting.brandName, language) : ''
  }
  return new Messenger(app, { keys: { ...vapid, subject: vapidSubject ?? own }, toLoopback: pushToLoopback }, nameOf)
}

/** Live hints to browsers. */
export function servePush(app: App): void {
  serve(app, new PushClients(app.db, app.config.pushToLoopback), new Hub(app))
}

/** Messages to browsers whose page is closed; events that nobody needs any more, and browsers that never logged in. */
export function pushJobs(app: App, brands: Brands): Job[] {
  const { db, clock } = app
  const messenger = messengerOf(app, brands)
  const dayMs = 24 * 3_600_000
  const sweep = async () => {
    const before = (days: number) => [new Date(clock.now() - days * dayMs)]
    await db.tx({ role: 'jobs', keyed: true }, (tx) =>
      tx.finish(
        statement('delete from outbox where created_at < $1', before(7)),
        sweepSubscriptions(clock.now()),
        sweepMessages(clock.now() - dayMs),
        statement('delete from push_client where session_id is null and created_at < $1', before(2)),
      ),
    )
  }
  return [
    { name: 'send push messages', everyMs: 2000, run: () => messenger.run() },
    { name: 'sweep events', everyMs: 3_600_000, run: sweep },
  ]
}
