import { findProfile } from '@tiffin/contract/customer'
import { deleteAccount, exportMyData, updateProfile } from '@tiffin/contract/profile'
import { maskPhone } from '@tiffin/core/customer/phone'
import { Refusal } from '../../base/refusal.ts'
import type { App } from '../../http/app.ts'
import { route } from '../../http/route.ts'
import { closeAccount } from './delete-account.ts'
import { exportData } from './export.ts'
import type { CustomerParts } from './parts.ts'
import { findProfileRow, type ProfileRow } from './queries.ts'
import { changeProfile } from './update-profile.ts'

const present = (row: ProfileRow) => ({ ...row, phone: maskPhone(row.phone), birthdayLocked: row.birthday !== null })

/** The customer's own data, and the end of the account. */
export function serveCustomers(app: App, parts: CustomerParts): void {
  route(app, findProfile, async (_nothing, { corp: { corpId }, session: { customerId } }) => {
    const [{ rows }] = await app.db.tx({ role: 'app', corp: corpId, keyed: true }, (tx) =>
      tx.finish(findProfileRow(corpId, customerId)),
    )
    const [row] = rows
    if (!row) throw new Refusal('notLoggedIn')
    return present(row)
  })
  route(app, updateProfile, async (wish, context) => present(await changeProfile(parts, wish, context)))
  route(app, deleteAccount, (wish, context) => closeAccount(parts, wish, context))
  route(app, exportMyData, (_nothing, context) => exportData(parts, context))
}
