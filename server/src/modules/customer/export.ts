import type { exportMyData } from '@tiffin/contract/profile'
import { textIn } from '@tiffin/core/language/language'
import type { HelpReason } from '@tiffin/core/order/order-help'
import type { z } from 'zod'
import type { Context } from '../../base/context.ts'
import { Fault, Refusal } from '../../base/refusal.ts'
import { readAllCoupons } from '../coupon/index.ts'
import { isTaken, takeBudget } from '../login/index.ts'
import { listAssists } from '../member/index.ts'
import { listHelpOfCustomer } from '../order-help/index.ts'
import { readAllMovements } from '../points/index.ts'
import { listFavourites } from '../store/index.ts'
import type { CustomerParts } from './parts.ts'
import { findAccountRow, findAvoided, findProfileRow, listLiveSessions } from './queries.ts'

type Customer = Context<'customer'>
type Exported = z.input<typeof exportMyData.output>

/** It reads everything there is. */
const perCustomer = { most: 100, windowSeconds: 3600 }

async function readPerson({ app: { db } }: CustomerParts, { corp: { corpId }, session, now }: Customer) {
  const { customerId } = session
  return db.tx({ role: 'app', corp: corpId }, async (tx) => {
    const taken = await tx.run(takeBudget({ corpId, key: `export ${customerId}`, limit: perCustomer, now }))
    if (!isTaken(taken)) throw new Fault('tooManyRequests', { 'retry-after': String(perCustomer.windowSeconds) })
    const [profile, account, avoided, favourites, sessions, assists, helps] = await tx.finish(
      findProfileRow(corpId, customerId),
      findAccountRow(corpId, customerId),
      findAvoided(corpId, customerId),
      listFavourites(corpId, customerId),
      listLiveSessions(corpId, customerId, now),
      listAssists(corpId, customerId),
      listHelpOfCustomer(corpId, customerId),
    )
    const [row] = profile.rows
    const [person] = account.rows
    const [avoidedAllergens] = avoided.rows
    if (!row || !person || !avoidedAllergens) throw new Refusal('notLoggedIn')
    const profileOf = { ...row, birthdayLocked: row.birthday !== null, ...person }
    return {
      profile: profileOf,
      avoidedAllergens,
      favourites: favourites.rows,
      sessions: sessions.rows,
      assistList: assists.rows,
      helps: helps.rows,
    }
  })
}

/** All that the brand holds about the customer, in the customer's language. */
export async function exportData(parts: CustomerParts, context: Customer): Promise<Exported> {
  const { corp, session, language, now } = context
  const { customerId, sessionId } = session
  const { db } = parts.app
  const { profile, avoidedAllergens, favourites, sessions, assistList, helps } = await readPerson(parts, context)
  const [orderList, couponList, points, stores, cart] = await Promise.all([
    parts.orders.listEverything(context, customerId),
    readAllCoupons(db, { corpId: corp.corpId, customerId, language, now }),
    readAllMovements(db, { corp, customerId, language, now }),
    parts.stores.listAll(corp),
    parts.carts.read(context),
  ])
  const names = new Map(stores.map((store) => [store.storeId, textIn(store.name, language)]))
  return {
    exportTime: now,
    ...{ profile, avoidedAllergens, orderList, couponList, points, cart, assistList },
    helpList: helps.map((help) => ({ ...help, reason: help.reason as HelpReason })), // as: only these are written
    favouriteStoreList: favourites.map((one) => ({ ...one, storeName: names.get(one.storeId) ?? '' })),
    sessionList: sessions.map(({ sessionId: id, ...one }) => ({ ...one, isCurrent: id === sessionId })),
  }
}
