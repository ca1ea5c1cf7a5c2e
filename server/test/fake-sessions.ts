import { permissions as everyPermission, type Permission } from '@tiffin/core/staff/permission'
import { rightsOf } from '@tiffin/core/staff/rights'
import type { Role } from '@tiffin/core/staff/role'
import type { Sessions, StaffSession } from '../src/base/context.ts'

/** A session at the counter of a store, or at the desk for the whole brand. */
export const staffSession = (staffId: string, storeId = '', permissions: readonly string[] = []): StaffSession => ({
  ...{ kind: 'staff', sessionId: staffId, staffId, storeId, provenAt: Date.now(), isTotpDue: false },
  // as: tests name permissions that there are
  rights: [{ permissions: permissions as Permission[], stores: storeId === '' ? 'all' : [storeId] }],
})

/** The token of a role at some stores, or everywhere without any; at the desk, or at the counter of a store. */
export const tokenOfRole = (corp: string, role: Role, { stores = [] as string[], counter = '-' } = {}): string =>
  `role ${corp} ${role} ${counter} ${stores.join(',')}`

/** The token of a person who may do everything, where a call is made. */
export const tokenOfAll = (corp: string, { scope }: { scope?: string | undefined }, storeId = 'st1'): string =>
  scope === 'counter' ? `employee ${corp} e1 ${storeId} ${everyPermission}` : tokenOfRole(corp, 'owner')

function sessionOfRole([role = '', counter = '', stores = '']: string[]): StaffSession {
  const places = stores === '' ? ('all' as const) : stores.split(',')
  const rights = rightsOf([{ role: role as Role, stores: places }]) // as: tests name roles that there are
  return { ...staffSession(`e-${role}`, counter === '-' ? '' : counter), rights }
}

/** Understands the tokens of the builders, so that tests of ordering need not log in. A token of another corp is none. */
export const fakeSessions: Sessions = {
  find: async (token, corpId) => {
    const [kind, corp, id = '', second = '', permissions = ''] = token.split(' ')
    if (corp !== corpId) return undefined
    if (kind === 'customer') return { session: { kind, sessionId: second, customerId: id, isMember: false } }
    if (kind === 'role') return { session: sessionOfRole([id, second, permissions]) }
    if (kind !== 'employee') return undefined
    return { session: staffSession(id, second, permissions.split(',').filter(Boolean)) }
  },
}
