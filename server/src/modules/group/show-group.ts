import type { groupOrder } from '@tiffin/contract/group'
import type { CartLine, ProductRequest } from '@tiffin/core/cart/cart-line'
import { readLine } from '@tiffin/core/cart/read-line'
import { groupRequests, groupState, leftOut } from '@tiffin/core/group/group-order'
import { textIn } from '@tiffin/core/language/language'
import { type RemovedProduct, type Reorder, readAgain } from '@tiffin/core/order/reorder'
import type { z } from 'zod'
import type { Context } from '../../base/context.ts'
import type { MenuView } from '../catalog/index.ts'
import type { StoreRow } from '../store/index.ts'
import type { GroupRow, MemberRow, OrderedRow } from './queries.ts'

export type ShownGroup = z.output<typeof groupOrder>

/** A group as stored, with what is needed to show it. */
export interface WholeGroup {
  readonly row: GroupRow
  readonly members: readonly MemberRow[]
  readonly ordered: readonly OrderedRow[]
  readonly store: StoreRow
  readonly menu: MenuView
}

/** Requests by the menu as it is now. */
export const readByMenu = (requests: readonly ProductRequest[], { byId }: MenuView): Reorder =>
  readAgain(
    requests.map((request) => ({ request, productName: byId.get(request.productId)?.productName ?? '' })),
    byId,
  )

/** The same, line by line in their order: what is equal stays apart, and limits wait until it is closed. */
function readEach(requests: readonly ProductRequest[], { byId }: MenuView) {
  const list: CartLine[] = []
  const removedList: RemovedProduct[] = []
  for (const request of requests) {
    const product = byId.get(request.productId)
    const read = readLine(product, request)
    const { productId } = request
    if (read.ok) list.push(read.value.line)
    else removedList.push({ productId, productName: product?.productName ?? '', reason: read.refusal })
  }
  return { list, removedList }
}

const idsOf = (values: OrderedRow['snapshot']['values']) =>
  values.map(({ propertyId, propertyValueId }) => ({ propertyId, propertyValueId }))

/** A line of an order as it was asked for. */
const requestOfOrdered = ({ productId, skuId, num, snapshot }: OrderedRow): ProductRequest => ({
  ...{ productId, skuId, num, productType: 1, isFreeGift: false, promotionId: null },
  ...(snapshot.guestName === undefined ? {} : { guestName: snapshot.guestName }),
  propertyValList: idsOf(snapshot.values),
  packageProductList: snapshot.items.map((item) => ({
    ...{ productGroupId: item.productGroupId, productId: item.productId, skuId: item.skuId, num: item.num },
    propertyValList: idsOf(item.values),
  })),
})

function showOrder({ row, ordered, menu }: WholeGroup, me: MemberRow | undefined): ShownGroup['order'] {
  if (row.orderId === null || row.status === null) return null
  const bought = ordered.filter(({ isGift }) => !isGift).map(requestOfOrdered)
  const missing = me === undefined ? [] : leftOut(groupRequests([me]), bought)
  return {
    orderId: me?.keyHash === null ? row.orderId : null,
    status: row.status,
    pickupCode: me === undefined ? null : row.pickupCode,
    leftOutList: readByMenu(missing, menu).lines,
  }
}

/** Whether lines can still be added, or the host can still pay. */
const isUnderWay = ({ state }: GroupRow): boolean => state === groupState.open || state === groupState.locked

/** A group as one of its members sees it; undefined: somebody who has only the link. */
export function showGroup(
  whole: WholeGroup,
  me: MemberRow | undefined,
  { language, now }: Pick<Context, 'language' | 'now'>,
): ShownGroup {
  const { row, members, store, menu } = whole
  const { groupOrderId, pickupMethod, version, memberCount, expiresAt } = row
  const shown = me === undefined ? [] : members
  return {
    ...{ groupOrderId, pickupMethod, version, memberCount, expireTime: expiresAt, serverTime: now },
    storeId: store.storeId,
    storeName: textIn(store.name, language),
    state: isUnderWay(row) && expiresAt <= now ? groupState.over : row.state,
    hostName: members.find(({ keyHash }) => keyHash === null)?.name ?? '',
    memberList: shown.map((member) => {
      const { list, removedList } = readEach(member.requests, menu)
      const { memberNo, name } = member
      return {
        ...{ memberNo, name, isHost: member.keyHash === null, isMe: member === me, version: member.version },
        ...{ list, removedList },
      }
    }),
    order: showOrder(whole, me),
  }
}
