import { findProfile } from '@tiffin/contract/customer'
import { deleteAccount, exportMyData, findAllergens, saveAllergens, updateProfile } from '@tiffin/contract/profile'
import { maskPhone } from '@tiffin/core/customer/phone'
import { Refusal } from '../../base/refusal.ts'
import type { Statement } from '../../db/statement.ts'
import type { App } from '../../http/app.ts'
import { route } from '../../http/route.ts'
import { closeAccount } from './delete-account.ts'
import { exportData } from './export.ts'
import type { CustomerParts } from './parts.ts'
import { type AvoidedRow, findAvoided, findProfileRow, type ProfileRow, updateAvoided } from './queries.ts'
import { changeProfile } from './update-profile.ts'

const present = (row: ProfileRow) => ({ ...row, phone: maskPhone(row.phone), birthdayLocked: row.birthday !== null })

/** The row of the customer who asks; a customer who is gone meanwhile is not logged in. */
async function runForCustomer<Row>(app: App, corpId: string, statement: Statement<Row>): Promise<Row> {
  const [{ rows }] = await app.db.tx({ role: 'app', corp: corpId, keyed: true }, (tx) => tx.finish(statement))
  const [row] = rows
  if (!row) throw new Refusal('notLoggedIn')
  return row
}

function serveAllergens(app: App): void {
  route(app, findAllergens, (_nothing, { corp: { corpId }, session: { customerId } }) =>
    runForCustomer<AvoidedRow>(app, corpId, findAvoided(corpId, customerId)),
  )
  route(app, saveAllergens, (wish, { corp: { corpId }, session: { customerId } }) =>
    runForCustomer<AvoidedRow>(app, corpId, updateAvoided(corpId, customerId, wish)),
  )
}

/** The customer's own data, and the end of the account. */
export function serveCustomers(app: App, parts: CustomerParts): void {
  route(app, findProfile, async (_nothing, { corp: { corpId }, session: { customerId } }) =>
    present(await runForCustomer<ProfileRow>(app, corpId, findProfileRow(corpId, customerId))),
  )
  serveAllergens(app)
  route(app, updateProfile, async (wish, context) => present(await changeProfile(parts, wish, context)))
  route(app, deleteAccount, (wish, context) => closeAccount(parts, wish, context))
  route(app, exportMyData, (_nothing, context) => exportData(parts, context))
}
