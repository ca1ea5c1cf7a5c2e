import type { ProductRequest } from '@tiffin/core/cart/cart-line'
import { firstSelection, requestOfSelection } from '@tiffin/core/cart/selection'
import type { Product } from '@tiffin/core/catalog/product'
import { groupState } from '@tiffin/core/group/group-order'
import { aCombo, aProduct, aProperty } from '@tiffin/core/testing/products'
import { expect, it } from 'vitest'
import type { MenuView } from '../catalog/index.ts'
import type { StoreRow } from '../store/index.ts'
import type { GroupRow, MemberRow, OrderedRow } from './queries.ts'
import { showGroup, type WholeGroup } from './show-group.ts'

const now = 1_000_000
const tea = aProduct({ propertyList: [aProperty('ice')] })
const combo: Product = { ...aCombo(), productId: 'combo' }
const wish = (product: Product, num = 1) => requestOfSelection(product, { ...firstSelection(product), num })
const pastries = (...names: string[]): ProductRequest => {
  const pick = (productGroupId: string, productId: string) => ({
    ...{ productGroupId, productId, skuId: `${productId}-s`, num: 1, propertyValList: [] },
  })
  const picks = [pick('tea', 'yuzu'), ...names.map((name) => pick('pastries', name)), pick('gift', 'macaron')]
  return { ...wish(combo), packageProductList: picks }
}

/** A line of the order as it is stored. */
const bought = (request: ProductRequest, more: Partial<OrderedRow> & { guestName?: string } = {}): OrderedRow => {
  const { guestName = 'Mira', ...row } = more
  const items = request.packageProductList.map(({ propertyValList: values, ...item }) => ({ ...item, values }))
  const snapshot = { guestName, values: request.propertyValList, items }
  return {
    ...{ productId: request.productId, skuId: request.skuId, num: request.num, isGift: false, snapshot },
    ...row,
  }
}

const member = (memberNo: number, name: string, requests: readonly ProductRequest[] = []): MemberRow => ({
  ...{ memberNo, name, keyHash: memberNo === 1 ? null : `hash ${memberNo}`, version: 1, requests },
})

const ordered: Partial<GroupRow> = { state: groupState.ordered, orderId: 'order', status: 20, pickupCode: 'T042' }

/** A group of Lin, who is the host, and Mira, as one of them sees it. */
function show(
  row: Partial<GroupRow>,
  { lines = [], rows = [], by = 1 }: { lines?: ProductRequest[]; rows?: OrderedRow[]; by?: number } = {},
) {
  const members = [member(1, 'Lin'), member(2, 'Mira', lines)]
  const whole = {
    row: {
      ...{ groupOrderId: 'g', storeId: 's', customerId: 'c', pickupMethod: 2, state: groupState.open, version: 1 },
      ...{ memberCount: 2, expiresAt: now + 1, orderId: null, status: null, pickupCode: null, ...row },
    },
    ...{ members, ordered: rows },
    store: { storeId: 's', name: { 'en-US': 'Riverside' } } as unknown as StoreRow, // as: what is read of it
    menu: { byId: new Map([tea, combo].map((each) => [each.productId, each])) } as unknown as MenuView, // as: likewise
  } satisfies WholeGroup
  return showGroup(whole, members[by], { language: 'en-US', now })
}

it('[share-5] is over when its time is, open or closed; one that was ordered stays so', () => {
  const late = { expiresAt: now }
  const states = [groupState.open, groupState.locked, groupState.ordered, groupState.over]
  expect(states.map((state) => show({ ...late, state }).state)).toEqual([
    ...[groupState.over, groupState.over, groupState.ordered, groupState.over],
  ])
  expect(states.map((state) => show({ state }).state)).toEqual(states)
})

it('[share-7] what is in the order as it was wanted, choices and components too, is not missing', () => {
  const lines = [wish(tea, 2), pastries('croissant', 'tart')]
  const rows = lines.map((line) => bought(line))
  expect(show(ordered, { lines, rows }).order?.leftOutList).toEqual([])
})

it('[share-7] what has other choices, is of another name or is given away is missing', () => {
  const lines = [wish(tea, 2), pastries('croissant', 'tart')]
  const otherIce = { ...wish(tea, 2), propertyValList: [{ propertyId: 'ice', propertyValueId: 'ice-1' }] }
  const missing = (...rows: OrderedRow[]) =>
    show(ordered, { lines, rows }).order?.leftOutList.map(({ productId, num }) => [productId, num])
  const all = [
    ['tea', 2],
    ['combo', 1],
  ]
  expect(missing(bought(otherIce), bought(pastries('croissant', 'bun')))).toEqual(all)
  expect(missing(...lines.map((line) => bought(line, { isGift: true })))).toEqual(all)
  expect(missing(...lines.map((line) => bought(line, { guestName: 'Lin' })))).toEqual(all)
})

it('[share-7] only its host is led to the order, and who takes no part learns no code', () => {
  expect(show(ordered, { by: 0 }).order).toMatchObject({ orderId: 'order', pickupCode: 'T042' })
  expect(show(ordered, { by: 1 }).order).toMatchObject({ orderId: null, pickupCode: 'T042' })
  expect(show(ordered, { by: 9 }).order).toMatchObject({ orderId: null, pickupCode: null })
})

it('[share-5] a line of a product that there is no more has no name', () => {
  const lines = [{ ...wish(tea), productId: 'gone' }]
  expect(show({}, { lines }).memberList[1]?.removedList).toEqual([{ productId: 'gone', productName: '', reason: 4 }])
})
