import { setTimeout as sleep } from 'node:timers/promises'
import { isCorpId } from '@tiffin/core/corp/corp-id'
import { termsOf } from '@tiffin/core/tax/tax-settings'
import { LRUCache } from 'lru-cache'
import type { Corp, Corps, PrepareCorp } from '../../base/corp.ts'
import type { Database } from '../../db/database.ts'
import { findCorp, listChangedCorpIds } from './queries.ts'

export interface CorpsOptions {
  /** Stands in for every corp's own: for demos and tests. */
  readonly payTimeoutSeconds?: number | undefined
  /** Milliseconds of a clock that never goes back. */
  readonly now?: () => number
  /** Hears why held brands could not be compared. */
  readonly onError?: (error: unknown) => void
}

const mostHeld = 20_000
/** An entry confirmed longer ago than this is looked up again before use. */
const longestMs = 2000
const lookEveryMs = 1000
/** As long a change waits for menus to be made ready: phones show it within two seconds. */
const prepareMs = 500
/** A brand not wanted for this long is no longer read with the others. */
const wantedMs = 60_000

interface Held {
  readonly corpId: string
  readonly corp: Corp | undefined
  readonly mark: string
  /** Which question it answers: a later one knows more. */
  questionNo: number
  /** When the question was sent whose answer said that the brand is so. */
  seenAt: number
  wantedAt: number
  /** When this state of the brand was first kept here. */
  readonly changedAt: number
}

type Now = () => number

/** Brands in memory. While some are wanted, one question a second answers which of them have changed (docs/decisions/0080). */
class HeldCorps {
  readonly #db: Database
  readonly #options: CorpsOptions
  readonly #now: Now
  readonly #held = new LRUCache<string, Held>({ max: mostHeld })
  readonly #loading = new Map<string, Promise<Held>>()
  #lookedAt = Number.NEGATIVE_INFINITY
  #isLooking = false
  #questions = 0
  #prepare: PrepareCorp = async () => {}
  readonly #preparing = new Map<string, Promise<void>>()

  constructor(db: Database, options: CorpsOptions) {
    this.#db = db
    this.#options = options
    this.#now = options.now ?? (() => performance.now())
  }

  /** What is known of a brand well enough to be used. */
  current(corpId: string): Held | undefined {
    const now = this.#now()
    if (now - this.#lookedAt >= lookEveryMs && !this.#isLooking) void this.#look(now)
    const held = this.#held.peek(corpId)
    if (!held) return undefined
    if (now - held.wantedAt >= lookEveryMs) this.#want(held, now)
    return now - held.seenAt < longestMs ? held : undefined
  }

  changeAge(corpId: string): number {
    const held = this.#held.peek(corpId)
    return held ? this.#now() - held.changedAt : 0
  }

  /** Marks as wanted, at most once a second; `get` moves it to the newest end of the LRU. */
  #want(held: Held, now: number): void {
    held.wantedAt = now
    this.#held.get(held.corpId)
  }

  /** One question at a time per brand, however many requests wait for the answer. */
  load(corpId: string): Promise<Held> {
    return this.#loading.get(corpId) ?? this.reload(corpId)
  }

  /** What is kept afterwards is at least as new as this question, also where another one was sent meanwhile. */
  reload(corpId: string): Promise<Held> {
    const loading: Promise<Held> = this.#read(corpId)
      .then((read) => this.#keep(read))
      .finally(() => this.#loading.get(corpId) === loading && this.#loading.delete(corpId))
    this.#loading.set(corpId, loading)
    return loading
  }

  prepareBy(prepare: PrepareCorp): void {
    this.#prepare = prepare
  }

  /** A changed brand takes its place once it is prepared, or half a second later; meanwhile the one of before is served. */
  async follow(corpId: string): Promise<Held> {
    const read = await this.#read(corpId)
    const before = this.#held.peek(corpId)
    if (before && read.corp && before.mark !== read.mark) await this.#prepareOnce(read.corp, read.mark)
    return this.#keep(read)
  }

  #prepareOnce(corp: Corp, mark: string): Promise<void> {
    const key = `${corp.corpId} ${mark}`
    const preparing = this.#preparing.get(key) ?? this.#prepareShortly(corp).finally(() => this.#preparing.delete(key))
    this.#preparing.set(key, preparing)
    return preparing
  }

  async #prepareShortly(corp: Corp): Promise<void> {
    const over = new AbortController()
    const prepared = this.#prepare(corp, () => over.signal.aborted).catch((error) => this.#options.onError?.(error))
    const late = sleep(prepareMs, undefined, { signal: over.signal }).catch(() => {})
    await Promise.race([prepared, late])
    over.abort()
  }

  async #read(corpId: string): Promise<Held> {
    const seenAt = this.#now()
    const questionNo = ++this.#questions
    const row = await this.#db.tx({ role: 'app', corp: corpId }, async (tx) => {
      const [{ rows }] = await tx.finish(findCorp(corpId))
      return rows[0]
    })
    const times = { questionNo, seenAt, wantedAt: seenAt, changedAt: seenAt }
    if (!row) return { corpId, corp: undefined, mark: '', ...times }
    const { mark, tax, ...corp } = row
    const { payTimeoutSeconds = corp.payTimeoutSeconds } = this.#options
    return { corpId, corp: { ...corp, tax: termsOf(tax), payTimeoutSeconds }, mark, ...times }
  }

  /** A brand that has not changed stays the same object: answers that stand on it stay good. An answer that comes late replaces none. */
  #keep(read: Held): Held {
    const before = this.#held.peek(read.corpId)
    if (before && before.questionNo > read.questionNo) return before
    const held = before?.mark === read.mark ? before : { ...read, changedAt: this.#now() }
    held.questionNo = read.questionNo
    held.seenAt = read.seenAt
    this.#held.set(read.corpId, held)
    return held
  }

  /** Asks once about all that were wanted lately; when that fails, or is late, each is looked up by itself when it is wanted. */
  async #look(now: number): Promise<void> {
    this.#lookedAt = now
    const known = [...this.#held.values()].filter(({ corp, wantedAt }) => corp && now - wantedAt < wantedMs)
    if (known.length === 0) return
    this.#isLooking = true
    try {
      const changed = await this.#listChanged(known)
      for (const held of known)
        held.seenAt = changed.has(held.corpId) ? Number.NEGATIVE_INFINITY : Math.max(held.seenAt, now)
    } catch (error) {
      this.#options.onError?.(error)
    } finally {
      this.#isLooking = false
    }
  }

  #listChanged(known: readonly Held[]): Promise<ReadonlySet<string>> {
    const [corpIds, marks] = [known.map(({ corpId }) => corpId), known.map(({ mark }) => mark)]
    return this.#db.tx({ role: 'jobs' }, async (tx) => {
      const [{ rows }] = await tx.finish(listChangedCorpIds(corpIds, marks))
      return new Set(rows.map(({ corpId }) => corpId))
    })
  }
}

const enabled = (corp: Corp | undefined): Corp | undefined => (corp?.enabled ? corp : undefined)

export function createCorps(db: Database, options: CorpsOptions = {}): Corps {
  const held = new HeldCorps(db, options)
  const findAny = async (corpId: string) =>
    isCorpId(corpId) ? (held.current(corpId) ?? (await held.load(corpId))).corp : undefined
  return {
    findAny,
    find: async (corpId) => enabled(await findAny(corpId)),
    held: (corpId) => enabled(held.current(corpId)?.corp),
    reload: async (corpId) => enabled((await held.reload(corpId)).corp),
    follow: async (corpId) => enabled((await held.follow(corpId)).corp),
    changeAge: (corpId) => held.changeAge(corpId),
    prepareBy: (prepare) => held.prepareBy(prepare),
  }
}
