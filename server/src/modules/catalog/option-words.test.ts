import { fold } from '@tiffin/core/catalog/fold'
import { matchingOption } from '@tiffin/core/catalog/matching-option'
import { expect, test } from 'vitest'
import { buildCorp } from '../../../test/build.ts'
import * as build from '../../../test/build-shop.ts'
import { testDb } from '../../../test/database.ts'
import { listCalled } from './find-products.ts'

/** The name of an option, what is typed, and whether the option answers it. */
const cases = [
  ['Oat milk', 'oat', true],
  ['Oat milk', 'milk', true],
  ['Oat milk', 'oat milk', true],
  ['Oat milk', 'oat m', true],
  ['Oat milk', 'ilk', false],
  ['Oat milk', 'at milk', false],
  ['Coat', 'oat', false],
  ['Coat of oat', 'oat', true],
  ['Half-sweet', 'sweet', true],
  ['Extra (hot)', 'hot', true],
  ['Ba a', 'a a', false],
  ['50g sugar', 'g', false],
  ['50g sugar', '0g', true],
  ['Crème brûlée', 'creme', true],
  ['Crème brûlée', 'BRÛLÉE', true],
  ['ＯＡＴ　ＭＩＬＫ', 'milk', true],
  ['Half sweet', ' half  sweet ', true],
  ['100% cacao', '%', true],
  ['No_sugar', 'sugar', true],
  ['燕麦奶', '麦奶', true],
  ['燕麦Oat奶', 'oat', true],
  ['燕麦Oat奶', '麦oat', true],
  ['燕麦奶', '豆', false],
  ['حليب الشوفان', 'شوفان', true],
  ['قهوة', 'قهوه', true],
  ['หวานน้อย', 'น้อย', true],
  ['कम चिनी', 'चिनी', true],
] as const

const answersInCore = (name: string, typed: string): boolean => {
  const value = { propertyId: 'p', propertyValueId: 'v', propertyValue: name, bmsProductMaterialList: [] }
  const property = { propertyId: 'p', propertyName: '', multiple: false, min: 1, max: 1, valueList: [value] }
  return matchingOption({ productName: '', description: '', propertyList: [property] }, typed) !== undefined
}

const corp = await buildCorp()
const { productId: product_id } = await build.buildProduct(corp, { row: { name: '{"zh-CN":"–"}' } })
await build.insertRow(corp, 'property', { property_id: 'p', name: '{}' })
await build.insertRow(corp, 'property_value', { property_id: 'p', property_value_id: 'v', name: '{}' })
await build.insertRow(corp, 'product_property', { product_id, property_id: 'p' })

async function answersInDatabase(name: string, typed: string): Promise<boolean> {
  await build.asCorp(corp, 'update property_value set name = $1', [JSON.stringify({ 'en-US': name })])
  const { rows } = await testDb.tx({ role: 'app', corp }, (tx) => tx.run(listCalled(corp, fold(typed))))
  return rows.length > 0
}

test.each(cases)(
  '[R-2.15] that the option %j answers %j is %s in the database and in core',
  async (name, typed, answers) => {
    expect([await answersInDatabase(name, typed), answersInCore(name, typed)]).toEqual([answers, answers])
  },
)
