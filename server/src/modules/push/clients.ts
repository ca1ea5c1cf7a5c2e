import { createHash, randomBytes } from 'node:crypto'
import type { Session } from '../../base/context.ts'
import { Fault, Refusal } from '../../base/refusal.ts'
import type { Database } from '../../db/database.ts'
import { isTaken, takeBudget } from '../login/index.ts'
import { isPushEndpoint } from './browser/public-address.ts'
import { dropSubscription, putSubscription } from './browser/queries.ts'
import type { Subscription } from './browser/send-push.ts'
import { bindClient, type ClientRow, findClient, insertClient, listLiveSessions } from './queries.ts'

const hashOf = (cid: string): string => createHash('sha256').update(cid).digest('base64url')

/** A client id that is not one of ours is not even looked up. */
const cidPattern = /^[A-Za-z0-9_-]{22}$/

/** A campus may share a network; a flood of invented browsers does not pass. */
const perNetwork = { most: 2000, windowSeconds: 3600 }

interface Binding {
  readonly cid: string
  readonly enabled: boolean
  /** Null takes it back, undefined leaves it as it is. */
  readonly subscription: Subscription | null | undefined
  readonly language: string
  readonly now: number
}

interface Wish {
  readonly cid: string | undefined
  readonly platform: string
  readonly network: string
  readonly now: number
}

/** The browsers that may get messages. Of a client id only the hash is kept: who reads the database cannot listen. */
export class PushClients {
  readonly #db: Database
  readonly #toLoopback: boolean

  constructor(db: Database, toLoopback: boolean) {
    this.#db = db
    this.#toLoopback = toLoopback
  }

  #mayReach(endpoint: string): boolean {
    return isPushEndpoint(endpoint) || (this.#toLoopback && endpoint.startsWith('http://127.0.0.1:'))
  }

  async find(corpId: string, cid: string): Promise<ClientRow | undefined> {
    if (!cidPattern.test(cid)) return undefined
    const [{ rows }] = await this.#db.tx({ role: 'app', corp: corpId, keyed: true }, (tx) =>
      tx.finish(findClient(corpId, hashOf(cid))),
    )
    return rows[0]
  }

  /** Whether a session is not over: a client id outlives it, and hears nothing then. */
  async isLive(corpId: string, sessionId: string, now: number): Promise<boolean> {
    const [{ rows }] = await this.#db.tx({ role: 'app', corp: corpId, keyed: true }, (tx) =>
      tx.finish(listLiveSessions([sessionId], now)),
    )
    return rows.length > 0
  }

  /** The id that the browser has, when we know it; else a new one of 128 random bits. `network` is a hash. */
  async create(corpId: string, { cid, network, ...details }: Wish): Promise<string> {
    if (cid !== undefined && (await this.find(corpId, cid))) return cid
    const made = randomBytes(16).toString('base64url')
    await this.#db.tx({ role: 'app', corp: corpId }, async (tx) => {
      const taken = await tx.run(takeBudget({ corpId, key: `push ${network}`, limit: perNetwork, now: details.now }))
      if (!isTaken(taken)) throw new Fault('tooManyRequests', { 'retry-after': String(perNetwork.windowSeconds) })
      await tx.finish(insertClient(corpId, hashOf(made), details))
    })
    return made
  }

  /** From now on the browser hears what concerns the holder of this session. */
  async bind(corpId: string, { cid, enabled, ...wish }: Binding, session: Session): Promise<void> {
    const isCustomer = session.kind === 'customer'
    const { subscription, language, now } = wish
    if (subscription && !this.#mayReach(subscription.endpoint)) throw new Refusal('inputInvalid')
    const client = { corpId, cidHash: hashOf(cid) }
    const binding = {
      sessionId: session.sessionId,
      customerId: isCustomer ? session.customerId : null,
      staffId: isCustomer ? null : session.staffId,
      storeId: isCustomer ? null : session.storeId,
      enabled,
    }
    await this.#db.tx({ role: 'app', corp: corpId, keyed: true }, async (tx) => {
      const { rows } = await tx.run(bindClient(corpId, client.cidHash, binding))
      if (rows.length === 0) throw new Refusal('pushClientIdInvalid')
      if (subscription && isCustomer) {
        const { customerId } = session
        await tx.finish(...putSubscription({ ...client, ...subscription, customerId, language, now }))
      }
      if (subscription === null) await tx.finish(dropSubscription(client))
    })
  }
}
