import { createHash, randomBytes } from 'node:crypto'
import type * as calls from '@tiffin/contract/group'
import type { ProductRequest } from '@tiffin/core/cart/cart-line'
import { mostLines } from '@tiffin/core/cart/merge'
import { groupOrderMs, groupRequests, groupState, mostMembers } from '@tiffin/core/group/group-order'
import { cleanGuestName } from '@tiffin/core/order/guest-name'
import type { z } from 'zod'
import type { Context } from '../../base/context.ts'
import { Fault, Refusal } from '../../base/refusal.ts'
import type { Services } from '../../db/services.ts'
import type { Statement } from '../../db/statement.ts'
import type { Tx } from '../../db/unit.ts'
import { type CatalogParts, viewMenus } from '../catalog/index.ts'
import { isTaken, keyedHash, keyFor, takeBudget } from '../login/index.ts'
import * as queries from './queries.ts'
import { readByMenu, type ShownGroup, showGroup, type WholeGroup } from './show-group.ts'

type Visit = Omit<Context<'maybeCustomer'>, 'log'>
type Host = Omit<Context<'customer'>, 'log'>
/** What showing a group needs of a visit; a reader of links has nothing else. */
type Reading = Pick<Visit, 'corp' | 'language' | 'now' | 'session'>
type Wish<Call extends { readonly input: z.ZodType }> = z.output<Call['input']>

interface Key {
  readonly groupOrderId: string
  readonly memberKey?: string
}

/** A change of somebody's lines: how the group is held meanwhile, and what is written. */
interface Change {
  readonly hold: typeof queries.holdOpen
  readonly make: (members: readonly queries.MemberRow[], me: queries.MemberRow) => Statement
}

/** A step of the host, and the state where it leads. */
interface Move {
  readonly move: typeof queries.lockGroup
  readonly state: number
}

const perHost = { most: 100, windowSeconds: 3600 }
const perNetwork = { most: 300, windowSeconds: 3600 }

const hashOf = (memberKey: string): string => createHash('sha256').update(memberKey).digest('base64url')

const sizeOf = (members: readonly queries.MemberRow[]): number =>
  members.reduce((sum, { requests }) => sum + requests.length, 0)

/** Gifts belong to the bill, and a name is given by the group only. */
const ownLines = (requests: readonly ProductRequest[]): ProductRequest[] =>
  requests.filter(({ isFreeGift }) => !isFreeGift).map(({ guestName: _guestName, ...request }) => request)

function nameOf(name: string): string {
  const clean = cleanGuestName(name)
  if (clean === '') throw new Refusal('groupNameInvalid')
  return clean
}

/** The lines are not those that the caller saw: nothing is kept, and the caller is shown what there is. */
class ChangedMeanwhile extends Error {}

/** Orders that several make together [share-5]. */
export class Groups {
  readonly #app: Pick<Services, 'db' | 'config'>
  readonly #parts: CatalogParts
  readonly #view: ReturnType<typeof viewMenus>

  constructor(app: Pick<Services, 'db' | 'config'>, parts: CatalogParts) {
    this.#app = app
    this.#parts = parts
    this.#view = viewMenus(parts)
  }

  async open(host: Host, wish: Wish<typeof calls.openGroupOrder>): Promise<ShownGroup> {
    const { corp, session, now } = host
    const store = await this.#parts.stores.get(corp, wish.storeId)
    const { storeId, pickupMethod } = wish
    if (!store.pickupMethodList.includes(pickupMethod)) throw new Refusal('pickupMethodNotOffered')
    const name = nameOf(wish.name)
    const groupOrderId = randomBytes(16).toString('base64url')
    const { customerId } = session
    await this.#tx(corp.corpId, async (tx) => {
      const budget = takeBudget({ corpId: corp.corpId, key: `group ${customerId}`, limit: perHost, now })
      if (!isTaken(await tx.run(budget))) throw new Fault('tooManyRequests', { 'retry-after': '3600' })
      const requests = ownLines(wish.productRequestList)
      const group = { groupOrderId, storeId, customerId, pickupMethod, name, requests, expiresAt: now + groupOrderMs }
      await tx.finish(queries.insertGroup(corp.corpId, group))
    })
    return this.show(host, { groupOrderId })
  }

  async show(visit: Reading, key: Key): Promise<ShownGroup> {
    const whole = await this.#whole(visit, key.groupOrderId)
    return showGroup(whole, this.#meIn(whole, visit, key), visit)
  }

  async join(visit: Visit, { groupOrderId, name: wished }: Wish<typeof calls.joinGroupOrder>) {
    const { corp, network, now } = visit
    const { corpId } = corp
    const name = nameOf(wished)
    const memberKey = randomBytes(16).toString('base64url')
    const networkKey = keyedHash(keyFor(this.#app.config.tokenSecret, 'budget'), network)
    const budget = takeBudget({ corpId, key: `group ${networkKey}`, limit: perNetwork, now })
    const isIn = await this.#tx(corpId, async (tx) => {
      if (!isTaken(await tx.run(budget))) throw new Fault('tooManyRequests', { 'retry-after': '3600' })
      const [place] = (await tx.run(queries.takePlace(corpId, { groupOrderId, now, mostMembers }))).rows
      if (place === undefined) return false
      const member = { groupOrderId, memberNo: place.memberNo, name, keyHash: hashOf(memberKey) }
      if ((await tx.run(queries.insertMember(corpId, member))).rows.length === 0) throw new Refusal('groupNameTaken')
      return true
    })
    const groupOrder = await this.show(visit, { groupOrderId, memberKey })
    if (isIn) return { memberKey, groupOrder }
    throw groupOrder.state === groupState.open ? new Refusal('groupFull') : new Refusal('groupClosed', groupOrder)
  }

  /** The lines are in when this answers; refused, they are not, and it says why [share-6]. */
  async save(visit: Visit, { version, productRequestList, ...key }: Wish<typeof calls.saveGroupLines>) {
    const requests = ownLines(productRequestList)
    const make: Change['make'] = (members, me) => {
      if (me.version !== version) throw new ChangedMeanwhile()
      if (sizeOf(members) - me.requests.length + requests.length > mostLines) throw new Refusal('groupLinesMost')
      return queries.putLines(visit.corp.corpId, { ...key, memberNo: me.memberNo, requests })
    }
    await this.#change(visit, key, { hold: queries.holdOpen, make })
    return this.show(visit, key)
  }

  async leave(visit: Visit, key: Key): Promise<void> {
    const make: Change['make'] = (_members, { memberNo, keyHash }) => {
      if (keyHash === null) throw new Refusal('groupOrderUnknown')
      return queries.deleteMember(visit.corp.corpId, { ...key, memberNo })
    }
    await this.#change(visit, key, { hold: queries.givePlace, make })
  }

  async removeLine(host: Host, { memberNo, version, line, ...key }: Wish<typeof calls.removeGroupLine>) {
    const { customerId } = host.session
    const hold: Change['hold'] = (corpId, held) => queries.holdByHost(corpId, { ...held, customerId })
    const make: Change['make'] = (members) => {
      const member = members.find((each) => each.memberNo === memberNo)
      if (member?.version !== version || member.requests[line] === undefined) throw new ChangedMeanwhile()
      return queries.putLines(host.corp.corpId, { ...key, memberNo, requests: member.requests.toSpliced(line, 1) })
    }
    await this.#change(host, key, { hold, make })
    return this.show(host, key)
  }

  /** Whoever adds at the same time waits for one end or the other: in before, or refused as unknown [share-9]. */
  async removeMember(host: Host, { memberNo, ...key }: Wish<typeof calls.removeGroupMember>): Promise<ShownGroup> {
    const { customerId } = host.session
    const hold: Change['hold'] = (corpId, held) => queries.takeBackPlace(corpId, { ...held, customerId })
    const make: Change['make'] = (members) => {
      if (!members.some((each) => each.memberNo === memberNo)) throw new ChangedMeanwhile()
      return queries.deleteMember(host.corp.corpId, { ...key, memberNo })
    }
    await this.#change(host, key, { hold, make })
    return this.show(host, key)
  }

  /** Closes it; who adds at the same time waits for one end or the other [share-6]. */
  async lock(host: Host, { groupOrderId }: Key) {
    await this.#byHost(host, groupOrderId, { move: queries.lockGroup, state: groupState.locked })
    const whole = await this.#whole(host, groupOrderId)
    const { lines: list, removedList, cutList } = readByMenu(groupRequests(whole.members), whole.menu)
    const groupOrder = showGroup(whole, this.#meIn(whole, host, { groupOrderId }), host)
    return { groupOrder, list, removedList, cutList: [...cutList] }
  }

  async unlock(host: Host, { groupOrderId }: Key): Promise<ShownGroup> {
    await this.#byHost(host, groupOrderId, { move: queries.unlockGroup, state: groupState.open })
    return this.show(host, { groupOrderId })
  }

  async end(host: Host, { groupOrderId }: Key): Promise<void> {
    await this.#byHost(host, groupOrderId, { move: queries.endGroup, state: groupState.over })
  }

  #tx<Result>(corpId: string, work: (tx: Tx) => Promise<Result>): Promise<Result> {
    return this.#app.db.tx({ role: 'app', corp: corpId }, work)
  }

  async #whole(visit: Reading, groupOrderId: string): Promise<WholeGroup> {
    const { corp } = visit
    const { corpId } = corp
    const [{ rows }, { rows: members }] = await this.#tx(corpId, (tx) =>
      tx.finish(queries.findGroup(corpId, { groupOrderId }), queries.listMembers(corpId, { groupOrderId })),
    )
    const [row] = rows
    const store = row && (await this.#parts.stores.findAny(corp, row.storeId))
    if (row === undefined || store === undefined) throw new Refusal('groupOrderUnknown')
    const { orderId } = row
    const ordered =
      orderId === null ? [] : (await this.#tx(corpId, (tx) => tx.finish(queries.listOrdered(corpId, orderId))))[0].rows
    return { row, members, ordered, store, menu: await this.#view(visit, row.storeId) }
  }

  #meIn({ row, members }: WholeGroup, { session }: Reading, { memberKey }: Key): queries.MemberRow | undefined {
    if (session?.customerId === row.customerId) return members.find(({ keyHash }) => keyHash === null)
    return memberKey === undefined ? undefined : members.find(({ keyHash }) => keyHash === hashOf(memberKey))
  }

  /** Changes lines while the row of the group is held; what is refused inside leaves everything as it was. */
  async #change(visit: Visit, key: Key, { hold, make }: Change): Promise<void> {
    const { corp, now } = visit
    const { corpId } = corp
    const { groupOrderId } = key
    // Before anything is held: whose group it is.
    const before = await this.show(visit, key)
    const memberNo = before.memberList.find(({ isMe }) => isMe)?.memberNo
    if (memberNo === undefined) throw new Refusal('groupOrderUnknown')
    const isDone = await this.#tx(corpId, async (tx) => {
      const [held, { rows: members }] = await tx.batch(
        hold(corpId, { groupOrderId, now }),
        queries.listMembers(corpId, { groupOrderId }),
      )
      if (held.rows.length === 0) return false
      const me = members.find((each) => each.memberNo === memberNo)
      if (me === undefined) throw new Refusal('groupOrderUnknown')
      await tx.finish(make(members, me))
      return true
    }).catch(async (refusal) => {
      if (!(refusal instanceof ChangedMeanwhile)) throw refusal
      throw new Refusal('groupLinesChanged', await this.show(visit, key))
    })
    if (!isDone) throw new Refusal('groupClosed', await this.show(visit, key))
  }

  /** Moves it to a state; there already, nothing happens; elsewhere, the host, whom only a session tells, hears how it stands. */
  async #byHost(host: Host, groupOrderId: string, { move, state }: Move): Promise<void> {
    const { corp, session, now } = host
    const { corpId } = corp
    const { customerId } = session
    const [{ rows }] = await this.#tx(corpId, (tx) => tx.finish(move(corpId, { groupOrderId, customerId, now })))
    if (rows.length > 0) return
    const shown = await this.show(host, { groupOrderId })
    if (!shown.memberList.some(({ isMe }) => isMe)) throw new Refusal('groupOrderUnknown')
    if (shown.state !== state) throw new Refusal('groupClosed', shown)
  }
}
