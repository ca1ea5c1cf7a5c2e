import { logInAtDesk } from '@tiffin/contract/desk/login'
import { listStaff } from '@tiffin/contract/desk/team'
import type { Role } from '@tiffin/core/staff/role'
import type { App } from '../src/http/app.ts'
import { Passwords } from '../src/modules/password/index.ts'
import { ask } from './app.ts'
import { buildCorp } from './build.ts'
import { buildStore, insertRow } from './build-shop.ts'

export const staffPasswordOfTests = 'a long password'
const hash = await new Passwords().hash(staffPasswordOfTests)

/** A member of the team with the password of tests; without stores the role holds everywhere. */
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

/** A member of the team, logged in at the desk; a role alone holds everywhere. */
export async function buildAtDesk(app: App, corp: string, who: Role | { role: Role; stores: string[] }) {
  const { role, stores } = typeof who === 'string' ? { role: who, stores: [] } : who
  const person = await buildStaff(corp, role, { stores })
  return { ...person, ...(await openDesk(app, corp, person.account)) }
}

/** A brand of two stores with an owner and the manager of the first store; `member` finds a person in the list of the team. */
export async function openTeam(app: App) {
  const corp = await buildCorp()
  const [first, second] = [await buildStore(corp), await buildStore(corp)]
  const owner = await buildAtDesk(app, corp, 'owner')
  const keeper = await buildAtDesk(app, corp, { role: 'storeManager', stores: [first] })
  const member = async (staffId: string) => {
    const { data } = await ask(app, listStaff, { ...owner, body: { pageSize: 100 } })
    const found = data.list.find((each) => each.staffId === staffId)
    if (!found) throw new Error('not in the list')
    return found
  }
  return { corp, first, second, owner, keeper, member }
}
