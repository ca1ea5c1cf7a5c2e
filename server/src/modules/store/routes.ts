import { findDefaultStore, findStore, listStores, searchStores, setFavouriteStore } from '@tiffin/contract/customer'
import { findTable } from '@tiffin/contract/table'
import { type Language, textIn } from '@tiffin/core/language/language'
import { distanceMetres, type Position } from '@tiffin/core/store/distance'
import { byDistance, nearestOpen, openFirst } from '@tiffin/core/store/nearest'
import { nearlyFinder, searchWords } from '@tiffin/core/store/nearly'
import { storeStatus } from '@tiffin/core/store/store'
import type { Clock, Context } from '../../base/context.ts'
import type { Corp } from '../../base/corp.ts'
import { pageOf } from '../../base/paging.ts'
import { jsonBytes } from '../../base/ready-bytes.ts'
import { success } from '../../base/ready-envelope.ts'
import { Refusal } from '../../base/refusal.ts'
import type { App } from '../../http/app.ts'
import { route } from '../../http/route.ts'
import { positionOf, presentStore, statusOf } from './present-store.ts'
import * as queries from './queries.ts'
import type { Stores } from './stores.ts'
import { checkTable } from './tables/table-code.ts'

type Visitor = Context<'maybeCustomer'>

const listType = { nearby: 1, favourite: 2, frequent: 3 } as const
const ninetyDaysMs = 90 * 24 * 60 * 60 * 1000

async function listIds(app: App, { corp, session, now }: Visitor, type: number): Promise<string[]> {
  if (!session) return []
  const { corpId } = corp
  const { customerId } = session
  return app.db.tx({ role: 'app', corp: corpId }, async (tx) => {
    const statement =
      type === listType.frequent
        ? queries.listFrequentIds(corpId, customerId, now - ninetyDaysMs)
        : queries.listFavouriteIds(corpId, customerId)
    const [{ rows }] = await tx.finish(statement)
    return rows.map(({ storeId }) => storeId)
  })
}

const isOpenAt = (now: number) => (row: queries.StoreRow) => statusOf(row, now) === storeStatus.inBusiness

const textsOf = ({ name, address }: queries.StoreRow) => [...Object.values(name), ...Object.values(address)]

/** Of each text of a store, folded once while its row is held. */
const folded = new WeakMap<queries.StoreRow, string[][]>()

function wordsOf(row: queries.StoreRow): string[][] {
  const words = folded.get(row) ?? textsOf(row).map(searchWords)
  folded.set(row, words)
  return words
}

/** Whether name or address, in any language, hold the words; the text is compared as it is, so no sign is a pattern [store-7]. */
const holds = (row: queries.StoreRow, keyword: string): boolean =>
  textsOf(row).some((text) => text.toLowerCase().includes(keyword))

/** Stores that hold the words; when none does, those whose name or address nearly does. */
function findRows(rows: readonly queries.StoreRow[], keyword: string): readonly queries.StoreRow[] {
  const found = rows.filter((row) => holds(row, keyword))
  if (found.length > 0) return found
  const isNearly = nearlyFinder(keyword)
  return rows.filter((row) => wordsOf(row).some(isNearly))
}

const readKeyword = (keyword: string | undefined): string => keyword?.trim().toLowerCase() ?? ''

async function pickRows(rows: readonly queries.StoreRow[], wish: { type: number; ids: string[] }) {
  if (wish.type === listType.nearby) return rows
  return wish.ids.flatMap((id) => rows.find(({ storeId }) => storeId === id) ?? [])
}

/** Those that take orders now first, where that is wanted [store-19]. */
const inOrder = (
  rows: readonly queries.StoreRow[],
  wish: { readonly openFirst?: boolean },
  { now }: Pick<Visitor, 'now'>,
): readonly queries.StoreRow[] => (wish.openFirst ? openFirst(rows, isOpenAt(now)) : rows)

function serveLists(app: App, stores: Stores): void {
  route(app, listStores, async (input, context) => {
    const position = positionOf(input)
    const favouriteIds = await listIds(app, context, listType.favourite)
    const ids = input.type === listType.frequent ? await listIds(app, context, input.type) : favouriteIds
    const picked = await pickRows(await stores.list(context.corp), { type: input.type, ids })
    const keyword = readKeyword(input.keyword)
    const matching = keyword ? picked.filter((row) => holds(row, keyword)) : picked
    const isNear = (row: queries.StoreRow) => !position || distanceMetres(position, row) <= input.radius
    const nearby = () => byDistance(keyword ? matching : matching.filter(isNear), position)
    const ordered = inOrder(input.type === listType.nearby ? nearby() : matching, input, context)
    const viewpoint = { ...context, position, favourites: new Set(favouriteIds) }
    return pageOf(ordered, input, (row) => presentStore(row, viewpoint))
  })
  route(app, searchStores, async (input, context) => {
    const position = positionOf(input)
    const keyword = readKeyword(input.keyword)
    const found = keyword === '' ? [] : findRows(await stores.list(context.corp), keyword)
    const favourites = new Set(await listIds(app, context, listType.favourite))
    const ordered = inOrder(byDistance(found, position), input, context)
    return pageOf(ordered, input, (row) => presentStore(row, { ...context, position, favourites }))
  })
}

/** Last ordered at, else the nearest open one, else the first. */
async function chooseDefault(
  app: App,
  stores: Stores,
  { context, position }: { context: Visitor; position: Position | undefined },
) {
  const { corp, session, now } = context
  const rows = await stores.list(corp)
  if (session) {
    const last = await app.db.tx({ role: 'app', corp: corp.corpId }, async (tx) => {
      const [{ rows: found }] = await tx.finish(queries.findLastStoreId(corp.corpId, session.customerId))
      return rows.find(({ storeId }) => storeId === found[0]?.storeId)
    })
    if (last) return last
  }
  return nearestOpen(rows, position, isOpenAt(now))
}

/** What `store/default` answers a visitor of whom nothing is known, as bytes for the page. */
export const findStoreOfVisitor =
  (stores: Stores, clock: Clock) =>
  async (corp: Corp, language: Language): Promise<Buffer | undefined> => {
    const now = clock.now()
    const row = nearestOpen(await stores.list(corp), undefined, isOpenAt(now))
    const seen = { language, now, position: undefined, favourites: new Set<string>() }
    return row && jsonBytes(success(presentStore(row, seen)))
  }

function serveDetail(app: App, stores: Stores): void {
  route(app, findStore, async (input, context) => {
    const row = await stores.get(context.corp, input.storeId)
    const favourites = new Set(await listIds(app, context, listType.favourite))
    return presentStore(row, { ...context, position: positionOf(input), favourites })
  })
  route(app, findTable, async ({ storeId, ...table }, { corp, language }) => {
    const store = await stores.get(corp, storeId)
    return { storeId, storeName: textIn(store.name, language), tableName: checkTable(store, table) }
  })
  route(app, findDefaultStore, async (input, context) => {
    const position = positionOf(input)
    const row = await chooseDefault(app, stores, { context, position })
    if (!row) throw new Refusal('storeUnknown')
    const favourites = new Set(await listIds(app, context, listType.favourite))
    return presentStore(row, { ...context, position, favourites })
  })
}

/** The calls about stores. */
export function serveStores(app: App, stores: Stores): void {
  serveLists(app, stores)
  serveDetail(app, stores)
  route(app, setFavouriteStore, async ({ storeId, favourite }, { corp, session }) => {
    await stores.get(corp, storeId)
    const write = favourite ? queries.insertFavourite : queries.deleteFavourite
    await app.db.tx({ role: 'app', corp: corp.corpId }, (tx) =>
      tx.finish(write(corp.corpId, session.customerId, storeId)),
    )
    return { storeId, favourite }
  })
}
