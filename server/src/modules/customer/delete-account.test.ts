import { listCoupons } from '@tiffin/contract/coupon'
import { findProfile } from '@tiffin/contract/customer'
import { openGroupOrder } from '@tiffin/contract/group'
import { findOrder } from '@tiffin/contract/order'
import { deleteAccount } from '@tiffin/contract/profile'
import { refusals } from '@tiffin/contract/refusals'
import { describe, expect, test } from 'vitest'
import { ask } from '../../../test/app.ts'
import { buildCoupon } from '../../../test/build-coupon.ts'
import { checkBooks, givePoints } from '../../../test/build-points.ts'
import { asCorp, readStock } from '../../../test/build-shop.ts'
import { askAsOwner, testDb, testUrl } from '../../../test/database.ts'
import { type Account, openAccount, openFullAccount, ownCode } from '../../../test/having-everything.ts'
import { app, codeFor, logIn, nonceFor, real } from '../../../test/logging-in.ts'
import { byPassword } from '../../../test/passwords.ts'

const remove = async ({ corp, token }: Pick<Account, 'corp' | 'token'>, more: Record<string, unknown> = {}) => {
  const code = more.code ?? (await ownCode(corp, token))
  return ask(app, deleteAccount, {
    corp,
    token,
    body: { confirm: true, ...more, code, nonce: nonceFor(corp, { code: String(code) }) },
  })
}

const isLive = async ({ corp, token }: Pick<Account, 'corp' | 'token'>, on = app) =>
  (await ask(on, findProfile, { corp, token })).code === 200

/** Every table that belongs to brands, and how many rows of this one hold a text anywhere. */
async function findEverywhere(corp: string, text: string): Promise<Record<string, number>> {
  const tables = await askAsOwner<{ name: string }>(
    `select relname as name from pg_class where relnamespace = 'tiffin'::regnamespace and relkind in ('r', 'p')
       and relname <> 'tiffin_migration' order by 1`,
    testUrl,
  )
  const found: Record<string, number> = {}
  for (const { name } of tables) {
    const [row] = await asCorp<{ count: number }>(
      corp,
      `select count(*) from ${name} as whole_row where row_to_json(whole_row)::text ilike '%' || $1 || '%'`,
      [text],
    )
    if (row && row.count > 0) found[name] = row.count
  }
  return found
}

describe('[PV-01] deleting the account', () => {
  test('[share-4] takes the names of those for whom was ordered along, and the groups that were open', async () => {
    const account = await openAccount()
    const { corp, token, line, storeId, buy } = account
    const named = { ...line, guestName: 'Zacharias' }
    expect((await buy(500, { productRequestList: [named] })).code).toBe(200)
    await asCorp(corp, 'update customer_order set status = 50')
    const group = { storeId, pickupMethod: 2, name: 'Zacharias', productRequestList: [] }
    expect((await ask(app, openGroupOrder, { corp, token, body: group })).code).toBe(200)
    expect(await findEverywhere(corp, 'Zacharias')).toEqual({ group_member: 1, order_line: 1 })
    expect((await remove(account)).code).toBe(200)
    expect(await findEverywhere(corp, 'Zacharias')).toEqual({})
  })

  test('[R-4.19] leaves phone, names, e-mail and birthday in no table at all', async () => {
    const account = await openFullAccount()
    const { corp, phone, person } = account
    const secrets = [phone, ...Object.values(person)]
    await codeFor(corp, phone) // one more is on its way
    for (const secret of secrets) expect(await findEverywhere(corp, secret)).not.toEqual({})
    const reason = `I am ${person.nickName}, ${person.name.toUpperCase()}; write to ${person.email} or ${phone.slice(0, 3)} ${phone.slice(3)}. Too sweet.`
    expect(await remove(account, { reason })).toMatchObject({ code: 200, data: {} })
    for (const secret of secrets) expect([secret, await findEverywhere(corp, secret)]).toEqual([secret, {}])
    const reasons = await asCorp(corp, 'select reason from deletion_reason')
    expect(reasons).toEqual([{ reason: expect.stringMatching(/^I am ….*Too sweet\.$/) }])
    expect(JSON.stringify(reasons)).not.toContain(phone.slice(3))
  })

  test('[R-4.19][AU-10] ends every session at once, here and on the other servers, and the password with it', async () => {
    const account = await openFullAccount()
    const { corp, phone } = account
    const otherDevice = { corp, token: (await byPassword(corp, [phone, 'camellia1'])).data.token }
    for (const session of [account, otherDevice]) expect(await isLive(session, real)).toBe(true)
    expect((await remove(account)).code).toBe(200)
    expect(await asCorp(corp, 'select 1 from customer_session where revoked_at is null')).toEqual([])
    for (const session of [account, otherDevice]) {
      expect((await ask(app, listCoupons, session)).code).toBe(401)
      expect(await isLive(session)).toBe(false)
      await expect.poll(() => isLive(session, real)).toBe(false)
    }
    expect((await byPassword(corp, [phone, 'camellia1'])).code).toBe(refusals.loginWrong)
  })

  test('[R-2.36][R-2.47][R-4.19] frees the phone for a new, empty account with another uid; the old one never comes back', async () => {
    const account = await openFullAccount()
    const { corp, phone, uid } = account
    await remove(account)
    const { data } = await logIn(corp, phone, await codeFor(corp, phone))
    expect(data).toMatchObject({ isNew: true, isSetPassword: false })
    expect(data.uid).not.toBe(uid)
    expect((await ask(app, findProfile, { corp, token: data.token })).data).toMatchObject({
      ...{ nickName: phone.slice(-4), name: '', email: '', gender: 0, birthday: null, birthdayLocked: false },
    })
    for (const table of ['customer_cart', 'favourite_store', 'push_client', 'customer_coupon', 'point_account'])
      expect(await asCorp(corp, `select 1 from ${table} where customer_id = $1`, [data.uid])).toEqual([])
  })

  test('[R-4.19] keeps what the books need: the order with its amounts and its customer’s number, and nothing else of the customer', async () => {
    const account = await openFullAccount()
    const { corp, uid, orderId } = account
    await remove(account)
    expect(await asCorp(corp, 'select customer_id, payable_total, remark, close_reason from customer_order')).toEqual([
      { customer_id: uid, payable_total: 500, remark: '', close_reason: '' },
    ])
    expect(await asCorp(corp, 'select action from order_log where order_id = $1 order by version', [orderId])).toEqual([
      { action: 'create' },
      { action: 'cancel' },
    ])
    for (const table of ['customer_cart', 'favourite_store', 'push_client', 'order_request'])
      expect(await asCorp(corp, `select 1 from ${table} where customer_id = $1`, [uid])).toEqual([])
    expect(await asCorp(corp, 'select 1 from upload where expires_at is null')).toEqual([])
    expect(await asCorp(corp, 'select words, file_list from order_help')).toEqual([{ words: '', file_list: [] }])
    expect(
      await asCorp(
        corp,
        `select phone, password_hash, birthday, gender, avatar, is_member, member_no, status, deleted_at is not null as gone
         from customer`,
      ),
    ).toEqual([
      {
        ...{ phone: null, password_hash: null, birthday: null, gender: 0, avatar: '' },
        ...{ is_member: false, member_no: uid, status: 2, gone: true },
      },
    ])
  })
})

describe('[PV-02] deleting an account', () => {
  test('[R-4.19] wants the code of this very purpose: a stolen session alone gets nowhere', async () => {
    const account = await openFullAccount()
    const { corp, phone } = account
    for (const code of ['', '000000', await codeFor(corp, phone, 1)])
      expect((await remove(account, { code })).code).toBe(refusals.codeWrong)
    const right = await ownCode(corp, account.token)
    for (const confirm of [false, undefined])
      expect((await remove(account, { code: right, confirm })).code).toBe(refusals.inputInvalid)
    expect(await isLive(account)).toBe(true)
    expect((await remove(account, { code: right })).code).toBe(200)
  })

  test.each([20, 30, 40])(
    '[R-4.19] is refused while an order is in state %i, and the code is not spent',
    async (status) => {
      const account = await openAccount()
      const { corp, buy } = account
      const { orderId } = (await buy(500)).data
      await asCorp(corp, 'update customer_order set status = $1', [status])
      const code = await ownCode(corp, account.token)
      expect(await remove(account, { code })).toMatchObject({
        code: refusals.ordersOpen,
        data: { orderIdList: [orderId] },
      })
      expect(await isLive(account)).toBe(true)
      await asCorp(corp, 'update customer_order set status = 50')
      expect((await remove(account, { code })).code).toBe(200)
    },
  )

  test('[R-4.19] cancels what awaits payment first: goods, coupon and points go back before they are closed', async () => {
    const account = await openAccount()
    const { corp, uid, token, storeId, skuId, buy } = account
    await givePoints(corp, uid, { points: 100 })
    const couponId = await buildCoupon(corp, uid, { kind: { discount: 100 } })
    const { data } = await buy(300, { couponIdList: [couponId], points: 100 })
    expect((await readStock(corp, storeId))[skuId]).toBe(9)
    expect((await remove({ corp, token })).code).toBe(200)
    expect((await readStock(corp, storeId))[skuId]).toBe(10)
    expect(await asCorp(corp, 'select status, order_id from customer_order')).toEqual([
      { status: 60, order_id: data.orderId },
    ])
    expect(await asCorp(corp, 'select order_id, invalid_at is null as good from customer_coupon')).toEqual([
      { order_id: null, good: false },
    ])
    expect(await checkBooks(corp)).toEqual({ [uid]: 0 })
    expect(await asCorp(corp, 'select type, points from point_movement order by movement_no')).toEqual([
      { type: 1, points: 100 },
      { type: 3, points: -100 },
    ])
  })

  test('takes no points and coupons from anybody else', async () => {
    const [account, other] = [await openFullAccount(), await openFullAccount()]
    await remove(account)
    expect(await isLive(other)).toBe(true)
    expect(await findEverywhere(other.corp, other.person.name)).not.toEqual({})
    expect(await asCorp(other.corp, 'select 1 from customer_coupon where invalid_at is null')).toHaveLength(1)
  })

  test('and ordering at the same moment never leaves an order without a customer', async () => {
    const account = await openAccount()
    const { corp, buy } = account
    const code = await ownCode(corp, account.token)
    const [gone] = await Promise.all([remove(account, { code }), ...Array.from({ length: 6 }, () => buy(500))])
    const rows = await asCorp<{ status: number; gone: boolean }>(
      corp,
      `select made.status, customer.deleted_at is not null as gone from customer_order made join customer using (corp_id, customer_id)`,
    )
    expect(rows.filter(({ status, gone: isGone }) => isGone && status !== 60)).toEqual([])
    expect([200, refusals.ordersOpen]).toContain(gone.code)
  })

  test('looks for orders once more when none can be placed any longer', async () => {
    const account = await openAccount()
    const { corp, uid, buy } = account
    await buy(500)
    await asCorp(corp, 'update customer_order set status = 50')
    const code = await ownCode(corp, account.token)
    let removing: ReturnType<typeof remove> | undefined
    await testDb.tx({ role: 'app', corp }, async (tx) => {
      await tx.query('select 1 from customer where customer_id = $1 for update', [uid])
      removing = remove(account, { code })
      const isWaiting = `select 1 from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock' and query like '%for update%'`
      await expect.poll(async () => (await askAsOwner(isWaiting, testUrl)).length, { interval: 20 }).toBe(1)
      await tx.query('update customer_order set status = 20')
    })
    expect((await removing)?.code).toBe(refusals.ordersOpen)
    expect(await isLive(account)).toBe(true)
  })

  test('twice at once happens once', async () => {
    const account = await openAccount()
    const code = await ownCode(account.corp, account.token)
    const answers = await Promise.all(Array.from({ length: 5 }, () => remove(account, { code })))
    expect(answers.filter(({ code: answerCode }) => answerCode === 200)).toHaveLength(1)
    expect((await ask(app, findOrder, { ...account, body: { orderId: 'none' } })).code).toBe(401)
  })
})
