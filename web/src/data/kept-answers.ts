import { type DehydratedState, dehydrate, hydrate, type QueryKey } from '@tanstack/react-query'
import { readToken } from '@tiffin/core/customer/token'
import { appVersion } from '@tiffin/kit/client/app-version.ts'
import { type Bootstrap, useBootstrap } from '@tiffin/kit/client/brand.ts'
import { corpOfAddress } from '@tiffin/kit/client/corp.ts'
import { isRecord } from '@tiffin/kit/client/kept.ts'
import { currentLanguage } from '@tiffin/kit/client/language.ts'
import { createStore, del, get, keys, set } from 'idb-keyval'
import { useSession } from '../state/session.ts'
import { queryClient } from './query-client.ts'

/** Answers older than this are not shown any more. */
const keptMs = 3 * 24 * 60 * 60_000
/** Many answers come together; they are written once. */
const writeMs = 2000

const bootstrapKey = 'bootstrap'
const alwaysKept = [bootstrapKey, 'categories', 'products', 'materials', 'promotions', 'orders', 'order']

/** What was found from a place is not kept: the customer's position stays in memory. */
function isKept([name, ...rest]: QueryKey): boolean {
  if (name === 'store') return rest.at(-1) === false
  if (name === 'stores') return rest.at(-1) === ''
  return alwaysKept.includes(String(name))
}

interface Kept {
  readonly version: string
  readonly state: DehydratedState
}

function isOfThisVersion(value: unknown): value is Kept {
  return isRecord(value) && value.version === appVersion && isRecord(value.state)
}

const store = createStore('tiffin', 'answers')

/** Whose answers they are: of a brand, and of a customer of it or of nobody. */
const holderNow = () => `${corpOfAddress()}/${readToken(useSession.getState().token).uid ?? ''}`

async function dropOthers(holder: string): Promise<void> {
  const others = (await keys<string>(store)).filter((key) => key !== holder)
  await Promise.all(others.map((key) => del(key, store)))
}

/** Brings back what this brand answered this customer before, unless something newer is there. A browser that keeps nothing brings nothing. */
export async function recallAnswers(now = Date.now()): Promise<void> {
  const holder = holderNow()
  const kept: unknown = await get(holder, store).catch(() => undefined)
  if (!isOfThisVersion(kept) || holder !== holderNow()) return
  const queries = kept.state.queries.filter(({ state }) => now - state.dataUpdatedAt < keptMs)
  hydrate(queryClient, { mutations: [], queries }, { defaultOptions: { queries: { gcTime: keptMs } } })
}

/** The brand's settings as they were last told, in the language that is spoken or else in another one. */
export async function recallBootstrap(): Promise<Bootstrap | undefined> {
  await recallAnswers()
  const all = queryClient.getQueriesData<Bootstrap>({ queryKey: [bootstrapKey] })
  const [, found] = all.find(([[, language]]) => language === currentLanguage()) ?? all[0] ?? []
  return found
}

/**
 * Keeps menus, stores, settings and the list of orders on this device for a start without a connection; nothing of profile,
 * points, coupons or member code. Of another customer or brand than the present one nothing stays. Answers how to stop.
 */
export function keepAnswers(): () => void {
  let holder = holderNow()
  let timer: ReturnType<typeof setTimeout> | undefined

  function write(): void {
    clearTimeout(timer)
    timer = undefined
    const { bootstrap } = useBootstrap.getState()
    if (bootstrap !== undefined) queryClient.setQueryData([bootstrapKey, currentLanguage()], bootstrap)
    const state = dehydrate(queryClient, {
      shouldDehydrateQuery: ({ queryKey, state: { status } }) => status === 'success' && isKept(queryKey),
      shouldDehydrateMutation: () => false,
    })
    const kept: Kept = { version: appVersion, state }
    set(holder, kept, store).catch(() => undefined)
  }
  function plan(): void {
    timer ??= setTimeout(write, writeMs)
  }
  const stopAnswers = queryClient.getQueryCache().subscribe(({ type, query: { queryKey } }) => {
    if (type === 'updated' && queryKey[0] !== bootstrapKey && isKept(queryKey)) plan()
  })
  const stopSession = useSession.subscribe(() => {
    const next = holderNow()
    if (next === holder) return
    // At once, before anything else of the one who left could be written.
    clearTimeout(timer)
    timer = undefined
    holder = next
    dropOthers(holder).catch(() => undefined)
    plan()
  })
  const onHide = () => {
    if (document.visibilityState === 'hidden' && timer !== undefined) write()
  }
  document.addEventListener('visibilitychange', onHide)
  dropOthers(holder).catch(() => undefined)
  plan()
  return () => {
    clearTimeout(timer)
    stopAnswers()
    stopSession()
    document.removeEventListener('visibilitychange', onHide)
  }
}
