import { findCart, saveCart } from '@tiffin/contract/cart'
import * as calls from '@tiffin/contract/member'
import { refusals } from '@tiffin/contract/refusals'
import { discountType } from '@tiffin/core/pricing/bill'
import { describe, expect, it, vi } from 'vitest'
import { ask, logged, testApp } from '../../../test/app.ts'
import { buildCorp } from '../../../test/build.ts'
import { buildCoupon } from '../../../test/build-coupon.ts'
import { enablePoints, givePoints } from '../../../test/build-points.ts'
import * as build from '../../../test/build-shop.ts'
import { askAsOwner, testDb, testUrl } from '../../../test/database.ts'
import { fakeSessions } from '../../../test/fake-sessions.ts'
import { openShop, tally } from '../../../test/ordering.ts'
import { MemberCodes } from './member-code.ts'

const clock = { at: Date.now(), now: () => clock.at }
const app = testApp({ sessions: fakeSessions, clock })
const helps = ['order:manage', 'order:assist']
const second = 1000

async function openCounter(permissions = helps) {
  const shop = await openShop()
  const { corp, storeId } = shop
  const staff = await build.buildEmployee(corp, storeId, permissions)
  const code = async (token = shop.token) => (await ask(app, calls.findMemberCode, { corp, token })).data
  const scan = (content: string, as = staff.token, scanCorp = corp) =>
    ask(app, calls.scanMember, { corp: scanCorp, token: as, body: { content } })
  const look = (assistId: string, as = staff.token) =>
    ask(app, calls.findAssist, { corp, token: as, body: { assistId } })
  const save = (assistId: string, version: number, productRequestList: unknown[], as = staff.token) =>
    ask(app, calls.saveAssistedCart, { corp, token: as, body: { assistId, version, productRequestList } })
  const assistant = async () => (await ask(app, findCart, shop)).data.assistant
  return { ...shop, staff, code, scan, look, save, assistant }
}

describe('[R-1.7][AU-16] a member code', () => {
  it('is good for one scan within sixty seconds', async () => {
    const { code, scan } = await openCounter()
    const { content, expiresIn, refreshIn } = await code()
    expect([expiresIn, refreshIn]).toEqual([60, 45])
    clock.at += 60 * second - 1
    expect((await scan(content)).code).toBe(200)
    expect((await scan(content)).code).toBe(refusals.memberCodeExpired)
    const { content: late } = await code()
    clock.at += 60 * second
    expect((await scan(late)).code).toBe(refusals.memberCodeExpired)
  })

  it('scanned by twenty at once helps exactly one of them', async () => {
    const { code, scan, corp, storeId } = await openCounter()
    const { content } = await code()
    const staff = await Promise.all(Array.from({ length: 20 }, () => build.buildEmployee(corp, storeId, helps)))
    const answers = await Promise.all(staff.map(({ token }) => scan(content, token)))
    expect(tally(answers.map((answer) => answer.code))).toEqual({ 200: 1, [refusals.memberCodeExpired]: 19 })
  })

  it('reveals nothing of its customer, and no two are alike', async () => {
    const { code, customerId } = await openCounter()
    const all = await Promise.all(Array.from({ length: 200 }, async () => (await code()).content))
    expect(new Set(all.map((content) => content.slice(0, 21))).size).toBe(200)
    for (const content of all) {
      expect(content).toMatch(/^[A-Za-z0-9_-]+$/)
      expect(Buffer.from(content, 'base64url').toString('latin1')).not.toContain(customerId.slice(0, 8))
    }
  })

  it('of another brand, changed in any place, cut or made up is none', async () => {
    const { code, scan, corp } = await openCounter()
    const other = await buildCorp()
    const otherStaff = await build.buildEmployee(other, await build.buildStore(other), helps)
    const { content } = await code()
    expect((await scan(content, otherStaff.token, other)).code).toBe(refusals.memberCodeInvalid)
    const bytes = Buffer.from(content, 'base64url')
    const bent = Array.from(bytes, (_byte, index) => {
      const copy = Buffer.from(bytes)
      copy[index] = (copy[index] ?? 0) ^ 1
      return copy.toString('base64url')
    })
    const forged = new MemberCodes('another secret than that of this server').seal(corp, 'u1', clock.at)
    const bad = [...bent, content.slice(0, -2), `${content}AA`, `${content}=`, '', 'x', '🙂', '12345678', forged]
    for (const each of bad) expect([each, (await scan(each)).code]).toEqual([each, refusals.memberCodeInvalid])
    expect((await scan(` ${content}\n`)).code).toBe(200) // a scanner ends with a line
  })

  it('of an account that is closed opens nothing', async () => {
    const { code, scan, corp } = await openCounter()
    const { content } = await code()
    await build.asCorp(corp, 'update customer set status = 2')
    expect((await scan(content)).code).toBe(refusals.memberCodeExpired)
    expect(await build.asCorp(corp, 'select 1 from assist')).toEqual([])
  })

  it('reaches no log', async () => {
    const { code, scan } = await openCounter()
    const { content } = await code()
    await scan(content)
    expect(logged.join('\n')).not.toContain(content)
  })
})

describe('[AU-17] help at the counter', () => {
  it('[R-1.7] shows staff the customer it needs to know and no more', async () => {
    const { code, scan, line, storeId, corp, token, customerId } = await openCounter()
    await build.asCorp(corp, `update customer set phone = '+6581234417'`)
    await enablePoints(corp)
    await givePoints(corp, customerId, { points: 40 })
    await buildCoupon(corp, customerId)
    await buildCoupon(corp, customerId)
    await buildCoupon(corp, customerId, { row: { expiry_time: new Date(clock.at) } })
    await ask(app, saveCart, { corp, token, body: { storeId, version: 0, productRequestList: [line] } })
    const { data } = await scan((await code()).content)
    expect(data.customer).toMatchObject({ nickName: 'Mira', points: 40, couponCount: 2 })
    expect(data.customer.phoneMasked).toMatch(/4417$/)
    expect(JSON.stringify(data)).not.toContain('8123')
    expect(data).toMatchObject({ expiresIn: 1800, cart: { storeId, version: 1, list: [{ num: 1 }] } })
  })

  it('calls a customer without a name by the end of their phone behind dots: digits alone would pass for a pick-up code', async () => {
    const { code, scan, corp } = await openCounter()
    await build.asCorp(corp, `update customer set phone = '+6581232468', nick_name = '2468'`)
    expect((await scan((await code()).content)).data.customer.nickName).toBe('•••• 2468')
  })

  it('is begun by a code that was typed or pasted with blanks and line ends in it', async () => {
    const { code, scan } = await openCounter()
    const { content } = await code()
    expect((await scan(` ${content.slice(0, 20)} ${content.slice(20, 40)}\n${content.slice(40)} `)).code).toBe(200)
  })

  it('[R-1.7][R-6.4][R-6.7] needs the permission and the scan of the same employee', async () => {
    const { code, scan, look, save, corp, storeId, token } = await openCounter()
    const untaught = await build.buildEmployee(corp, storeId, ['order:manage'])
    const colleague = await build.buildEmployee(corp, storeId, helps)
    const { content } = await code()
    expect((await scan(content, untaught.token)).code).toBe(403)
    expect((await scan(content, token)).code).toBe(403)
    const { assistId } = (await scan(content)).data
    expect((await look(assistId, colleague.token)).code).toBe(refusals.memberCodeInvalid)
    expect((await save(assistId, 0, [], colleague.token)).code).toBe(refusals.memberCodeInvalid)
    expect((await look(assistId, untaught.token)).code).toBe(403)
    const end = { corp, token: colleague.token, body: { assistId } }
    expect((await ask(app, calls.endAssist, end)).code).toBe(refusals.memberCodeInvalid)
    expect((await look(assistId)).code).toBe(200)
  })

  it('[R-6.4][assist-15] is given at the store where the code was scanned: who gives it does nothing with it at another store', async () => {
    const { code, scan, look, save, assistant, line, corp, staff } = await openCounter()
    const otherStore = await build.buildStore(corp)
    await build.bumpCatalog(corp)
    await app.corps.reload(corp)
    const there = `employee ${corp} ${staff.staffId} ${otherStore} ${[...helps, 'order:discount'].join(',')}`
    const { assistId } = (await scan((await code()).content)).data
    await build.asCorp(corp, 'update staff set manual_discount_limit = 300')
    const discount = { assistId, type: discountType.manual, amount: 100, reason: 'late' }
    const answers = [
      await look(assistId, there),
      await save(assistId, 0, [line], there),
      await ask(app, calls.endAssist, { corp, token: there, body: { assistId } }),
      await ask(app, calls.grantDiscount, { corp, token: there, body: discount }),
    ]
    expect(answers.map((answer) => answer.code)).toEqual(Array(4).fill(refusals.memberCodeInvalid))
    expect(await assistant()).toMatchObject({ isOver: false, discountList: [] })
    expect((await look(assistId)).data).toMatchObject({ cart: { list: [] }, discountList: [] })
  })

  it('[R-1.7][R-6.7] puts into the customer’s cart what staff adds, and the customer sees who helps', async () => {
    const { code, scan, save, assistant, line, corp, token } = await openCounter()
    expect(await assistant()).toBeNull()
    const { assistId } = (await scan((await code()).content)).data
    expect(await assistant()).toMatchObject({ employeeName: 'Lin', discountList: [] })
    expect((await save(assistId, 0, [{ ...line, num: 2 }])).data).toEqual({ version: 1 })
    const { data } = await ask(app, findCart, { corp, token })
    expect(data).toMatchObject({ version: 1, list: [{ num: 2 }] })
    const stale = await save(assistId, 0, [line])
    expect([stale.code, stale.data.version]).toEqual([refusals.cartConflict, 1])
  })

  it('[assist-2] saves nothing when the customer has ended it meanwhile, and what is saved is noted with it', async () => {
    const { code, scan, save, line, corp, token, customerId } = await openCounter()
    const { assistId } = (await scan((await code()).content)).data
    expect((await save(assistId, 0, [line])).code).toBe(200)
    const cart = async () => (await ask(app, findCart, { corp, token })).data
    const [held, freed] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    const holding = testDb.tx({ role: 'app', corp }, async (tx) => {
      await tx.query('select from customer_cart where customer_id = $1 for update', [customerId])
      held.resolve()
      await freed.promise
    })
    await held.promise
    const saving = save(assistId, 1, [{ ...line, num: 3 }])
    await vi.waitFor(async () => {
      const waiting = await askAsOwner(
        `select from pg_stat_activity where wait_event_type = 'Lock' and query like '%customer_cart%'`,
      )
      expect(waiting).not.toEqual([])
    }, 20_000)
    await ask(app, calls.dismissAssistant, { corp, token })
    freed.resolve()
    await holding
    expect((await saving).code).toBe(refusals.memberCodeExpired)
    expect(await cart()).toMatchObject({ version: 1, list: [{ num: 1 }] })
    const notes = await build.asCorp<{ action: string }>(
      corp,
      'select action from assist_log order by logged_at, log_id',
    )
    expect(notes.map(({ action }) => action).filter((action) => action === 'saveCart')).toHaveLength(1)
  })

  it('wakes the other servers when something happens, and not each time that staff looks', async () => {
    const { code, scan, look, corp, staff } = await openCounter()
    const send = vi.spyOn(app.hints, 'send')
    const { assistId } = (await scan((await code()).content)).data
    expect(send).toHaveBeenCalledExactlyOnceWith('outbox', corp)
    send.mockClear()
    await look(assistId)
    expect(send).not.toHaveBeenCalled()
    await ask(app, calls.endAssist, { corp, token: staff.token, body: { assistId } })
    expect(send).toHaveBeenCalledExactlyOnceWith('outbox', corp)
    send.mockRestore()
  })

  it('[R-1.7] ends after thirty minutes, when either side ends it, when another scans, and with the account', async () => {
    const { code, scan, look, assistant, corp, token, staff, storeId } = await openCounter()
    const begin = async () => (await scan((await code()).content)).data.assistId
    const isOver = async (assistId: string) => {
      expect((await look(assistId)).code).toBe(refusals.memberCodeExpired)
      expect(await assistant()).toBeNull()
    }
    const first = await begin()
    clock.at += 30 * 60 * second
    await isOver(first)

    const dismissed = await begin()
    await ask(app, calls.dismissAssistant, { corp, token })
    await isOver(dismissed)

    const ended = await begin()
    await ask(app, calls.endAssist, { corp, token: staff.token, body: { assistId: ended } })
    await isOver(ended)
    expect((await ask(app, calls.endAssist, { corp, token: staff.token, body: { assistId: ended } })).code).toBe(200)

    const left = await begin()
    const colleague = await build.buildEmployee(corp, storeId, helps)
    expect((await scan((await code()).content, colleague.token)).code).toBe(200)
    expect((await look(left)).code).toBe(refusals.memberCodeExpired)

    const closed = await begin()
    await build.asCorp(corp, 'update customer set status = 2')
    expect((await look(closed)).code).toBe(refusals.memberCodeExpired)
  })

  it('is forgotten ninety days after it was over', async () => {
    const { code, scan, corp } = await openCounter()
    await scan((await code()).content)
    const startedAt = clock.at
    const countAfter = async (ms: number) => {
      clock.at = startedAt + ms
      await app.jobs.find(({ name }) => name === 'sweep help')?.run()
      return (await build.asCorp(corp, 'select 1 from assist')).length
    }
    const kept = (90 * 24 * 60 + 30) * 60 * second
    expect([await countAfter(kept), await countAfter(kept + 1)]).toEqual([1, 0])
    clock.at = startedAt
  })

  it('is given by one of two who scan two codes of one customer at the same moment', async () => {
    const { code, scan, corp, customerId, storeId } = await openCounter()
    const staff = await Promise.all([1, 2].map(() => build.buildEmployee(corp, storeId, helps)))
    const codes = [(await code()).content, (await code()).content]
    let scans: ReturnType<typeof scan>[] = []
    await testDb.tx({ role: 'app', corp }, async (tx) => {
      await tx.query('select 1 from customer where customer_id = $1 for update', [customerId])
      scans = staff.map(({ token }, index) => scan(codes[index] ?? '', token))
      const waiting = `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
      await expect.poll(async () => (await askAsOwner(waiting, testUrl)).length, { interval: 20 }).toBe(2)
    })
    await Promise.all(scans)
    const rows = await build.asCorp(corp, 'select ended_at is null as live from assist order by live')
    expect(rows).toEqual([{ live: false }, { live: true }])
  })

  it('[R-1.7] is written down line by line and sent to the customer without personal data', async () => {
    const { code, scan, save, line, corp, token, customerId } = await openCounter()
    const { assistId } = (await scan((await code()).content)).data
    await save(assistId, 0, [line])
    await ask(app, calls.dismissAssistant, { corp, token })
    const lines = await build.asCorp(corp, 'select action, actor_role as by from assist_log order by logged_at, log_id')
    expect(lines).toEqual([
      { action: 'scan', by: 'employee' },
      { action: 'saveCart', by: 'employee' },
      { action: 'end', by: 'customer' },
    ])
    const hints = await build.asCorp(corp, `select customer_id as to, store_id as store, payload from outbox`)
    expect(hints).toEqual(Array.from({ length: 3 }, () => ({ to: customerId, store: null, payload: { assistId } })))
  })
})
