import type { setMyPin } from '@tiffin/contract/approval'
import { isEasyPin, isPin } from '@tiffin/core/staff/pin'
import type { z } from 'zod'
import type { Context } from '../../../base/context.ts'
import { Refusal } from '../../../base/refusal.ts'
import { auditEntry } from '../../audit/index.ts'
import { checkIdentity, ownItem } from '../account/account.ts'
import type { StaffParts } from '../log-in/check-password.ts'
import { putPin } from './queries.ts'

/** Sets the caller's own PIN, or takes it away [staff-14]. */
export async function setOwnPin(
  parts: StaffParts,
  { pin, ...proof }: z.output<typeof setMyPin.input>,
  context: Context<'staff'>,
): Promise<Record<string, never>> {
  if (pin !== '' && !isPin(pin)) throw new Refusal('pinForm')
  if (isEasyPin(pin)) throw new Refusal('pinEasy')
  const me = await checkIdentity(parts, proof, context)
  const pinHash = pin === '' ? null : await parts.passwords.hash(pin)
  const { corpId } = context.corp
  await parts.app.db.tx({ role: 'app', corp: corpId }, (tx) =>
    tx.batch(
      putPin(corpId, { staffId: me.staffId, pinHash }),
      auditEntry(context, { action: 'me.pin', item: ownItem(me) }),
    ),
  )
  return {}
}
