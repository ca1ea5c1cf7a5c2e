import type { ProductRequest } from '@tiffin/core/cart/cart-line'
import { resolveLine } from '@tiffin/core/cart/resolve-line'
import { groupState } from '@tiffin/core/group/group-order'
import { FakeRefusal, type FakeServer } from './app.ts'
import { products } from './fake/menu.ts'

interface Member {
  name: string
  key: string
  version: number
  requests: ProductRequest[]
}

/** An order of several, as a server with a memory keeps it. */
export interface KeptGroup {
  state: number
  version: number
  storeId: string
  order: { orderId: string; status: number; pickupCode: string | null; leftOutList: never[] } | null
  members: Member[]
  /** This phone is logged in as the host. */
  isHostHere: boolean
}

const groupOrderId = 'G'.repeat(22)

const linesOf = (requests: readonly ProductRequest[], guestName?: string) =>
  requests.flatMap((request) => {
    const product = products.find(({ productId }) => productId === request.productId)
    const line = product && resolveLine(product, { ...request, ...(guestName === undefined ? {} : { guestName }) })
    return line?.ok ? [line.value.line] : []
  })

/** The calls of groups; the first member is the host, whose phones name no key. */
export function keepGroup(server: FakeServer, first: Partial<KeptGroup> = {}): KeptGroup {
  const kept: KeptGroup = {
    state: groupState.open,
    version: 1,
    storeId: 'riverside',
    order: null,
    members: [],
    isHostHere: true,
    ...first,
  }
  const find = (key = kept.isHostHere ? '' : 'none') => kept.members.find((member) => member.key === key)
  const show = (key?: string) => {
    const me = find(key)
    return {
      ...{ groupOrderId, storeId: kept.storeId, storeName: 'Riverside Arcade', pickupMethod: 2 },
      ...{ state: kept.state, version: kept.version, hostName: kept.members[0]?.name ?? '' },
      ...{ memberCount: kept.members.length, order: kept.order, expireTime: Date.now() + 1000, serverTime: Date.now() },
      memberList: (me === undefined ? [] : kept.members).map((member, index) => ({
        ...{ memberNo: index + 1, name: member.name, isHost: index === 0, isMe: member === me },
        ...{ version: member.version, list: linesOf(member.requests), removedList: [] },
      })),
    }
  }
  const base = '/api/app/order/group'
  server.answer(`${base}/open`, ({ name, productRequestList }) => {
    kept.members = [{ name, key: '', version: 1, requests: productRequestList }]
    return show()
  })
  server.answer(`${base}/detail`, ({ memberKey }) => show(memberKey))
  server.answer(`${base}/join`, ({ name }) => {
    if (kept.state !== groupState.open) throw new FakeRefusal('groupClosed', show('none'))
    if (kept.members.some((member) => member.name === name)) throw new FakeRefusal('groupNameTaken')
    const key = `key of ${name}`
    kept.members.push({ name, key, version: 1, requests: [] })
    return { memberKey: key, groupOrder: show(key) }
  })
  server.answer(`${base}/save`, ({ memberKey, version, productRequestList }) => {
    const me = find(memberKey)
    if (me === undefined) throw new FakeRefusal('groupOrderUnknown')
    if (kept.state !== groupState.open) throw new FakeRefusal('groupClosed', show(memberKey))
    if (me.version !== version) throw new FakeRefusal('groupLinesChanged', show(memberKey))
    Object.assign(me, { version: version + 1, requests: productRequestList })
    kept.version += 1
    return show(memberKey)
  })
  server.answer(`${base}/lock`, () => {
    if (kept.state === groupState.open) Object.assign(kept, { state: groupState.locked, version: kept.version + 1 })
    const list = kept.members.flatMap(({ name, requests }) => linesOf(requests, name))
    return { groupOrder: show(), list, removedList: [], cutList: [] }
  })
  server.answer(`${base}/unlock`, () => {
    Object.assign(kept, { state: groupState.open, version: kept.version + 1, order: null })
    return show()
  })
  server.answer(`${base}/remove-line`, ({ memberNo, line }) => {
    const member = kept.members[memberNo - 1]
    if (member !== undefined)
      Object.assign(member, { version: member.version + 1, requests: member.requests.toSpliced(line, 1) })
    return show()
  })
  server.answer(`${base}/remove-member`, ({ memberNo }) => {
    kept.members.splice(memberNo - 1, 1)
    return show()
  })
  server.answer(`${base}/leave`, ({ memberKey }) => {
    kept.members = kept.members.filter(({ key }) => key !== memberKey)
    return {}
  })
  server.answer(`${base}/end`, () => {
    kept.state = groupState.over
    return {}
  })
  return kept
}

/** What a link into the group names. */
export const groupSearch = `?corp=demo&store=riverside&group=${groupOrderId}&lang=th-TH`

/** What a phone keeps that takes part. */
export const seatOf = (memberKey: string, more: object = {}) =>
  JSON.stringify({
    ...{ corp: 'demo', groupOrderId, memberKey, storeId: 'riverside', version: 1, content: '[]' },
    ...{ closedAt: 0, isOver: false, ...more },
  })
