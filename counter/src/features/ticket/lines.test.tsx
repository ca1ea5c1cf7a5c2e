import { screen } from '@testing-library/react'
import { money } from '@tiffin/core/money/money'
import { expect, test } from 'vitest'
import { anOrder } from '../../test/orders.ts'
import { prepare, show } from '../../test/show.tsx'
import { Lines } from './lines.tsx'

prepare()

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
  show(<Lines order={anOrder({ productList: [set] })} />)
  expect(screen.getByText('2× Butter Croissant · Oolong (Small · Less ice)')).toBeTruthy()
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
  show(<Lines order={anOrder({ productList: [{ ...line, warning }, { ...line, warning: unknown }, line] })} />)
  const warned = screen.getAllByText('Allergy').map((word) => word.parentElement?.textContent)
  expect(warned).toEqual([
    'Allergy Contains: Eggs, Milk · May contain: Tree nuts',
    'Allergy Not known whether it contains: Fish',
  ])
})

test('[share-4] a line begins with the name of who wanted it', () => {
  const [line] = anOrder().productList
  if (!line) throw new Error('the order has a line')
  show(<Lines order={anOrder({ productList: [{ ...line, guestName: 'Mira' }] })} />)
  expect(screen.getByText(/^Mira · /)).toBeTruthy()
})
