import { findProfile } from '@tiffin/contract/customer'
import { maskPhone } from '@tiffin/core/customer/phone'
import type { App } from '../../http/app.ts'
import { Refusal } from '../../http/refusal.ts'
import { route } from '../../http/route.ts'
import { findProfileRow } from './queries.ts'

/** The customer's own data. */
export function serveCustomers(app: App): void {
  route(app, findProfile, async (_nothing, { corp: { corpId }, session: { customerId } }) => {
    const [{ rows }] = await app.db.tx({ role: 'app', corp: corpId, keyed: true }, (tx) =>
      tx.finish(findProfileRow(corpId, customerId)),
    )
    const [row] = rows
    if (!row) throw new Refusal('notLoggedIn')
    return { ...row, phone: maskPhone(row.phone), birthdayLocked: row.birthday !== null }
  })
}
