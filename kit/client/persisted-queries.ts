import { type DehydratedState, dehydrate, hydrate, type QueryClient, type QueryKey } from '@tanstack/react-query'
import { createStore, del, get, keys, set, type UseStore } from 'idb-keyval'
import { appVersion } from './app-version.ts'
import { isRecord } from './kept.ts'

/** Answers older than this are not shown any more. */
const keptMs = 3 * 24 * 60 * 60_000
interface Kept {
  readonly version: string
  readonly state: DehydratedState
}

const isOfThisVersion = (value: unknown): value is Kept =>
  isRecord(value) && value.version === appVersion && isRecord(value.state)

/** Where an app keeps answers: the apps of one origin have databases of their own. */
export const answersIn = (database: string): UseStore => createStore(database, 'answers')

/** What an app keeps of its answers, and for whom. */
export interface Persistence {
  readonly client: QueryClient
  readonly store: UseStore
  /** Whose answers they are now. */
  readonly holder: () => string
  /** Calls back when the holder may have changed; answers how to stop. */
  readonly followHolder: (hear: () => void) => () => void
  readonly isKept: (key: QueryKey) => boolean
  /** Many answers come together; they are written once in this time. */
  readonly writeMs: number
  /** Sets the one answer that is no query of its own, each time before all are written. */
  readonly beforeWrite: () => void
  /** The name of that answer: a change of it is no reason to write. */
  readonly setBeforeWrite: string
}

async function dropOthers(store: UseStore, holder: string): Promise<void> {
  const others = (await keys<string>(store)).filter((key) => key !== holder)
  await Promise.all(others.map((key) => del(key, store)))
}

/** Brings back what was answered to this holder before, unless something newer is there. A browser that keeps nothing brings nothing. */
export async function restoreQueries(
  { client, store, holder: holderNow }: Pick<Persistence, 'client' | 'store' | 'holder'>,
  now = Date.now(),
): Promise<void> {
  const holder = holderNow()
  const kept: unknown = await get(holder, store).catch(() => undefined)
  if (!isOfThisVersion(kept) || holder !== holderNow()) return
  const queries = kept.state.queries.filter(({ state }) => now - state.dataUpdatedAt < keptMs)
  hydrate(client, { mutations: [], queries }, { defaultOptions: { queries: { gcTime: keptMs } } })
}

/** Keeps answers on this device for a start without a connection. Of another holder than the present one nothing stays. Answers how to stop. */
function persistQueries({ client, store, holder: holderNow, isKept, ...persistence }: Persistence) {
  let holder = holderNow()
  let timer: ReturnType<typeof setTimeout> | undefined

  function write(): void {
    clearTimeout(timer)
    timer = undefined
    persistence.beforeWrite()
    const state = dehydrate(client, {
      shouldDehydrateQuery: ({ queryKey, state: { status } }) => status === 'success' && isKept(queryKey),
      shouldDehydrateMutation: () => false,
    })
    const kept: Kept = { version: appVersion, state }
    set(holder, kept, store).catch(() => undefined)
  }
  function plan(): void {
    timer ??= setTimeout(write, persistence.writeMs)
  }
  const stopAnswers = client.getQueryCache().subscribe(({ type, query: { queryKey } }) => {
    if (type === 'updated' && queryKey[0] !== persistence.setBeforeWrite && isKept(queryKey)) plan()
  })
  const stopHolder = persistence.followHolder(() => {
    const next = holderNow()
    if (next === holder) return
    // At once, before anything else of the one who left could be written.
    clearTimeout(timer)
    timer = undefined
    holder = next
    dropOthers(store, holder).catch(() => undefined)
    plan()
  })
  const onHide = () => {
    if (document.visibilityState === 'hidden' && timer !== undefined) write()
  }
  document.addEventListener('visibilitychange', onHide)
  dropOthers(store, holder).catch(() => undefined)
  plan()
  return () => {
    clearTimeout(timer)
    stopAnswers()
    stopHolder()
    document.removeEventListener('visibilitychange', onHide)
  }
}

/** Brings back what was kept, tells of it, and keeps what comes from then on: nothing is written over before. Answers how to stop. */
export function keepQueries(persistence: Persistence, onRestored: () => void = () => {}): () => void {
  let stop: (() => void) | undefined
  let isOver = false
  const begin = async () => {
    await restoreQueries(persistence)
    if (isOver) return
    onRestored()
    stop = persistQueries(persistence)
  }
  begin().catch(() => undefined)
  return () => {
    isOver = true
    stop?.()
  }
}
