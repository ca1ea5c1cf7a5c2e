import { findProfile } from '@tiffin/contract/customer'
import { logInByPassword } from '@tiffin/contract/login'
import { priceAll } from '@tiffin/contract/marketing'
import { listProducts } from '@tiffin/contract/product'
import { refusals } from '@tiffin/contract/refusals'
import { couponStatusAt } from '@tiffin/core/coupon/coupon-status'
import { readRedeemCode } from '@tiffin/core/coupon/redeem-code'
import { discountType } from '@tiffin/core/pricing/bill'
import { demo } from '@tiffin/demo/corps/demo/corp'
import { demo2 } from '@tiffin/demo/corps/demo2/corp'
import type { CorpSeed, PastOrderSeed } from '@tiffin/demo/corps/shapes'
import { listMedia } from '@tiffin/demo/illustrator/draw-media'
import { describe, expect, it } from 'vitest'
import { ask as call, testApp } from '../../test/app.ts'
import { bookFaults, entriesOf } from '../../test/books.ts'
import { checkBooks } from '../../test/build-points.ts'
import { testDb } from '../../test/database.ts'
import { seedDemo } from './seed-demo.ts'

const ask = <Row>(corp: string, text: string) =>
  testDb.tx({ role: 'app', corp }, async (tx) => (await tx.query<Row>(text)).rows)

const products = ({ menu }: CorpSeed) => menu.flatMap((entry) => entry.products)

await seedDemo(testDb, listMedia())
// Dawn buns are sold for half an hour before light; it is noon here.
const app = testApp({ clock: { now: () => Date.parse('2026-11-20T04:00:00Z') } })

describe('the demo brands', () => {
  it('are put into a database once', async () => {
    const count = () => ask<{ count: number }>('demo', 'select count(*)::int as count from product')
    const before = await count()
    expect(before).toEqual([{ count: products(demo).length }])
    expect(await seedDemo(testDb, listMedia())).toEqual([])
    expect(await count()).toEqual(before)
  })

  it('[brand-7] keep what the desk has changed when they are put a second time', async () => {
    const price = () => ask<{ price: number }>('demo', `select price::int from sku where sku_id = 'camellia-milk-r'`)
    const [before] = await price()
    await ask('demo', `update sku set price = 9900 where sku_id = 'camellia-milk-r'`)
    await seedDemo(testDb, listMedia())
    expect(await price()).toEqual([{ price: 9900 }])
    await ask('demo', `update sku set price = ${before?.price} where sku_id = 'camellia-milk-r'`)
  })

  it('see nothing of each other', async () => {
    const ids = (corp: string) => ask<{ corpId: string }>(corp, 'select distinct corp_id as "corpId" from product')
    expect(await ids('demo')).toEqual([{ corpId: 'demo' }])
    expect(await ids('demo2')).toEqual([{ corpId: 'demo2' }])
  })

  it('name everything in seven languages; en-PH reads English', () => {
    for (const corp of [demo, demo2])
      for (const { id, name, about } of products(corp)) {
        expect(Object.keys(name), id).toHaveLength(7)
        expect(Object.keys(about), id).toHaveLength(7)
      }
  })

  it('differ in money: dollars with cents, rupiah without', async () => {
    const money = `select current_unit as unit, fraction_digits::int as digits, grouping_separator as separator from corp`
    expect(await ask('demo', money)).toEqual([{ unit: '$', digits: 2, separator: ',' }])
    expect(await ask('demo2', money)).toEqual([{ unit: 'Rp', digits: 0, separator: '.' }])
  })

  it('are large enough to try everything: 60 products, 8 headings, 30 stores; the other has nothing to pay with', async () => {
    expect(products(demo).length).toBeGreaterThanOrEqual(60)
    expect(demo.menu.length).toBeGreaterThanOrEqual(8)
    expect(demo.stores.length).toBeGreaterThanOrEqual(30)
    expect(products(demo2).length).toBeGreaterThanOrEqual(12)
    expect(await ask('demo2', 'select code from payment_method')).toEqual([])
  })

  it('have an owner each, also when they are from before there were owners', async () => {
    const owners = () => ask('demo', `select staff_id from staff_grant where role = 'owner'`)
    expect(await owners()).toEqual([{ staff_id: 'adelaide' }])
    await ask('demo', `delete from staff_grant where role = 'owner'`)
    await ask('demo', `delete from staff where staff_id = 'adelaide'`)
    await seedDemo(testDb, listMedia())
    expect(await owners()).toEqual([{ staff_id: 'adelaide' }])
  })

  it('sell packages whose items all exist', () => {
    for (const corp of [demo, demo2]) {
      const skus = new Set(products(corp).flatMap((product) => product.skus.map(({ id }) => id)))
      for (const { id, groups = [] } of products(corp))
        for (const { items } of groups) for (const { sku } of items) expect(skus.has(sku), `${id}: ${sku}`).toBe(true)
    }
  })

  it('sell the set of one tea and two pastries with two pastries, and with no fewer', async () => {
    const groups = `select product_group_id as id, min_num::int as min, max_num::int as max from package_group
      where product_id = 'afternoon-for-one' and not is_fixed order by sort`
    expect(await ask('demo', groups)).toEqual([
      { id: 'afternoon-tea', min: 1, max: 1 },
      { id: 'afternoon-pastry', min: 2, max: 2 },
    ])
  })

  it('hold 300 g of highland milk for two drinks of 150 g each at Tiong Bahru', async () => {
    expect(
      await ask(
        'demo',
        `select available::int from store_stock where store_id = 'tiong-bahru' and stock_kind = 1 and item_id = 'highland-milk'`,
      ),
    ).toEqual([{ available: 300_000 }])
    expect(
      await ask(
        'demo',
        `select sku_id as sku, weight::int from sku_material
         where material_id = 'highland-milk' and sku_id in ('osmanthus-oolong-r', 'camellia-milk-r') order by 1`,
      ),
    ).toEqual([
      { sku: 'camellia-milk-r', weight: 150_000 },
      { sku: 'osmanthus-oolong-r', weight: 150_000 },
    ])
  })

  it('have a history whose lines add up and whose log ends where the order stands', async () => {
    const rows = await ask<{ status: number; payable: number; lines: number; last: number; payments: number }>(
      'demo',
      `select status::int, payable_total::int as payable,
         (select sum(payable)::int from order_line where order_line.order_id = customer_order.order_id) as lines,
         (select to_status::int from order_log where order_log.order_id = customer_order.order_id order by version desc limit 1) as last,
         (select count(*)::int from payment where payment.order_id = customer_order.order_id) as payments
       from customer_order where order_id like 'history-%' order by order_id`,
    )
    expect(rows.map(({ status }) => status)).toEqual(demo.history.map(({ status }) => status))
    for (const { status, payable, lines, last } of rows) expect([lines, last]).toEqual([payable, status])
    const isPaidOnline = ({ status, payment }: PastOrderSeed) => status <= 50 && payment !== 'store'
    expect(rows.map(({ payments }) => payments)).toEqual(demo.history.map((past) => (isPaidOnline(past) ? 1 : 0)))
  })

  it('[receipt-1][receipt-3] have receipts of all past sales and credit notes of their refunds, numbered without a gap', async () => {
    const [counts] = await ask<Record<'sales' | 'receipts' | 'refunds' | 'notes', number>>(
      'demo',
      `select (select count(*)::int from customer_order where order_id like 'history-%' and pay_time is not null) as sales,
         (select count(*)::int from receipt join customer_order using (corp_id, order_id)
          where order_id like 'history-%' and refund_no is null and issued_at = pay_time) as receipts,
         (select count(*)::int from refund) as refunds,
         (select count(*)::int from receipt join refund using (corp_id, order_id, refund_no) where issued_at = refund.created_at) as notes`,
    )
    expect(counts).toMatchObject({ receipts: counts?.sales, notes: counts?.refunds })
    expect(counts?.refunds).toBeGreaterThan(0)
    const days = await ask<{ numbers: number[]; last: number }>(
      'demo',
      `select array_agg(number order by issued_at) as numbers, last_number as last
       from receipt join receipt_counter using (corp_id, store_id, day)
       where day = (issued_at at time zone 'Asia/Singapore')::date group by store_id, day, last_number`,
    )
    expect(days.flatMap(({ numbers }) => numbers)).toHaveLength((counts?.sales ?? 0) + (counts?.refunds ?? 0))
    for (const { numbers, last } of days) expect(numbers).toEqual(Array.from({ length: last }, (_, index) => index + 1))
  })

  it('[ledger-5] have books that agree with their past orders', async () => {
    const later = testApp({ clock: { now: () => Date.now() + 3_600_000 } })
    await later.jobs.find(({ name }) => name === 'write the books of before')?.run()
    for (const corp of ['demo', 'demo2']) expect(await bookFaults(corp)).toEqual([])
    expect((await entriesOf('demo')).length).toBeGreaterThan(3)
  })

  it('show past orders by pictures without a background, which stand on light and dark', async () => {
    const light = await ask(
      'demo',
      `select product_id from order_line join product using (corp_id, product_id)
       where order_id like 'history-%' and snapshot ->> 'image' <> cut_image`,
    )
    expect(light).toEqual([])
  })

  it('[R-3.15] show every kind of discount and a gift on some order, and rounding where money has no small change', async () => {
    const seen = await ask<{ type: number; amount: number }>(
      'demo',
      `select distinct on (1) (line->>'type')::int as type, (line->>'amount')::int as amount
       from customer_order, jsonb_array_elements(discount_list) line order by 1`,
    )
    const { coupon, wholeOrder, limitedTime, spendAndReduce, singleItem, employee, manual, freeOrder } = discountType
    const kinds = [coupon, wholeOrder, limitedTime, spendAndReduce, singleItem, employee, manual, freeOrder]
    expect(seen.map(({ type }) => type)).toEqual(expect.arrayContaining(kinds))
    expect(seen.filter(({ amount }) => amount <= 0)).toEqual([])
    expect(await ask('demo', 'select num, payable::int from order_line where is_gift')).toEqual([
      { num: 2, payable: 0 },
    ])
    const want = { productId: 'kue-lapis', skuId: 'kue-lapis-1', num: 1 }
    const { data } = await call(app, priceAll, {
      corp: 'demo2',
      body: { storeId: 'kota-tua', productRequestList: [want] },
    })
    expect(data.discountList.map(({ type }) => type)).toEqual([singleItem, discountType.rounding])
  })

  it('[R-4.16] have a product for each reason why one cannot be bought', async () => {
    const menuOf = async (storeId: string) => {
      const { data } = await call(app, listProducts, { corp: 'demo', body: { storeId, pageSize: 500 } })
      return new Map(data.list.map((product) => [product.productId, product]))
    }
    const riverside = await menuOf('riverside')
    const reasonOf = (productId: string) => riverside.get(productId)?.unavailableReason
    const products = ['pistachio-croissant', 'sakura-roll', 'einspanner', 'dawn-bun']
    expect(products.map(reasonOf)).toEqual([1, 2, 3, 5])
    expect((await menuOf('tiong-bahru')).get('durian-puff')?.unavailableReason).toBe(4)
    expect(riverside.get('canele')?.skuList[0]?.stockNum).toBe(2) // three of it are more than there are
  })

  it('keep 400 and 450 materials at two stores of Kopi Lentera, and a heading eleven levels deep', async () => {
    expect(
      await ask(
        'demo2',
        `select store_id as store, count(*)::int as count from store_stock where stock_kind = 1 group by 1 order by 1`,
      ),
    ).toEqual([
      { store: 'gudang-sangrai', count: 450 },
      { store: 'senopati', count: 400 },
    ])
    expect(
      await ask(
        'demo2',
        `with recursive deep as (
           select category_id, 1 as level from category where parent_id is null
           union all select category.category_id, level + 1 from category join deep on category.parent_id = deep.category_id)
         select max(level)::int as level from deep`,
      ),
    ).toEqual([{ level: 11 }])
  })

  it('give Mira coupons in all five states and of every kind, and a code for the bags', async () => {
    const rows = await ask<{ effective: number; expiry: number; order: string | null; invalid: number | null }>(
      'demo',
      `select effective_time as effective, expiry_time as expiry, order_id as "order", invalid_at as invalid from customer_coupon`,
    )
    const states = rows.map(({ effective, expiry, order, invalid }) =>
      couponStatusAt(
        { effectiveTime: effective, expiryTime: expiry, isUsed: order !== null, isInvalid: invalid !== null },
        Date.now(),
      ),
    )
    expect(states.toSorted()).toEqual([1, 1, 1, 2, 3, 4, 5])
    const kinds = await ask<{ type: number }>('demo', 'select distinct type from coupon_kind order by type')
    expect(kinds.map(({ type }) => type)).toEqual([1, 2, 3])
    expect(demo.redeemCodes.map(({ code }) => readRedeemCode(code))).toEqual(demo.redeemCodes.map(({ code }) => code))
  })

  it('have a customer with a password, one without, one whose birthday is set, and a deactivated number', async () => {
    const customers = demo.customers.map(({ id, phone, password = 'oolong88' }) => ({ id, phone, password }))
    const enter = ({ phone, password }: { phone: string; password: string }) => {
      const body = { areaCode: '65', phone: phone.slice(3), password, agreementAccepted: true }
      return call(app, logInByPassword, { corp: 'demo', body })
    }
    const answers = await Promise.all(customers.map(enter))
    expect(answers.map(({ code, data }, index) => [customers[index]?.id, code, data?.uid])).toEqual([
      ['mira', 200, 'mira'],
      ['tomas', refusals.loginWrong, undefined],
      ['noor', 200, 'noor'],
      ['iris', refusals.loginWrong, undefined],
    ])
    const noor = await call(app, findProfile, { corp: 'demo', token: answers[2]?.data.token })
    expect(noor.data).toMatchObject({ birthday: '1994-05-17', birthdayLocked: true, name: 'Noor Aziz', gender: 2 })
  })

  it('[CP-05] give Mira thousands of points and every movement there is, and the books add up', async () => {
    const balances = await checkBooks('demo')
    expect(balances.mira).toBeGreaterThan(3000)
    expect(balances.tomas).toBe(85)
    const seen = await ask<{ type: number; sign: number }>(
      'demo',
      `select distinct type::int, sign(points)::int as sign from point_movement where customer_id = 'mira' order by 1, 2`,
    )
    expect(seen.map(({ type, sign }) => type * sign)).toEqual([-1, 1, -3, -4, 5])
    const soon = await ask<{ points: number }>(
      'demo',
      `select sum(unspent)::int as points from point_lot
       where customer_id = 'mira' and expires_at between now() and now() + interval '30 days'`,
    )
    expect(soon[0]?.points).toBeGreaterThan(100)
    const orders = await ask<{ used: number; obtained: number; taken: number; paid: number }>(
      'demo',
      `select points_used::int as used, points_obtained::int as obtained, payable_total::int as paid,
         (select coalesce(sum((line->>'amount')::int), 0)::int from jsonb_array_elements(discount_list) line where line->>'type' = '10') as taken
       from customer_order where status = 50`,
    )
    for (const { used, obtained, taken, paid } of orders)
      expect([taken, obtained]).toEqual([used, Math.floor(paid / 10)])
    expect(orders.filter(({ used }) => used > 0)).toHaveLength(2)
    expect(await ask('demo2', 'select points_enabled as has from corp')).toEqual([{ has: false }])
  })

  it('explain their points in every language, in the tags that agreements are written in', async () => {
    for (const { points } of [demo, demo2]) {
      expect(Object.keys(points.text)).toHaveLength(7)
      for (const text of Object.values(points.text))
        for (const [, tag = ''] of text.matchAll(/<\/?([a-z0-9]+)/g))
          expect(['h2', 'h3', 'p', 'ul', 'li', 'strong']).toContain(tag)
    }
  })
})
