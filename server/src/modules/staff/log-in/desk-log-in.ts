import type { logInAtDesk } from '@tiffin/contract/desk/login'
import { deviceName } from '@tiffin/core/staff/device-name'
import { permissionsAt, rightsOf } from '@tiffin/core/staff/rights'
import type { z } from 'zod'
import type { Context } from '../../../base/context.ts'
import type { Tx } from '../../../db/unit.ts'
import type { StaffFound } from '../queries.ts'
import { seenAt } from './budgets.ts'
import { checkPassword, type StaffParts } from './check-password.ts'

/** Opens a session of the desk inside the transaction that found out who it is. */
export async function openDeskSession(
  { app, sessions }: StaffParts,
  tx: Tx,
  { found, corp, network, userAgent }: { found: StaffFound } & Pick<Context, 'corp' | 'network' | 'userAgent'>,
): Promise<z.input<typeof logInAtDesk.output>> {
  const { token, tokenExpired, uid } = await sessions.open(tx, {
    ...{ kind: 'staff', corpId: corp.corpId, holderId: found.staffId, device: deviceName(userAgent) },
    permission: permissionsAt(rightsOf(found.grants, found.extras), 'any'),
    by: { provider: 'password', seenAt: seenAt(app, found.account, network) },
  })
  return { token, tokenExpired, uid, isTotpDue: found.isTotpDue }
}

/** Logs a member of staff in at the desk. */
export async function logInToDesk(
  parts: StaffParts,
  wish: z.output<typeof logInAtDesk.input>,
  context: Context<'anyone'>,
): Promise<z.input<typeof logInAtDesk.output>> {
  const found = await checkPassword(parts, wish, context)
  return parts.app.db.tx({ role: 'app', corp: context.corp.corpId }, (tx) =>
    openDeskSession(parts, tx, { ...context, found }),
  )
}
