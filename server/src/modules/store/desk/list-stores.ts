import type { listDeskStores } from '@tiffin/contract/desk/store'
import { textIn } from '@tiffin/core/language/language'
import { mayAct } from '@tiffin/core/staff/rights'
import { storeStates } from '@tiffin/core/store/store-state'
import { z } from 'zod'
import type { Context } from '../../../base/context.ts'
import { clampPage } from '../../../base/paging.ts'
import type { Services } from '../../../db/services.ts'
import { listStoreRows, type StoreRow } from '../queries.ts'
import { listGroupsOfStores, type MemberOfGroup } from './queries.ts'
import { groupsOf, standingOf } from './show-store.ts'

type Wish = z.output<typeof listDeskStores.input>
type Answer = z.input<typeof listDeskStores.output>

const mostStores = 200

const lastSeen = z.tuple([z.number(), z.string()])
type Place = z.output<typeof lastSeen>

const placeOf = ({ sort, storeId }: StoreRow): Place => [sort, storeId]
const writeCursor = (row: StoreRow): string => Buffer.from(JSON.stringify(placeOf(row))).toString('base64url')

/** The place of the last store that was seen; undefined for what is no cursor. */
function readCursor(text: string): Place | undefined {
  try {
    return lastSeen.parse(JSON.parse(Buffer.from(text, 'base64url').toString()))
  } catch {
    return undefined
  }
}

const isBehind = ([sort, storeId]: Place, [lastSort, lastId]: Place) =>
  sort > lastSort || (sort === lastSort && storeId > lastId)

/** Whether a store's name, address or code holds what was typed, in any language. */
function holds({ name, address, code }: StoreRow, text: string): boolean {
  const texts = [...Object.values(name), ...Object.values(address), code]
  return texts.some((each) => each.toLowerCase().includes(text))
}

function findRows(rows: readonly StoreRow[], members: readonly MemberOfGroup[], wish: Wish): StoreRow[] {
  const text = wish.text.trim().toLowerCase()
  const { groupId } = wish
  const inGroup = new Set(members.filter((each) => each.groupId === groupId).map(({ storeId }) => storeId))
  return rows.filter((row) => (groupId === undefined || inGroup.has(row.storeId)) && (text === '' || holds(row, text)))
}

/** A page of the stores where the caller may look. A brand has hundreds: all are read, since their state comes of a clock. */
export async function listStoresAtDesk({ db }: Services, wish: Wish, context: Context<'staff'>): Promise<Answer> {
  const { corp, session, language, now } = context
  const { corpId } = corp
  const [stores, members] = await db.tx({ role: 'app', corp: corpId, isOneSnapshot: true }, (tx) =>
    tx.finish(listStoreRows(corpId), listGroupsOfStores(corpId)),
  )
  const own = stores.rows.filter(({ storeId }) => mayAct(session.rights, 'store:read', { storeId }))
  const found = findRows(own, members.rows, wish).map((row) => ({ row, standing: standingOf(row, now) }))
  const isWanted = (state: string) => (wish.state === undefined ? state !== 'archived' : state === wish.state)
  const matching = found.filter(({ standing }) => isWanted(standing.state))
  const last = readCursor(wish.after)
  const rest = last ? matching.filter(({ row }) => isBehind(placeOf(row), last)) : matching
  const size = clampPage({ pageIndex: 1, pageSize: wish.pageSize }, mostStores).pageSize
  const page = rest.slice(0, size)
  const end = page.at(-1)
  return {
    list: page.map(({ row, standing }) => ({
      ...{ storeId: row.storeId, storeName: textIn(row.name, language), address: textIn(row.address, language) },
      ...{ code: row.code, timeZone: row.timeZone, pickupMethodList: row.pickupMethodList },
      groupList: groupsOf(members.rows, row.storeId, language),
      ...standing,
    })),
    next: rest.length > size && end ? writeCursor(end.row) : null,
    total: matching.length,
    // as: every state has its entry
    stateCounts: Object.fromEntries(
      storeStates.map((state) => [state, found.filter(({ standing }) => standing.state === state).length]),
    ) as Answer['stateCounts'],
  }
}
