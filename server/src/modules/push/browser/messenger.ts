import { isLanguage, type Language } from '@tiffin/core/language/language'
import { type OrderStatus, orderStatus } from '@tiffin/core/order/order-state'
import type { PhraseKey } from '@tiffin/phrases/key'
import { say } from '@tiffin/phrases/server'
import type { Services } from '../../../db/services.ts'
import { eachDue } from '../../../jobs/each-due.ts'
import * as queries from './queries.ts'
import { type PushOptions, sendPush } from './send-push.ts'

/** What a customer hears when the page is closed: what others did to the order. */
const texts: Partial<Record<OrderStatus, PhraseKey>> = {
  [orderStatus.accepted]: 'push.order.accepted',
  [orderStatus.making]: 'push.order.making',
  [orderStatus.ready]: 'push.order.ready',
  [orderStatus.timeout]: 'push.order.timeout',
  [orderStatus.closed]: 'push.order.closed',
}
const statuses = Object.keys(texts).map(Number)

/** Events become visible in another order than they were made. */
const overlapMs = 10_000
/** Oldest event that is still sent after the server was down. */
const newsMs = 30 * 60_000

/** So many are on their way at a time: a push service that is slow, or only says that it is one, delays no other message. */
const atOnce = 8

/** What a browser gets; nothing of the customer but the order's number and state. */
export interface PushPayload {
  readonly corp: string
  readonly title: string
  readonly body: string
  readonly path: string
  readonly tag: string
  readonly lang: string
}

type Ground = Pick<Services, 'db' | 'clock' | 'corps' | 'log'>

export type CorpName = (corpId: string, language: Language) => Promise<string>

/** Turns events of orders into messages, and hands these to the push services of the browsers. */
export class Messenger {
  readonly #app: Ground
  readonly #options: PushOptions
  readonly #corpName: CorpName
  #lookedAt: number | undefined

  constructor(app: Ground, options: PushOptions, corpName: CorpName) {
    this.#app = app
    this.#options = options
    this.#corpName = corpName
  }

  /** One turn of the job: what is new is written down, what is due is sent. */
  async run(): Promise<void> {
    await this.#gather()
    const { db, clock, log } = this.#app
    const [{ rows: due }] = await db.tx({ role: 'jobs', keyed: true }, (tx) =>
      tx.finish(queries.listDueMessages(clock.now())),
    )
    const waiting = due.values()
    await Promise.all(Array.from({ length: atOnce }, () => eachDue(waiting, log, (key) => this.#deliver(key))))
  }

  async #gather(): Promise<void> {
    const { db, clock, log } = this.#app
    const now = clock.now()
    const since = Math.max(now - newsMs, (this.#lookedAt ?? 0) - overlapMs)
    const [{ rows: due }] = await db.tx({ role: 'jobs', keyed: true }, (tx) =>
      tx.finish(queries.listDueEvents(statuses, { since, now })),
    )
    await eachDue(due, log, (event) =>
      db.tx({ role: 'app', corp: event.corpId, keyed: true }, (tx) => tx.finish(queries.insertMessage(event, now))),
    )
    this.#lookedAt = now
  }

  async #deliver(key: queries.MessageKey): Promise<void> {
    const { db, clock, log } = this.#app
    const scope = { role: 'app', corp: key.corpId, keyed: true } as const
    const now = clock.now()
    const [{ rows }] = await db.tx(scope, (tx) => tx.finish(queries.takeMessage(key, now)))
    const [message] = rows
    if (message === undefined) return
    const isTrue = message.isWanted && message.statusNow === message.status && message.createdAt >= now - newsMs
    const status = isTrue ? await this.#send(key.corpId, message) : 200
    if (status === 404 || status === 410) await db.tx(scope, (tx) => tx.finish(queries.dropSubscription(key)))
    else if (status < 500 && status !== 429 && status !== 0)
      await db.tx(scope, (tx) => tx.finish(queries.finishMessage(key)))
    if (status >= 300 || status === 0) log.warn({ corp: key.corpId, status }, 'push message not taken')
  }

  /** The push service's status; 0 when it could not be reached. */
  async #send(corpId: string, message: queries.Message): Promise<number> {
    try {
      const payload = await this.#write(corpId, message)
      return await sendPush(message, { payload, topic: message.orderId.replaceAll('-', '') }, this.#options)
    } catch {
      return 0 // nothing of the error is logged: it may name the address
    }
  }

  async #write(corpId: string, { language, orderId, orderNo, status }: queries.Message): Promise<PushPayload> {
    const lang = isLanguage(language) ? language : 'zh-CN'
    const key = texts[status as OrderStatus] ?? 'push.order.accepted' // as: only states of the table become messages
    return {
      corp: corpId,
      title: await this.#corpName(corpId, lang),
      body: say(lang, key, { orderNo }),
      path: `/pages/order/orderDetail/detail?orderId=${orderId}`,
      tag: orderId,
      lang,
    }
  }
}
