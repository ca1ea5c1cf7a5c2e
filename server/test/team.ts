import { logInAtDesk } from '@tiffin/contract/desk/login'
import type { Role } from '@tiffin/core/staff/role'
import type { App } from '../src/http/app.ts'
import { Passwords } from '../src/modules/password/index.ts'
import { ask } from './app.ts'
import { insertRow } from './build-shop.ts'

export const staffPasswordOfTests = 'a long password'
const hash = await new Passwords().hash(staffPasswordOfTests)

/** Somebody of the team with the password of tests; without stores the role holds everywhere. */
export async function buildStaff(corpId: string, role: Role, { stores = [] as string[], account = '' } = {}) {
  const staffId = account || `${role}-${crypto.randomUUID().slice(0, 8)}`
  await insertRow(corpId, 'staff', { staff_id: staffId, account: staffId, password_hash: hash, name: `The ${role}` })
  for (const store_id of stores.length > 0 ? stores : [null])
    await insertRow(corpId, 'staff_grant', { grant_id: crypto.randomUUID(), staff_id: staffId, role, store_id })
  return { staffId, account: staffId }
}

/** Logs in at the desk; answers what later calls are made with. */
export async function openDesk(app: App, corp: string, account: string) {
  const { data } = await ask(app, logInAtDesk, { corp, body: { account, password: staffPasswordOfTests } })
  return { corp, token: data.token }
}

/** Somebody of the team, logged in at the desk; a role alone holds everywhere. */
export async function buildAtDesk(app: App, corp: string, who: Role | { role: Role; stores: string[] }) {
  const { role, stores } = typeof who === 'string' ? { role: who, stores: [] } : who
  const person = await buildStaff(corp, role, { stores })
  return { ...person, ...(await openDesk(app, corp, person.account)) }
}
