import type { logInEmployee } from '@tiffin/contract/login'
import { textIn } from '@tiffin/core/language/language'
import { money } from '@tiffin/core/money/money'
import { permissionsAt, rightsOf, type StoresOfGrant, storesFor } from '@tiffin/core/staff/rights'
import type { z } from 'zod'
import type { Context } from '../../../base/context.ts'
import { Refusal } from '../../../base/refusal.ts'
import { listStoresOf } from '../queries.ts'
import { seenAt } from './budgets.ts'
import { checkPassword, type StaffParts } from './check-password.ts'

type Wish = z.output<typeof logInEmployee.input>

/** The store at whose counter a person may work: the one that they ask for, or the only one. */
async function chooseStore(
  { db }: StaffParts['app'],
  { corp: { corpId }, language }: Context<'anyone'>,
  { stores, storeId }: { stores: StoresOfGrant; storeId: string | undefined },
) {
  const { rows } = await db.tx({ role: 'app', corp: corpId, keyed: true }, async (tx) => {
    const [answer] = await tx.finish(listStoresOf(corpId, stores === 'all' ? null : stores))
    return answer
  })
  const storeList = rows.map((row) => ({ storeId: row.storeId, storeName: textIn(row.name, language) }))
  const [first] = storeId === undefined ? storeList : storeList.filter((store) => store.storeId === storeId)
  if (!first) throw new Refusal('notAllowed')
  if (storeId === undefined && storeList.length > 1) throw new Refusal('storeToChoose', { storeList })
  return first
}

/** Logs a member of staff in at the counter of a store where they may move orders. */
export async function logInAtCounter(
  parts: StaffParts,
  wish: Wish,
  context: Context<'anyone'>,
): Promise<z.input<typeof logInEmployee.output>> {
  const { app, sessions } = parts
  const { corp, network, now } = context
  const { staffId, name, grants, extras, employeeLimit, manualLimit } = await checkPassword(parts, wish, context)
  const rights = rightsOf(grants, extras)
  const stores = storesFor(rights, 'order:manage')
  const store = await chooseStore(app, context, { stores, storeId: wish.storeId })
  const by = { provider: 'password', seenAt: seenAt(app, wish.account, network) } as const
  const permission = permissionsAt(rights, store)
  const holder = {
    kind: 'staff',
    corpId: corp.corpId,
    holderId: staffId,
    permission,
    by,
    storeId: store.storeId,
  } as const
  const opened = await app.db.tx({ role: 'app', corp: corp.corpId }, (tx) => sessions.open(tx, holder))
  const discountLimits = { employee: money(employeeLimit), manual: money(manualLimit) }
  return { ...opened, ...store, discountLimits, employeeName: name, serverTime: now }
}
