import { money } from '@tiffin/core/money/money'
import { expect, test } from 'vitest'
import type { TickTap } from '../../state/taps.ts'
import { anOrder } from '../../test/orders.ts'
import { goneKey, isForStation, isGoneHere, toMake } from './to-make.ts'

const [line] = anOrder().productList
if (!line) throw new Error('the order has a line')
const all = { taps: [], station: [], seen: [] }
const cake = { ...line, lineNo: 2, productId: 'cake', productName: 'Cake', skuId: 'cake', skuName: '', num: 1 }
const atOven = { ...cake, productCategoryId: 'oven' }

test('[kitchen-7] sums what is still to be made over all orders, sizes apart, without what is ticked', () => {
  const small = { ...line, lineNo: 3, skuId: 'small', skuName: 'Small', num: 1 }
  const orders = [anOrder({ productList: [line, small] }), anOrder({ productList: [line, cake], tickList: [2] })]
  expect(toMake(orders, all).map(({ name, size, num }) => [name, size, num])).toEqual([
    ['Osmanthus Oolong Milk Tea', 'Large 500 ml', 4],
    ['Osmanthus Oolong Milk Tea', 'Small', 1],
  ])
})

test('[kitchen-7] of a set its components are made', () => {
  const { skuInfo } = line
  const item = {
    ...{ productGroupId: 'g', productId: 'cake', productName: 'Cake', skuId: 'cake', skuName: '', num: 2, skuInfo },
    ...{ increasePrice: money(0), propertyPrice: money(0), propertyValList: [] },
  }
  const set = { ...line, num: 2, packageProductList: [item] }
  expect(toMake([anOrder({ productList: [set, cake] })], all)).toMatchObject([{ name: 'Cake', num: 5 }])
})

test('[kitchen-7] an order is shown at a station as long as a line of its categories is not ticked', () => {
  const order = anOrder({ orderId: 'o1', productList: [line, atOven] })
  const oven = { taps: [], station: ['oven'], seen: [] }
  expect(isForStation(order, oven)).toBe(true)
  expect(isForStation({ ...order, tickList: [2] }, oven)).toBe(false)
  expect(isForStation(anOrder({ productList: [line] }), oven)).toBe(false)
  expect(isForStation(anOrder({ productList: [line], tickList: [1] }), all)).toBe(true)
  const tap: TickTap = {
    ...{ id: 't', storeId: 's1', orderId: 'o1', code: 'T041', madeAt: 0 },
    ...{ kind: 'tick', lineNo: 2, isTicked: true },
  }
  expect(isForStation(order, { ...oven, taps: [tap] })).toBe(false)
  expect(toMake([order], oven)).toMatchObject([{ name: 'Cake', num: 1 }])
})

test('[kitchen-22] an order whose lines of a station were cancelled stays there until somebody has seen it', () => {
  const gone = { ...atOven, refundNum: 1 }
  const order = anOrder({ orderId: 'o1', productList: [line, gone] })
  const oven = { taps: [], station: ['oven'], seen: [] }
  expect([isForStation(order, oven), isGoneHere(order, oven)]).toEqual([true, true])
  const seen = [goneKey(order, gone)]
  expect([isForStation(order, { ...oven, seen }), isGoneHere(order, { ...oven, seen })]).toEqual([false, false])
  const withOther = { ...order, productList: [line, gone, { ...atOven, lineNo: 3 }] }
  expect([isForStation(withOther, oven), isGoneHere(withOther, oven)]).toEqual([true, false])
})

test('[kitchen-22] what was made, or is made elsewhere, goes without a word, and a tablet of all stations shows all', () => {
  const gone = { ...atOven, refundNum: 1 }
  const order = anOrder({ orderId: 'o1', productList: [line, gone], tickList: [2] })
  expect(isForStation(order, { taps: [], station: ['oven'], seen: [] })).toBe(false)
  expect(isForStation({ ...order, tickList: [] }, { taps: [], station: ['bar'], seen: [] })).toBe(false)
  expect([isForStation(order, all), isGoneHere({ ...order, tickList: [] }, all)]).toEqual([true, false])
})
