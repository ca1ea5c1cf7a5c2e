import type { CartLine } from '@tiffin/core/cart/cart-line'
import { requestOf, withoutLines } from '@tiffin/core/cart/lines'
import { groupState } from '@tiffin/core/group/group-order'
import { ask } from '@tiffin/kit/client/ask.ts'
import { isRefusal } from '@tiffin/kit/client/is-refusal.ts'
import { showToast } from '@tiffin/kit/client/overlays.ts'
import { t } from '@tiffin/kit/client/words.ts'
import { call } from '../../data/call.ts'
import { findGroup, type Group, keyOf, listenToGroup, putGroup } from '../../data/group/group.ts'
import { useCart } from '../../state/cart/cart.ts'
import { replaceCart } from '../../state/cart/cart-changes.ts'
import { cartGroup, type GroupSeat, leaveSeatInGroup, noteGroup, useGroup } from '../../state/group/group.ts'
import { useStoreChoice } from '../../state/store/store.ts'

/** Several taps on plus are one save. */
const restMs = 400
/** Without the stream, and for what it may have missed. */
const readMs = 10_000

type Member = Group['memberList'][number]

export const contentOf = (lines: readonly CartLine[]): string => JSON.stringify(lines.map(requestOf))

const ownCart = () => useCart.getState().lines

const noteLines = ({ groupOrderId }: Group, { list, version }: Member): void =>
  noteGroup(groupOrderId, { version, content: contentOf(list) })

/** Makes the lines that the server has the cart of this phone. */
function putLines(group: Group, me: Member): void {
  noteLines(group, me)
  replaceCart(me.list)
}

/** Says what of this phone came too late, in one question that stays until it is read [share-6]. */
function tellNotPutIn(lines: readonly CartLine[]): void {
  if (lines.length === 0) return
  ask({
    title: t('group.notPutIn'),
    lines: lines.map(({ productName, num }) => `${num} × ${productName}`),
    confirm: { label: t('action.ok'), answer: 'ok' },
  })
}

/** The host took this phone out; its cart stays with whose it is [share-9]. */
function leaveRemoved({ hostName: host }: Group): void {
  leaveSeatInGroup()
  ask({
    title: t('group.removed', { host }),
    text: ownCart().length === 0 ? '' : t('group.removedText'),
    confirm: { label: t('action.ok'), answer: 'ok' },
  })
}

/** The order was made: the cart is this phone's own again [share-7]. */
function finish(group: Group, me: Member): void {
  tellNotPutIn(withoutLines(ownCart(), me.list))
  noteGroup(group.groupOrderId, { isOver: true, closedAt: 0, version: me.version, content: '' })
  replaceCart([])
}

/** It is closed, or somebody else changed the lines of this phone: what the server has counts. */
function takeServers(group: Group, me: Member, seat: GroupSeat): void {
  const isClosed = group.state === groupState.locked
  const missing = withoutLines(ownCart(), me.list)
  const isOwn = me.version === seat.version
  if (isOwn && contentOf(ownCart()) === seat.content) return
  // Another tab of this browser may have saved the same.
  if (contentOf(me.list) === contentOf(ownCart())) {
    noteLines(group, me)
    return
  }
  putLines(group, me)
  if (isClosed) tellNotPutIn(missing)
  else if (!me.isHost && seat.version > 0) showToast(t('group.changedByHost', { host: group.hostName }))
}

/** Takes what the server says of the group. Answers whether the cart has something that is to be saved. */
export function takeGroup(group: Group): boolean {
  const { seat } = useGroup.getState()
  if (seat?.groupOrderId !== group.groupOrderId) return false
  putGroup(group)
  const me = group.memberList.find(({ isMe }) => isMe)
  if (group.state === groupState.over) {
    leaveSeatInGroup()
    showToast(t('group.ended'))
    return false
  }
  if (me === undefined) {
    leaveRemoved(group)
    return false
  }
  if (seat.isOver) {
    if (group.state !== groupState.ordered) noteGroup(group.groupOrderId, { isOver: false })
    if (group.state === groupState.open && cartGroup() !== undefined) putLines(group, me)
    return false
  }
  if (cartGroup() === undefined) return false
  if (group.state === groupState.ordered) finish(group, me)
  else if (group.state === groupState.locked || me.version !== seat.version) takeServers(group, me, seat)
  return group.state === groupState.open && contentOf(ownCart()) !== useGroup.getState().seat?.content
}

/** The server does not know this phone there: taken out by the host, or there is no such group any more. */
async function leaveUnknown(seat: GroupSeat): Promise<void> {
  const group = await findGroup(seat).catch(() => undefined)
  if (group === undefined || group.memberList.length > 0) leaveSeatInGroup()
  else takeGroup(group)
}

/** Sends the lines of this phone when they are not those that were saved last; refused, what the server has counts. */
export async function save(): Promise<void> {
  const seat = cartGroup()
  const lines = ownCart()
  const content = contentOf(lines)
  if (seat === undefined || content === seat.content) return
  const body = { ...keyOf(seat), version: seat.version, productRequestList: lines.map(requestOf) }
  try {
    const group = await call('/api/app/order/group/save', body, { isSilent: true })
    const me = group.memberList.find(({ isMe }) => isMe)
    noteGroup(seat.groupOrderId, { version: me?.version ?? seat.version, content })
    takeGroup(group)
  } catch (failure) {
    if (isRefusal(failure, 'groupClosed', 'groupLinesChanged')) takeGroup(failure.data)
    else if (isRefusal(failure, 'groupLinesMost', 'inputInvalid')) {
      showToast(failure.message)
      const group = await findGroup(seat)
      const me = group.memberList.find(({ isMe }) => isMe)
      if (me !== undefined) putLines(group, me)
    } else if (isRefusal(failure, 'groupOrderUnknown')) await leaveUnknown(seat)
    // Out of reach: it is sent when the group is read again.
  }
}

async function read(): Promise<void> {
  const { seat } = useGroup.getState()
  if (seat === null) return
  const group = await findGroup(seat).catch((failure) => {
    if (isRefusal(failure, 'groupOrderUnknown')) leaveSeatInGroup()
    return undefined
  })
  if (group !== undefined && takeGroup(group)) await save()
}

/** Who comes back from another store finds what the server has: the cart there was another one. */
function followStore(come: () => void): () => void {
  let isAway = cartGroup() === undefined
  return useStoreChoice.subscribe(() => {
    const wasAway = isAway
    isAway = cartGroup() === undefined
    const { seat } = useGroup.getState()
    if (wasAway && !isAway && seat !== null) {
      noteGroup(seat.groupOrderId, { version: 0, content: contentOf(ownCart()) })
      come()
    }
  })
}

/** Keeps the cart of this phone and its lines in the group the same, and hears what becomes of it. Answers how to stop. */
export function followGroup(groupOrderId: string): () => void {
  let last = Promise.resolve()
  let timer: ReturnType<typeof setTimeout> | undefined
  const soon = (work: () => Promise<void>) => {
    last = last.then(work).catch(() => undefined)
  }
  const readSoon = () => {
    if (document.visibilityState === 'visible') soon(read)
  }
  const noteCart = () => {
    clearTimeout(timer)
    timer = setTimeout(() => soon(save), restMs)
  }
  readSoon()
  const beat = setInterval(readSoon, readMs)
  document.addEventListener('visibilitychange', readSoon)
  addEventListener('online', readSoon)
  const stops = [
    listenToGroup(groupOrderId, readSoon),
    useCart.subscribe(({ lines }, before) => void (lines !== before.lines && noteCart())),
    followStore(readSoon),
    () => document.removeEventListener('visibilitychange', readSoon),
    () => removeEventListener('online', readSoon),
    () => clearTimeout(timer),
    () => clearInterval(beat),
  ]
  return () => {
    for (const stop of stops) stop()
  }
}
