import type { Permission } from '@tiffin/core/staff/permission'
import type { Sessions, StaffSession } from '../src/base/context.ts'

/** A session at the counter of a store, or at the desk for the whole brand. */
export const staffSession = (staffId: string, storeId = '', permissions: readonly string[] = []): StaffSession => ({
  ...{ kind: 'staff', sessionId: staffId, staffId, storeId, provenAt: Date.now(), isTotpDue: false },
  // as: tests name permissions that there are
  rights: [{ permissions: permissions as Permission[], stores: storeId === '' ? 'all' : [storeId] }],
})

/** Understands the tokens of the builders, so that tests of ordering need not log in. A token of another corp is none. */
export const fakeSessions: Sessions = {
  find: async (token, corpId) => {
    const [kind, corp, id = '', second = '', permissions = ''] = token.split(' ')
    if (corp !== corpId) return undefined
    if (kind === 'customer') return { session: { kind, sessionId: second, customerId: id, isMember: false } }
    if (kind !== 'employee') return undefined
    return { session: staffSession(id, second, permissions.split(',').filter(Boolean)) }
  },
}
