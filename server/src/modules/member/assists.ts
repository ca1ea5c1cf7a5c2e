import { randomUUIDv7 } from 'node:crypto'
import type { ProductRequest } from '@tiffin/core/cart/cart-line'
import { counterName } from '@tiffin/core/customer/counter-name'
import { maskPhone } from '@tiffin/core/customer/phone'
import type { Context } from '../../base/context.ts'
import { Refusal } from '../../base/refusal.ts'
import type { Services } from '../../db/services.ts'
import type { Statement } from '../../db/statement.ts'
import type { CartOf, Carts } from '../cart/index.ts'
import { countUsableCoupons } from '../coupon/index.ts'
import { showSummary } from '../points/index.ts'
import { outboxGrew } from '../push/index.ts'
import type { MemberCodes } from './member-code.ts'
import {
  type AssistRow,
  dismissAssistants,
  endAssistRow,
  findAssistRow,
  lockCustomer,
  noteDiscount,
  noteSavedCart,
  openAssist,
} from './queries.ts'
import { type DiscountWish, findGranted, replaceGranted } from './staff-discounts.ts'

const assistMs = 30 * 60_000

type Staff = Context<'staff'>

/** Help that staff gives to customers who have shown their code. */
export class Assists {
  readonly #app: Services
  readonly #carts: Carts
  readonly #codes: MemberCodes

  constructor(app: Services, carts: Carts, codes: MemberCodes) {
    this.#app = app
    this.#carts = carts
    this.#codes = codes
  }

  /** Uses a code up. The second scan of one, of another employee too, finds it expired. */
  async scan(context: Staff, content: string) {
    const { corp, session, now } = context
    const code = this.#codes.open(corp.corpId, content.replace(/\s/g, ''))
    if (!code) throw new Refusal('memberCodeInvalid')
    if (code.expiresAt <= now) throw new Refusal('memberCodeExpired')
    const { staffId, storeId } = session
    const assist = { assistId: randomUUIDv7(), ...code, staffId, storeId, now, expiresAt: now + assistMs }
    const { corpId } = corp
    const [, opened] = await this.#app.db.tx({ role: 'app', corp: corpId, keyed: true }, (tx) =>
      tx.finish(lockCustomer(corpId, code.customerId), openAssist(corpId, assist)),
    )
    if (opened.rows.length === 0) throw new Refusal('memberCodeExpired')
    this.#app.hints.send(outboxGrew, corpId)
    return this.show(context, assist.assistId)
  }

  async show(context: Staff, assistId: string) {
    const { corp, now } = context
    const row = await this.live(context, assistId)
    const whose = { corp, customerId: row.customerId, now }
    const { customerId, storeId } = row
    const [cart, { remainingPoints }, couponCount, [granted]] = await Promise.all([
      this.#carts.read(this.#cartOf(context, row)),
      showSummary(this.#app.db, whose),
      countUsableCoupons(this.#app.db, whose),
      this.#run(corp.corpId, findGranted(corp.corpId, { customerId, storeId, now })),
    ])
    const { memberNo, nickName, phone } = row
    const customer = {
      memberNo,
      nickName: counterName({ nickName, phone }),
      phoneMasked: maskPhone(phone),
      points: remainingPoints,
      couponCount,
    }
    const discountList = granted?.granted ?? []
    return { assistId, customer, cart, discountList, expiresIn: Math.ceil((row.expiresAt - now) / 1000) }
  }

  async saveCart(
    context: Staff,
    { assistId, ...cart }: { assistId: string; version: number; productRequestList: readonly ProductRequest[] },
  ) {
    const row = await this.live(context, assistId)
    const { corpId } = context.corp
    const saved = await this.#carts.save(this.#cartOf(context, row), { ...cart, storeId: row.storeId }, async (tx) => {
      const [noted] = (await tx.run(noteSavedCart(corpId, { assistId, now: context.now }))).rows
      if (!noted) throw new Refusal('memberCodeExpired')
    })
    this.#app.hints.send(outboxGrew, corpId)
    return saved
  }

  /** Grants or withdraws a discount for the customer's next order here; the customer hears of it. */
  async discount(
    { corp: { corpId }, now }: Staff,
    assistId: string,
    { wish, note }: { readonly wish: DiscountWish; readonly note: Statement },
  ): Promise<void> {
    await this.#app.db.tx({ role: 'app', corp: corpId, keyed: true }, (tx) =>
      tx.finish(...replaceGranted(corpId, { assistId }, wish), noteDiscount(corpId, { assistId, now }), note),
    )
    this.#app.hints.send(outboxGrew, corpId)
  }

  /** The customer who is helped, and the cart as it is saved. */
  async cartOf(context: Staff, assistId: string) {
    const row = await this.live(context, assistId)
    const cart = await this.#carts.read(this.#cartOf(context, row))
    return { customerId: row.customerId, isMember: row.isMember, memberNo: row.memberNo, storeId: row.storeId, cart }
  }

  async end({ corp: { corpId }, session, now }: Staff, assistId: string): Promise<void> {
    const [row] = await this.#run(corpId, findAssistRow(corpId, { ...session, assistId }))
    if (!row) throw new Refusal('memberCodeInvalid')
    await this.#announce(corpId, endAssistRow(corpId, { assistId, now }))
  }

  async dismiss({ corp: { corpId }, session: { customerId }, now }: Context<'customer'>): Promise<void> {
    await this.#announce(corpId, dismissAssistants(corpId, { customerId, now }))
  }

  /** The help that this employee gives now at the store of the session. */
  async live({ corp: { corpId }, session, now }: Staff, assistId: string): Promise<AssistRow> {
    const [row] = await this.#run(corpId, findAssistRow(corpId, { ...session, assistId }))
    if (!row) throw new Refusal('memberCodeInvalid')
    if (row.expiresAt <= now) throw new Refusal('memberCodeExpired')
    return row
  }

  #cartOf({ corp, language, now }: Staff, { customerId, isMember }: AssistRow): CartOf {
    return { corp, language, now, session: { customerId, isMember } }
  }

  async #run<Row>(corpId: string, statement: Statement<Row>): Promise<Row[]> {
    const [{ rows }] = await this.#app.db.tx({ role: 'app', corp: corpId, keyed: true }, (tx) => tx.finish(statement))
    return rows
  }

  /** Runs what writes into the outbox, and lets every server look there. */
  async #announce<Row>(corpId: string, statement: Statement<Row>): Promise<Row[]> {
    const rows = await this.#run(corpId, statement)
    this.#app.hints.send(outboxGrew, corpId)
    return rows
  }
}
