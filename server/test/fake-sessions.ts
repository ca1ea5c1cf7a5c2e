import type { Sessions } from '../src/base/context.ts'

/** Understands the tokens of the builders, so that tests of ordering need not log in. A token of another corp is none. */
export const fakeSessions: Sessions = {
  find: async (token, corpId) => {
    const [kind, corp, id = '', second = '', permissions = ''] = token.split(' ')
    if (corp !== corpId) return undefined
    if (kind === 'customer') return { session: { kind, sessionId: second, customerId: id, isMember: false } }
    if (kind !== 'employee') return undefined
    return { session: { kind, sessionId: id, employeeId: id, storeId: second, permissions: permissions.split(',') } }
  },
}
