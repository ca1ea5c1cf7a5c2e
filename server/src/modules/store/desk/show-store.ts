import type { findDeskStore } from '@tiffin/contract/desk/store'
import { type Language, textIn } from '@tiffin/core/language/language'
import { isOfferedAt } from '@tiffin/core/payment/offered-methods'
import { distanceMetres } from '@tiffin/core/store/distance'
import { intervalsOn } from '@tiffin/core/store/hours'
import { localTimeAt } from '@tiffin/core/store/local-time'
import { storeStateAt } from '@tiffin/core/store/store-state'
import type { z } from 'zod'
import type { Context } from '../../../base/context.ts'
import { Refusal } from '../../../base/refusal.ts'
import type { Services } from '../../../db/services.ts'
import type { PaymentMethodRow, PaymentMethods } from '../../payment-method/index.ts'
import { listStoreRows, type StoreRow } from '../queries.ts'
import { countOpenOrders, findStoreRow, listGroupsOfStores, type MemberOfGroup, type StoreFields } from './queries.ts'

type Shown = z.input<typeof findDeskStore.output>

/** Stores around a pin that are drawn. */
const mostNeighbours = 12

/** What the desk changes of a store beside its hours. */
export const fieldsOf = (row: StoreRow): StoreFields => ({
  ...{ name: row.name, address: row.address, notice: row.notice, phone: row.phone },
  ...{ latitude: row.latitude, longitude: row.longitude, timeZone: row.timeZone, image: row.image },
  ...{ pickupMethodList: row.pickupMethodList, sort: row.sort, code: row.code, paymentOffList: row.paymentOffList },
})

/** How a store stands at an instant. */
export function standingOf(row: StoreRow, now: number) {
  const local = localTimeAt(now, row.timeZone)
  return {
    ...{ isOpen: row.isOpen, resumesAt: row.resumesAt, today: local.date, state: storeStateAt(row, local) },
    intervalList: intervalsOn(local.date, row),
    isException: row.exceptionList.some(({ date }) => date === local.date),
  }
}

/** The groups that a store is in, of the memberships of all. */
export const groupsOf = (members: readonly MemberOfGroup[], storeId: string, language: Language) =>
  members
    .filter((each) => each.storeId === storeId)
    .map(({ groupId, name }) => ({ groupId, groupName: textIn(name, language) }))

const neighboursOf = (row: StoreRow, all: readonly StoreRow[], language: Language) =>
  all
    .filter(({ storeId, archivedAt }) => storeId !== row.storeId && archivedAt === null)
    .map((each) => ({ each, distance: distanceMetres(row, each) }))
    .toSorted((a, b) => a.distance - b.distance)
    .slice(0, mostNeighbours)
    .map(({ each: { storeId, name, latitude, longitude } }) => ({
      ...{ storeId, latitude, longitude, storeName: textIn(name, language) },
    }))

const paymentsOf = (row: StoreRow, methods: readonly PaymentMethodRow[], language: Language) =>
  methods.map((method) => ({
    ...{ code: method.code, methodName: textIn(method.name, language) },
    ...{ isOffered: isOfferedAt(method, row.storeId), isOn: !row.paymentOffList.includes(method.code) },
  }))

/** A store with everything that the desk changes of it. */
export async function showStore(
  { app: { db }, paymentMethods }: { app: Services; paymentMethods: PaymentMethods },
  storeId: string,
  { corp, language, now }: Context<'staff'>,
): Promise<Shown> {
  const { corpId } = corp
  const [found, members, stores, orders] = await db.tx({ role: 'app', corp: corpId, isOneSnapshot: true }, (tx) =>
    tx.finish(
      findStoreRow(corpId, storeId),
      listGroupsOfStores(corpId),
      listStoreRows(corpId),
      countOpenOrders(corpId, storeId),
    ),
  )
  const [row] = found.rows
  if (!row) throw new Refusal('storeUnknown')
  return {
    ...{ storeId, storeName: textIn(row.name, language), ...standingOf(row, now), archivedAt: row.archivedAt },
    fields: fieldsOf(row),
    ...{ businessHourList: row.businessHourList, exceptionList: row.exceptionList, slotPlan: row.slotPlan },
    tableList: row.tableList,
    groupList: groupsOf(members.rows, storeId, language),
    paymentList: paymentsOf(row, await paymentMethods.of(corp), language),
    neighbourList: neighboursOf(row, stores.rows, language),
    openOrderCount: orders.rows[0]?.openOrderCount ?? 0,
  }
}
