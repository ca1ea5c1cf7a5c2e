import { money } from '@tiffin/core/money/money'
import { isForStation } from '@tiffin/core/ticket/gone'
import { expect, test } from 'vitest'
import type { CounterOrder } from '../../data/orders.ts'
import type { Tap, TickTap } from '../../state/taps.ts'
import { anOrder } from '../../test/orders.ts'
import { openLines } from '../ticket/ticks.ts'
import { toMake } from './to-make.ts'

const [line] = anOrder().productList
if (!line) throw new Error('the order has a line')
const all = { taps: [], station: [] }
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
  const oven = { taps: [], station: ['oven'] }
  const isAt = (one: CounterOrder, { station, taps }: { station: string[]; taps: Tap[] }) =>
    isForStation(one, { station, seen: [], open: openLines(one, taps) })
  expect(isAt(order, oven)).toBe(true)
  expect(isAt({ ...order, tickList: [2] }, oven)).toBe(false)
  expect(isAt(anOrder({ productList: [line] }), oven)).toBe(false)
  expect(isAt(anOrder({ productList: [line], tickList: [1] }), all)).toBe(true)
  const tap: TickTap = {
    ...{ id: 't', storeId: 's1', orderId: 'o1', code: 'T041', madeAt: 0 },
    ...{ kind: 'tick', lineNo: 2, isTicked: true },
  }
  expect(isAt(order, { ...oven, taps: [tap] })).toBe(false)
  expect(toMake([order], oven)).toMatchObject([{ name: 'Cake', num: 1 }])
})
