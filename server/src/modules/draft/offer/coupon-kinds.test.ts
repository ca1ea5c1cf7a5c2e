import { exchangeCoupon, findCoupon, listCoupons } from '@tiffin/contract/coupon'
import { undoReleases } from '@tiffin/contract/desk/draft'
import { listItemNames } from '@tiffin/contract/desk/menu'
import { listPromotionItems } from '@tiffin/contract/desk/offer'
import { listTranslations } from '@tiffin/contract/desk/translation'
import { refusals } from '@tiffin/contract/refusals'
import type { Value } from '@tiffin/core/draft/change'
import { expect, test } from 'vitest'
import { ask, testApp } from '../../../../test/app.ts'
import { buildCode, buildCoupon } from '../../../../test/build-coupon.ts'
import { asCorp, buildCustomer } from '../../../../test/build-shop.ts'
import { created, drafting, named } from '../../../../test/drafting.ts'
import { fakeSessions } from '../../../../test/fake-sessions.ts'

const app = testApp()
const shop = testApp({ sessions: fakeSessions })
const { draft, publish, openMenu } = drafting(app)

const off = (amount: number) => ({ kind: 'amountOff', amount })
const three = { name: named('Three off'), rule: off(300) }

/** A brand with a published kind of coupon, and a customer. */
async function openCoupons() {
  const menu = await openMenu()
  expect((await publish(menu.desk, created('couponKind', 'three', three))).code).toBe(200)
  const customer = { corp: menu.corp, ...(await buildCustomer(menu.corp)) }
  const change = (fields: Record<string, readonly [Value, Value]>) =>
    publish(menu.desk, { kind: 'couponKind', itemId: 'three', fields })
  const redeem = (code: string) => ask(shop, exchangeCoupon, { ...customer, body: { code } })
  const held = async () =>
    (await ask(shop, listCoupons, { ...customer, language: 'en-US' })).data.list.map(
      ({ name, discount }) => `${name} ${discount}`,
    )
  return { ...menu, ...customer, change, redeem, held }
}

test('[coupon-6] coupons that are out keep their terms; a change holds for those that are issued after it, and so does undoing', async () => {
  const { corp, desk, customerId, token, change, redeem, held } = await openCoupons()
  for (const code of ['TEA5012345111', 'TEA5012345112', 'TEA5012345113'])
    await buildCode(corp, code, { kind_id: 'three' })
  const first = (await redeem('TEA5012345111')).data.couponId
  const answer = await change({ rule: [off(300), off(500)], name: [named('Three off'), named('Five off')] })
  expect(answer.code).toBe(200)
  expect(await held()).toEqual(['Three off 300'])
  await redeem('TEA5012345112')
  expect((await held()).toSorted()).toEqual(['Five off 500', 'Three off 300'])
  await change({ threshold: [0, 2000] })
  const { data } = await ask(shop, findCoupon, { corp, token, body: { couponId: first } })
  expect(data).toMatchObject({ discount: 300, threshold: 0 })
  await ask(app, undoReleases, { ...desk, body: { releaseNo: 2 } })
  await redeem('TEA5012345113')
  expect((await held()).toSorted()).toEqual(['Five off 500', 'Three off 300', 'Three off 300'])
  await buildCoupon(corp, customerId, { kindId: 'three' })
  expect(await held()).toHaveLength(4)
})

test('[coupon-6] a kind that is archived issues no more, not by a code either, and what was issued stays good', async () => {
  const { corp, desk, redeem, held } = await openCoupons()
  for (const code of ['TEA5012345111', 'TEA5012345112']) await buildCode(corp, code, { kind_id: 'three' })
  await redeem('TEA5012345111')
  expect((await publish(desk, { kind: 'couponKind', itemId: 'three', op: 'archive' })).code).toBe(200)
  expect((await redeem('TEA5012345112')).code).toBe(refusals.couponInvalid)
  expect(await held()).toEqual(['Three off 300'])
  await ask(app, undoReleases, { ...desk, body: { releaseNo: 2 } })
  expect((await redeem('TEA5012345112')).code).toBe(200)
  expect(await held()).toEqual(['Three off 300', 'Three off 300'])
})

test('[coupon-6] each kind of rule is kept as it was published, and listed behind the promotions with its name', async () => {
  const { desk, productId, corp } = await openCoupons()
  const terms = {
    ...{ name: named('Half price'), description: named('On weekdays'), rule: { kind: 'perMilleOff', perMille: 500 } },
    ...{ threshold: 1000, maxReduction: 800, productIdList: [productId], storeIdList: null, combinable: false },
  }
  const free = { name: named('A tea'), rule: { kind: 'exchange' }, productIdList: [productId] }
  expect((await publish(desk, created('couponKind', 'half', terms), created('couponKind', 'tea', free))).code).toBe(200)
  const { list } = (await ask(app, listPromotionItems, { ...desk, body: {} })).data
  expect(list.map(({ kind, itemId }) => `${kind} ${itemId}`)).toEqual(
    ['half', 'tea', 'three'].map((id) => `couponKind ${id}`),
  )
  expect(list[0]?.fields).toMatchObject(terms)
  expect(list[1]?.fields).toMatchObject({ ...free, combinable: true })
  expect(await asCorp(corp, 'select kind_id, type, discount::int from coupon_kind order by kind_id')).toEqual([
    { kind_id: 'half', type: 2, discount: 500 },
    { kind_id: 'tea', type: 3, discount: 0 },
    { kind_id: 'three', type: 1, discount: 300 },
  ])
  const names = await ask(app, listItemNames, { ...desk, body: { itemIdList: ['half'] } })
  expect(names.data.list).toMatchObject([{ kind: 'couponKind', name: named('Half price') }])
  const texts = await ask(app, listTranslations, { ...desk, body: { to: 'ar-IQ', of: 'offer' } })
  expect(texts.data.list.map(({ itemId, field }) => `${itemId} ${field}`)).toEqual([
    'half name',
    'half description',
    'tea name',
    'three name',
  ])
})

test.each([
  ['takes nothing off', { rule: off(0) }, 'rule.amount'],
  ['takes more than all of it off', { rule: { kind: 'perMilleOff', perMille: 1001 } }, 'rule.perMille'],
  ['is for a free item and says none', { rule: { kind: 'exchange' } }, 'productIdList'],
  ['is for a product that there is not', { productIdList: ['nothing'] }, 'productIdList'],
])('a kind of coupon that %s is not published', async (_name, wrong, field) => {
  const { desk } = await openMenu()
  const answer = await publish(desk, created('couponKind', 'odd', { ...three, ...wrong }))
  expect(answer.code).toBe(refusals.publishFault)
  expect(answer.data).toMatchObject({ faultList: [{ kind: 'couponKind', field }] })
})

test('[coupon-6] a draft of a kind is listed before it is published, and changes no coupon', async () => {
  const { corp, customerId, desk, held } = await openCoupons()
  await buildCoupon(corp, customerId, { kindId: 'three' })
  const { draftId } = await draft(desk, { kind: 'couponKind', itemId: 'three', fields: { rule: [off(300), off(900)] } })
  const { list } = (await ask(app, listPromotionItems, { ...desk, body: { draftId } })).data
  expect(list).toMatchObject([{ itemId: 'three', op: 'update', fields: { rule: off(900) } }])
  expect(await held()).toEqual(['Three off 300'])
})

test('[coupon-6] a kind that only a draft has is listed with that draft, before those that are published', async () => {
  const { desk } = await openCoupons()
  const { draftId } = await draft(desk, created('couponKind', 'zero', { ...three, name: named('New') }))
  const listed = async (body: { draftId?: string }) => {
    const { list } = (await ask(app, listPromotionItems, { ...desk, body })).data
    return list.map(({ itemId }) => itemId)
  }
  expect(await listed({ draftId })).toEqual(['zero', 'three'])
  expect(await listed({})).toEqual(['three'])
})
