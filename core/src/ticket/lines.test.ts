import { expect, test } from 'vitest'
import type { OrderLine } from '../order/order.ts'
import { detailRows } from './lines.ts'

const value = (propertyValue: string, isUsual?: boolean) => ({
  propertyValue,
  ...(isUsual === undefined ? {} : { isUsual }),
})

const line = (different: object = {}) =>
  ({
    ...{ guestName: '', skuName: '', propertyValList: [], packageProductList: [] },
    ...different,
  }) as unknown as OrderLine // as: what the rows read of it

/** Each row in words; a loud word in capitals. */
const wordsOf = (rows: ReturnType<typeof detailRows>) =>
  rows.map(({ details }) => details.map(({ text, isLoud }) => (isLoud ? text.toUpperCase() : text)).join(', '))

test('a line without size, choices, guest and components has no rows', () => expect(detailRows(line())).toEqual([]))

test('[kitchen-2] what departs from the usual is loud, what is neither is not, and what is usual is left out', () => {
  const propertyValList = [value('Less ice', false), value('Normal sugar', true), value('Oat milk')]
  expect(wordsOf(detailRows(line({ skuName: 'Large', propertyValList })))).toEqual(['Large, LESS ICE, Oat milk'])
})

test('[page-28] who chose it reads the usual too', () => {
  const propertyValList = [value('Less ice', false), value('Normal sugar', true)]
  expect(wordsOf(detailRows(line({ propertyValList }), { isWhole: true }))).toEqual(['LESS ICE, Normal sugar'])
})

test('[share-4] for whom it is stands first, and each component of a set in a row of its own with its number and choices', () => {
  const component = (productName: string, num: number, different: object = {}) => ({
    ...{ productName, num, skuName: '', propertyValList: [] },
    ...different,
  })
  const packageProductList = [
    component('Oolong', 2, { skuName: 'Large', propertyValList: [value('No ice', false)] }),
    component('Cake', 1),
  ]
  expect(wordsOf(detailRows(line({ guestName: 'Mira', packageProductList })))).toEqual([
    'MIRA',
    '2× Oolong, Large, NO ICE',
    'Cake',
  ])
})
