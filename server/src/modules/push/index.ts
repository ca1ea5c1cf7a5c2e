import { statement } from '../../db/statement.ts'
import type { App } from '../../http/app.ts'
import type { Job } from '../../jobs/run-jobs.ts'
import { PushClients } from './clients.ts'
import { Hub, outboxGrew } from './hub.ts'
import { servePush as serve } from './routes.ts'

export { moveClients } from './queries.ts'
export { outboxGrew }

/** Live hints to browsers. */
export function servePush(app: App): void {
  serve(app, new PushClients(app.db), new Hub(app))
}

/** Events that nobody needs any more, and browsers that never logged in. */
export function pushJobs({ db, clock }: App): Job[] {
  const dayMs = 24 * 3_600_000
  const sweep = async () => {
    const before = (days: number) => [new Date(clock.now() - days * dayMs)]
    await db.tx({ role: 'jobs', keyed: true }, (tx) =>
      tx.finish(
        statement('delete from outbox where created_at < $1', before(7)),
        statement('delete from push_client where session_id is null and created_at < $1', before(2)),
      ),
    )
  }
  return [{ name: 'sweep events', everyMs: 3_600_000, run: sweep }]
}
