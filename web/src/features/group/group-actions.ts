import { requestOf } from '@tiffin/core/cart/lines'
import { ask } from '@tiffin/kit/client/ask.ts'
import { corpOfAddress } from '@tiffin/kit/client/corp.ts'
import { whileLoading } from '@tiffin/kit/client/while-loading.ts'
import { t } from '@tiffin/kit/client/words.ts'
import { call } from '../../data/call.ts'
import { type Group, type GroupMember, keyOf, putGroup } from '../../data/group/group.ts'
import { useCart } from '../../state/cart/cart.ts'
import { replaceCart, submitLines } from '../../state/cart/cart-changes.ts'
import {
  closeGroupSheet,
  type GroupSeat,
  leaveSeatInGroup,
  noteGroup,
  openGroupSheet,
  readSeatAgain,
  takeSeatInGroup,
} from '../../state/group/group.ts'
import { openPage, openTab } from '../../state/navigation/navigation.ts'
import { paths, withInputs } from '../../state/navigation/paths.ts'
import { choosePickup } from '../../state/store/pickup.ts'
import { useStoreChoice } from '../../state/store/store.ts'
import { tellChanges } from '../order/reorder.ts'
import { sharePage } from '../share/share-page.ts'
import { takeStore } from '../store/switch-store.ts'
import { contentOf, save, takeGroup } from './sync-group.ts'

type Seat = Pick<GroupSeat, 'groupOrderId' | 'memberKey'>

/** The cart becomes this phone's lines in the group: at the same store what is in it goes along. */
function sit(group: Group, memberKey: string): void {
  const { groupOrderId, storeId, storeName } = group
  const me = group.memberList.find(({ isMe }) => isMe)
  const isHere = useStoreChoice.getState().chosen?.storeId === storeId
  if (!isHere) takeStore({ storeId, storeName })
  const list = me?.list ?? []
  takeSeatInGroup({
    ...{ corp: corpOfAddress(), groupOrderId, memberKey, storeId, closedAt: 0, isOver: false },
    ...{ version: me?.version ?? 1, content: contentOf(list) },
  })
  if (list.length > 0) replaceCart(list)
  putGroup(group)
  choosePickup(group.pickupMethod)
  openTab(paths.menu)
  openGroupSheet({ kind: 'group' })
}

interface Beginning {
  readonly storeId: string
  readonly pickupMethod: number
  readonly name: string
}

export async function beginGroup(wish: Beginning): Promise<void> {
  const productRequestList = useCart.getState().lines.map(requestOf)
  const silent = { isSilent: true } as const
  sit(await call('/api/app/order/group/open', { ...wish, productRequestList }, silent), '')
}

/** One tab of a browser at a time; where tabs cannot wait for each other, at once. */
const inTurn = (work: () => Promise<void>): Promise<void> =>
  navigator.locks === undefined ? work() : navigator.locks.request('tiffin.group', work)

/** Joins, unless another tab of this browser has done so meanwhile: then this is the same guest [share-8]. */
export const joinGroup = (groupOrderId: string, name: string): Promise<void> =>
  inTurn(async () => {
    if (readSeatAgain()?.groupOrderId === groupOrderId) return openGroupSheet({ kind: 'group' })
    const joined = await call('/api/app/order/group/join', { groupOrderId, name }, { isSilent: true })
    sit(joined.groupOrder, joined.memberKey)
  })

/** The host on another of their phones: the log-in says that it is them. */
export const sitAgain = (group: Group): void => sit(group, '')

export const invite = ({ groupOrderId, storeId, hostName: host, storeName: store }: Group): Promise<void> =>
  sharePage(paths.menu, {
    title: t('share.groupOf', { host, store }),
    named: { store: storeId, group: groupOrderId },
  })

/** What the server refuses is shown by the call. */
const silently = <Answer>(work: Promise<Answer>): Promise<Answer | undefined> =>
  whileLoading(work).catch(() => undefined)

/** Closes the order and leads to its payment; what was changed here last goes in first [share-6]. */
export async function closeAndPay({ groupOrderId }: Seat): Promise<void> {
  await whileLoading(save())
  const closed = await silently(call('/api/app/order/group/lock', { groupOrderId }))
  if (closed === undefined) return
  takeGroup(closed.groupOrder)
  await tellChanges(closed)
  if (closed.list.length === 0) return
  noteGroup(groupOrderId, { closedAt: closed.groupOrder.version })
  choosePickup(closed.groupOrder.pickupMethod)
  submitLines(closed.list)
  closeGroupSheet()
  openPage(paths.confirmOrder)
}

/** Everybody may add again; an order that waits for its money is cancelled first, which is asked. */
export async function openAgain({ groupOrderId }: Seat, orderId: string | null): Promise<void> {
  if (orderId !== null) {
    const answer = await ask({
      title: t('group.unlock'),
      text: t('group.unlockCancels'),
      confirm: { label: t('group.unlock'), answer: 'open' },
      cancel: { label: t('action.cancel'), answer: 'stay' },
    })
    if (answer !== 'open') return
    // One that has ended already is refused, and can be opened again all the same.
    await whileLoading(call('/api/app/order/order/cancel', { orderId }, { isSilent: true })).catch(() => undefined)
  }
  const group = await silently(call('/api/app/order/group/unlock', { groupOrderId }))
  noteGroup(groupOrderId, { closedAt: 0 })
  if (group !== undefined) takeGroup(group)
}

async function agrees(title: string, confirm: string): Promise<boolean> {
  const answer = await ask({
    title,
    confirm: { label: confirm, answer: 'yes' },
    cancel: { label: t('action.cancel'), answer: 'no' },
  })
  return answer === 'yes'
}

export async function leaveGroup(seat: Seat): Promise<void> {
  if (!(await agrees(t('group.leaveConfirm'), t('group.leave')))) return
  if ((await silently(call('/api/app/order/group/leave', keyOf(seat)))) === undefined) return
  forgetGroup()
  replaceCart([])
}

export async function endGroup({ groupOrderId }: Seat): Promise<void> {
  if (!(await agrees(t('group.endConfirm'), t('group.end')))) return
  if ((await silently(call('/api/app/order/group/end', { groupOrderId }))) !== undefined) forgetGroup()
}

/** This phone shows the group no more. */
export function forgetGroup(): void {
  closeGroupSheet()
  leaveSeatInGroup()
}

interface OneLine {
  readonly memberNo: number
  readonly version: number
  readonly line: number
}

export async function removeLine({ groupOrderId }: Seat, place: OneLine): Promise<void> {
  const group = await silently(call('/api/app/order/group/remove-line', { groupOrderId, ...place }))
  if (group !== undefined) takeGroup(group)
}

/** Takes somebody out with their lines, which is asked [share-9]. */
export async function removeMember({ groupOrderId }: Seat, { memberNo, name: guest }: GroupMember): Promise<void> {
  if (!(await agrees(t('group.removeMemberConfirm', { guest }), t('action.remove')))) return
  const group = await silently(call('/api/app/order/group/remove-member', { groupOrderId, memberNo }))
  if (group !== undefined) takeGroup(group)
}

export const payOrder = (orderId: string): void => {
  closeGroupSheet()
  openPage(withInputs(paths.cashier, { orderId }))
}
