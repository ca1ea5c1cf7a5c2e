import { undoReleases } from '@tiffin/contract/desk/draft'
import { listItemNames } from '@tiffin/contract/desk/menu'
import { listPromotionItems } from '@tiffin/contract/desk/offer'
import { listPromotions } from '@tiffin/contract/marketing'
import { listProducts } from '@tiffin/contract/product'
import { refusals } from '@tiffin/contract/refusals'
import type { Value } from '@tiffin/core/draft/change'
import { expect, test } from 'vitest'
import { ask, testApp } from '../../../../test/app.ts'
import { asCorp } from '../../../../test/build-shop.ts'
import { created, drafting, type Edit, named } from '../../../../test/drafting.ts'

const app = testApp()
const { draft, publish, openMenu } = drafting(app)

const hour = 3_600_000
const today = Math.floor(Date.now() / hour) * hour
const offer = (more: Readonly<Record<string, Value>> = {}) => ({
  ...{ type: 5, name: named('Happy hour'), rule: { kind: 'perMilleOff', perMille: 200 } },
  ...{ startTime: today - hour, endTime: today + 24 * hour, ...more },
})

type Menu = Awaited<ReturnType<typeof openMenu>>
const tagsOf = async ({ corp, storeId }: Menu) => {
  const { data } = await ask(app, listProducts, { corp, language: 'en-US', body: { storeId, pageSize: 100 } })
  return data.list.flatMap(({ promotionTagList }) => promotionTagList.map(({ promotionId }) => promotionId))
}
const namesOf = async ({ corp, storeId }: Menu) =>
  (await ask(app, listPromotions, { corp, language: 'en-US', body: { storeId } })).data.list.map(({ name }) => name)

test('[draft-7] a promotion is made, changed, paused, archived and brought back, and customers see it at once', async () => {
  const menu = await openMenu()
  const { desk, productId } = menu
  await publish(desk, created('promotion', 'happy', offer({ productIdList: [productId] })))
  expect([await tagsOf(menu), await namesOf(menu)]).toEqual([['happy'], ['Happy hour']])
  const change = (fields: Record<string, readonly [Value, Value]>) =>
    publish(desk, { kind: 'promotion', itemId: 'happy', fields })
  expect((await change({ name: [named('Happy hour'), named('Happier')] })).code).toBe(200)
  expect(await namesOf(menu)).toEqual(['Happier'])
  await change({ status: [1, 0] })
  expect(await namesOf(menu)).toEqual([])
  await change({ status: [0, 1] })
  await publish(desk, { kind: 'promotion', itemId: 'happy', op: 'archive' })
  expect(await namesOf(menu)).toEqual([])
  expect(await asCorp(menu.corp, 'select promotion_id from promotion')).toHaveLength(1)
  expect((await ask(app, undoReleases, { ...desk, body: { releaseNo: 5 } })).data).toMatchObject({ keptList: [] })
  expect([await tagsOf(menu), await namesOf(menu)]).toEqual([['happy'], ['Happier']])
})

test('[draft-7] a promotion of one store is none at the others', async () => {
  const menu = await openMenu()
  const other = await openMenu()
  await publish(menu.desk, created('promotion', 'here', offer({ storeIdList: [menu.storeId] })))
  expect(await namesOf(menu)).toEqual(['Happy hour'])
  const answer = await publish(menu.desk, created('promotion', 'there', offer({ storeIdList: [other.storeId] })))
  expect(answer.data).toMatchObject({ faultList: [{ field: 'storeIdList', fault: 'unknown' }] })
})

test.each([
  ['that ends before it begins', { endTime: today - 2 * hour }, 'endTime'],
  ['of an unknown type', { type: 7 }, 'type'],
  ['whose rule is of another type', { type: 2, rule: { kind: 'fixedPrice', price: 100 } }, 'rule'],
  ['that takes off more than everything', { rule: { kind: 'perMilleOff', perMille: 1001 } }, 'rule.perMille'],
  ['that gives nothing', { type: 11, rule: { kind: 'gift', maxNum: 1, productIdList: [] } }, 'rule.productIdList'],
  ['that gives what there is not', { type: 11, rule: { kind: 'gift', maxNum: 1, productIdList: ['no'] } }, 'rule'],
  ['of a product that there is not', { productIdList: ['no'] }, 'productIdList'],
])('[draft-7] a promotion %s is refused when it is published', async (_which, more, field) => {
  const { desk } = await openMenu()
  const answer = await publish(desk, created('promotion', 'x', offer(more)))
  expect(answer.code).toBe(refusals.publishFault)
  expect(answer.data).toMatchObject({ faultList: expect.arrayContaining([expect.objectContaining({ field })]) })
})

test('the desk lists nothing else that a draft makes among promotions, and none that is archived', async () => {
  const { desk } = await openMenu()
  await publish(desk, created('promotion', 'old', offer()))
  const renamed: Edit = { kind: 'promotion', itemId: 'old', fields: { name: [named('Happy hour'), named('Later')] } }
  const { draftId } = await draft(
    desk,
    created('category', 'cakes', { name: named('Cakes') }),
    created('promotion', 'new', offer()),
    renamed,
  )
  const ids = async () =>
    (await ask(app, listPromotionItems, { ...desk, body: { draftId } })).data.list.map(({ itemId }) => itemId)
  expect(await ids()).toEqual(['new', 'old'])
  await publish(desk, { kind: 'promotion', itemId: 'old', op: 'archive' })
  expect(await ids()).toEqual(['new'])
})

test('the desk lists promotions as a draft makes them, and names them', async () => {
  const { desk } = await openMenu()
  await publish(
    desk,
    created('promotion', 'old', offer({ endTime: today + hour })),
    created('promotion', 'long', offer()),
  )
  const { draftId } = await draft(desk, created('promotion', 'new', offer({ name: named('New') })))
  const { list } = (await ask(app, listPromotionItems, { ...desk, body: { draftId } })).data
  expect(list.map(({ itemId, op }) => [itemId, op])).toEqual([
    ['new', 'create'],
    ['long', null],
    ['old', null],
  ])
  expect(list[1]?.fields).toMatchObject({ ...offer(), productIdList: null, storeIdList: null, threshold: 0 })
  const names = (await ask(app, listItemNames, { ...desk, body: { draftId, itemIdList: ['old', 'new'] } })).data.list
  expect(names.map(({ name }) => name['en-US']).toSorted()).toEqual(['Happy hour', 'New'])
})
