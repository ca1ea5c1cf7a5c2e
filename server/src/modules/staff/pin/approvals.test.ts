import { randomUUID } from 'node:crypto'
import { listApprovers } from '@tiffin/contract/approval'
import { findDeskOrder } from '@tiffin/contract/desk/order'
import { grantDiscount } from '@tiffin/contract/member'
import { refusals } from '@tiffin/contract/refusals'
import { money } from '@tiffin/core/money/money'
import { beforeEach, describe, expect, it } from 'vitest'
import { ask, logged, saidInLog, testApp } from '../../../../test/app.ts'
import { openCounterOfTwo } from '../../../../test/approving.ts'
import { buildStore, bumpCatalog } from '../../../../test/build-shop.ts'
import { buildAtDesk } from '../../../../test/team.ts'

const clock = { at: Date.now(), now: () => clock.at }
const app = testApp({ clock })
const open = () => openCounterOfTwo(app)
type Counter = Awaited<ReturnType<typeof open>>

const approversOf = async ({ employee }: Counter, amount: number) => {
  const body = { kind: 'refund', amount: money(amount) } as const
  return (await ask(app, listApprovers, { ...employee, body })).data.list
}

const triesOf = async ({ read, manager }: Counter) =>
  (await read('select pin_tries as tries from staff where staff_id = $1', [manager.staffId]))[0]?.tries

beforeEach(() => {
  logged.length = 0
})

describe('[staff-14] a colleague allows a refund above a limit', () => {
  it('by their own PIN, and both are named in the log, in the history and at the desk', async () => {
    const counter = await open()
    const { set, refund, approval, read, manager, employee, corp, orderId, storeId } = counter
    expect((await refund()).code).toBe(refusals.refundTooHigh)
    expect((await set('0481')).code).toBe(200)
    expect(await approversOf(counter, 300)).toEqual([
      { staffId: manager.staffId, staffName: 'The storeManager', isLocked: false },
    ])
    expect((await refund(approval('0481'))).code).toBe(200)
    const [entry] = await read(`select staff_id, changes from audit_entry where action = 'order.refund'`)
    expect(entry).toMatchObject({
      staff_id: employee.staffId,
      changes: { refundTotal: { from: 0, to: 300 }, approvedBy: { from: null, to: 'The storeManager' } },
    })
    expect(await read(`select actor_id, approved_by from order_log where action = 'refund'`)).toEqual([
      { actor_id: employee.staffId, approved_by: manager.staffId },
    ])
    const owner = await buildAtDesk(app, corp, 'owner')
    const { logList } = (await ask(app, findDeskOrder, { ...owner, body: { storeId, orderId } })).data
    expect(logList.at(-1)).toMatchObject({ staffName: 'The employee', approverName: 'The storeManager' })
    expect(saidInLog()).not.toContain('0481')
  })

  it('once: the next one, and the same one with another amount, need another approval', async () => {
    const { set, refund, approval, read } = await open()
    await set('0481')
    const requestId = randomUUID()
    expect((await refund({ ...approval('0481'), requestId })).code).toBe(200)
    expect((await refund({ requestId })).code).toBe(200)
    expect((await refund({ requestId, amount: 301 })).code).toBe(refusals.requestIdReused)
    expect((await refund({ version: 2, amount: 1 })).code).toBe(refusals.refundTooHigh)
    expect(await read('select refund_total::integer as total from customer_order')).toEqual([{ total: 300 }])
  })

  it('to whom it is allowed depends on what it is: a right and a limit of its own for each', async () => {
    const counter = await open()
    const { set, employee, manager, read } = counter
    await set('0481')
    const names = async (kind: string, amount: number) =>
      (await ask(app, listApprovers, { ...employee, body: { kind, amount } })).data.list.map(({ staffId }) => staffId)
    const limits = 'refund_limit = 300, employee_discount_limit = 200, manual_discount_limit = 100'
    await read(`update staff set ${limits} where staff_id = $1`, [manager.staffId])
    const both = async (kind: string, limit: number) => [await names(kind, limit), await names(kind, limit + 1)]
    const onlyUpTo = [[manager.staffId], []]
    expect(await both('refund', 300)).toEqual(onlyUpTo)
    expect(await both('employee', 200)).toEqual(onlyUpTo)
    expect(await both('manual', 100)).toEqual(onlyUpTo)
    await read(`update staff_grant set role = 'employee' where staff_id = $1`, [manager.staffId])
    await read(`update staff set extra_permissions = '{order:refund}' where staff_id = $1`, [manager.staffId])
    expect([await names('refund', 1), await names('manual', 1)]).toEqual([[manager.staffId], []])
    await read(`update staff set extra_permissions = '{order:discount}' where staff_id = $1`, [manager.staffId])
    expect([await names('refund', 1), await names('manual', 1)]).toEqual([[], [manager.staffId]])
  })

  it('who did not have to is not named', async () => {
    const { set, refund, approval, read } = await open()
    await set('0481')
    expect((await refund({ ...approval('0481'), amount: 100 })).code).toBe(200)
    expect(await read(`select approved_by from order_log where action = 'refund'`)).toEqual([{ approved_by: '' }])
    const [entry] = await read(`select changes from audit_entry where action = 'order.refund'`)
    expect(entry?.changes).not.toHaveProperty('approvedBy')
  })

  it('never their own, of another store, of who was put out, or above the limit of who allows it', async () => {
    const counter = await open()
    const { corp, set, logIn, refund, approval, manager, employee, read } = counter
    await set('0481')
    await set('0481', { by: employee })
    const otherStore = await buildStore(corp)
    await bumpCatalog(corp)
    await app.corps.follow(corp)
    const stranger = await logIn('storeManager', 10_000, otherStore)
    await set('0481', { by: stranger })
    for (const staffId of [employee.staffId, stranger.staffId, 'nobody'])
      expect((await refund(approval('0481', staffId))).code).toBe(refusals.pinWrong)
    expect((await approversOf(counter, 300)).map(({ staffId }) => staffId)).toEqual([manager.staffId])
    await read('update staff set refund_limit = 299 where staff_id = $1', [manager.staffId])
    expect([(await refund(approval('0481'))).code, await approversOf(counter, 300)]).toEqual([
      refusals.refundTooHigh,
      [],
    ])
    await read('update staff set refund_limit = 300, status = 0 where staff_id = $1', [manager.staffId])
    expect([(await refund(approval('0481'))).code, await approversOf(counter, 300)]).toEqual([refusals.pinWrong, []])
    expect(await read('select refund_total::integer as total from customer_order')).toEqual([{ total: 0 }])
  })
})

describe('[staff-14] a colleague allows a discount above a limit', () => {
  it('by their own PIN, with both names; without it, or above the limit of both, it is refused', async () => {
    const { set, approval, place, read, employee, manager } = await open()
    await set('0481')
    const order = { orderId: await place(), version: 1 }
    const grant = (more: object) =>
      ask(app, grantDiscount, {
        ...employee,
        body: { ...order, type: 7, amount: money(200), reason: 'Waited', ...more },
      })
    expect((await grant({})).code).toBe(refusals.notPermitted)
    expect((await grant({ approval: { staffId: manager.staffId, pin: '9182' } })).code).toBe(refusals.pinWrong)
    await read('update staff set manual_discount_limit = 199 where staff_id = $1', [manager.staffId])
    expect((await grant(approval('0481'))).data).toEqual({ limit: 199 })
    await read('update staff set manual_discount_limit = 200 where staff_id = $1', [manager.staffId])
    const granted = await grant(approval('0481'))
    expect([granted.code, granted.data.payableTotal]).toEqual([200, 300])
    expect(await read('select employee_id, approved_by, most::integer as most from staff_discount')).toEqual([
      { employee_id: employee.staffId, approved_by: manager.staffId, most: 200 },
    ])
    expect(await read(`select approved_by from order_log where approved_by <> ''`)).toEqual([
      { approved_by: manager.staffId },
    ])
    const [entry] = await read(`select staff_id, changes, reason from audit_entry where action = 'order.discount'`)
    expect(entry).toMatchObject({
      ...{ staff_id: employee.staffId, reason: 'Waited' },
      changes: { discount: { from: null, to: 200 }, approvedBy: { from: null, to: 'The storeManager' } },
    })
    expect(saidInLog()).not.toContain('0481')
  })

  it('of a per cent too, of what it is worth then; within the own limit nobody else is named', async () => {
    const { set, approval, place, read, employee, manager } = await open()
    await set('0481')
    const order = { orderId: await place(), version: 1, type: 6, reason: 'Staff meal', ...approval('0481') } as const
    expect((await ask(app, grantDiscount, { ...employee, body: { ...order, amount: money(100) } })).code).toBe(200)
    const granted = () => read('select approved_by, most::integer as most from staff_discount where ended_at is null')
    expect(await granted()).toEqual([{ approved_by: '', most: 100 }])
    const grant = (version: number, permille: number) =>
      ask(app, grantDiscount, { ...employee, body: { ...order, version, permille } })
    expect((await grant(2, 500)).data.payableTotal).toBe(250)
    expect(await granted()).toEqual([{ approved_by: manager.staffId, most: 250 }])
    expect((await grant(3, 200)).data.payableTotal).toBe(400)
    expect(await granted()).toEqual([{ approved_by: '', most: 100 }])
  })
})

it('[staff-14] what is worth nothing is allowed to nobody who has no limit of their own', async () => {
  const { set, approval, place, read, employee } = await open()
  await set('0481')
  const order = { orderId: await place(), version: 1, type: 6, reason: 'Staff meal', ...approval('0481') } as const
  await read('update staff set employee_discount_limit = 0 where staff_id = $1', [employee.staffId])
  await read('update customer_order set subtotal = 100, payable_total = 100 where order_id = $1', [order.orderId])
  expect((await ask(app, grantDiscount, { ...employee, body: { ...order, permille: 1 } })).code).toBe(
    refusals.notPermitted,
  )
})

describe('[staff-15] a PIN cannot be guessed', () => {
  it('five wrong tries lock it, also at once, until its holder sets another', async () => {
    const counter = await open()
    const { set, refund, approval } = counter
    await set('0481')
    const wrong = await Promise.all(Array.from({ length: 8 }, () => refund(approval('9182'))))
    expect(wrong.map(({ code }) => code).sort()).toEqual(
      [...Array(5).fill(refusals.pinWrong), ...Array(3).fill(refusals.pinLocked)].sort(),
    )
    expect((await refund(approval('0481'))).code).toBe(refusals.pinLocked)
    expect(await approversOf(counter, 300)).toMatchObject([{ isLocked: true }])
    await set('4815')
    expect((await refund(approval('4815'))).code).toBe(200)
  })

  it('whom a caller may try is counted for the caller as well, and a right PIN forgets the tries before', async () => {
    const counter = await open()
    const { set, refund, approval } = counter
    await set('0481')
    for (const pin of ['1', '22', '333', '4444']) expect((await refund(approval(pin))).code).toBe(refusals.pinWrong)
    expect(await triesOf(counter)).toBe(4)
    expect((await refund(approval('0481'))).code).toBe(200)
    expect(await triesOf(counter)).toBe(0)
    for (let tries = 5; tries < 10; tries++)
      expect((await refund(approval('0481', 'nobody'))).code).toBe(refusals.pinWrong)
    expect((await refund(approval('0481'))).code).toBe(refusals.loginLocked)
  })

  it('nobody locks the PIN of a person who may not do this at the store', async () => {
    const counter = await open()
    const { set, refund, approval, read, manager } = counter
    await set('0481')
    await read(`update staff_grant set role = 'employee' where staff_id = $1`, [manager.staffId])
    await read(`update staff set extra_permissions = '{}' where staff_id = $1`, [manager.staffId])
    for (const _try of [1, 2]) expect((await refund(approval('9182'))).code).toBe(refusals.pinWrong)
    expect(await triesOf(counter)).toBe(0)
  })

  it('it is set with the password, kept as a slow hash, and not one that people try first', async () => {
    const { set, read, manager } = await open()
    expect((await set('0481', { password: 'wrong' })).code).toBe(refusals.loginWrong)
    for (const pin of ['481', '48a5', '٠٤٨١']) expect((await set(pin)).code).toBe(refusals.pinForm)
    for (const pin of ['1111', '3456', '9876']) expect((await set(pin)).code).toBe(refusals.pinEasy)
    expect(await read('select from staff where pin_hash is not null')).toEqual([])
    await set('0481')
    const [row] = await read('select pin_hash from staff where staff_id = $1', [manager.staffId])
    expect(row?.pin_hash).toMatch(/^\$argon2id\$/)
    const entries = await read(`select item_kind, item_id from audit_entry where action = 'me.pin'`)
    expect(entries).toEqual([{ item_kind: 'staff', item_id: manager.staffId }])
    await set('')
    expect(await read('select from staff where pin_hash is not null')).toEqual([])
  })
})
