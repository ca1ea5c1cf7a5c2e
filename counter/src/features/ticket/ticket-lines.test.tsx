import { screen } from '@testing-library/react'
import { money } from '@tiffin/core/money/money'
import { type Bootstrap, useBootstrap } from '@tiffin/kit/client/bootstrap.ts'
import { expect, test } from 'vitest'
import { anOrder } from '../../test/orders.ts'
import { prepare, show } from '../../test/show.tsx'
import { TicketLines } from './ticket-lines.tsx'

prepare()

const dollars = { currentUnit: '$', currencyScale: 2, defaultFractionDigits: 2, groupingSeparator: ',' }

test('[R-3.2] a package on a ticket says how many of each item it holds, in which size and with which options', () => {
  const [line] = anOrder().productList
  if (!line) throw new Error('the order has a line')
  const item = {
    ...{ productGroupId: 'pastries', productId: 'croissant', productName: 'Butter Croissant', skuId: 'croissant' },
    ...{ skuName: '', increasePrice: money(0), propertyPrice: money(0), propertyValList: [], skuInfo: line.skuInfo },
  }
  const { propertyValList } = line
  const packageProductList = [
    { ...item, num: 2 },
    { ...item, num: 1, productId: 'tea', productName: 'Oolong', skuName: 'Small', propertyValList },
  ]
  const set = {
    ...line,
    productName: 'Afternoon',
    skuName: '',
    propertyValList: [],
    productType: 4,
    packageProductList,
  }
  show(<TicketLines order={anOrder({ productList: [set] })} />)
  const rows = [...document.querySelectorAll('small')].map(({ textContent }) => textContent)
  expect(rows).toEqual(['2× Butter Croissant', 'Oolong, Small, Less ice'])
})

test('[food-8] a line says what it has of what the customer avoids, and what is not known', () => {
  const [line] = anOrder().productList
  if (!line) throw new Error('the order has a line')
  const warning = {
    containsList: ['milk', 'eggs'],
    mayContainList: ['nuts'],
    unknownList: [],
  } satisfies typeof line.warning
  const unknown = { containsList: [], mayContainList: [], unknownList: ['fish'] } satisfies typeof line.warning
  show(<TicketLines order={anOrder({ productList: [{ ...line, warning }, { ...line, warning: unknown }, line] })} />)
  const warned = [...document.querySelectorAll('.warned')].map(({ textContent }) => textContent)
  expect(warned).toEqual(['Contains: Eggs, Milk · May contain: Tree nuts', 'Not known whether it contains: Fish'])
})

test('[order-19] a line says how much of it was given back, and one that went back whole is struck', () => {
  const [line] = anOrder().productList
  if (!line) throw new Error('the order has a line')
  useBootstrap.setState({ bootstrap: { corpSetting: dollars } as unknown as Bootstrap }) // as: nothing here reads more of it
  const part = { ...line, lineNo: 1, num: 2, refundNum: 1, refundAmount: money(560) }
  const whole = { ...line, lineNo: 2, productName: 'Cake', num: 1, refundNum: 1, refundAmount: money(300) }
  const none = { ...line, lineNo: 3, productName: 'Water' }
  show(<TicketLines order={anOrder({ status: 50, productList: [part, whole, none] })} />)
  const rows = screen.getAllByRole('listitem').map((row) => [row.hasAttribute('data-given-back'), row.textContent])
  expect(rows).toEqual([
    [false, expect.stringContaining('\u2066$5.60\u2069 refunded')],
    [true, expect.stringContaining('\u2066$3.00\u2069 refunded')],
    [false, expect.not.stringContaining('refunded')],
  ])
})

test('[share-4] a line names who wanted it before what was chosen', () => {
  const [line] = anOrder().productList
  if (!line) throw new Error('the order has a line')
  show(<TicketLines order={anOrder({ productList: [{ ...line, guestName: 'Mira' }] })} />)
  const rows = [...document.querySelectorAll('small')].map(({ textContent }) => textContent)
  expect(rows[0]).toBe('Mira')
})
