import { findSharedCart, shareCart } from '@tiffin/contract/share'
import { sql } from '../../db/sql.ts'
import type { App } from '../../http/app.ts'
import { route } from '../../http/route.ts'
import { sweepAway } from '../../jobs/sweep.ts'
import type { SharedCarts } from './shared-carts.ts'

/** The calls about carts that are shared by a link, and the job that deletes those whose time is over. */
export function serveSharedCarts(app: App, carts: SharedCarts): void {
  route(app, shareCart, (cart, context) => carts.share(context, cart))
  route(app, findSharedCart, ({ sharedCartId }, context) => carts.read(context, sharedCartId))
  const { db, clock } = app
  const sweep = () =>
    sweepAway(db, { table: 'shared_cart', where: sql`expires_at < :before`, before: new Date(clock.now()) })
  app.jobs.push({ name: 'sweep shared carts', everyMs: 3_600_000, run: sweep })
}
