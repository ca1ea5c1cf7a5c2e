import { expect, it } from 'vitest'
import { buildCorp } from '../../../test/build.ts'
import { testDb } from '../../../test/database.ts'
import { changeOf, type FirstItem, putFirstItems } from './put-items.ts'

const texts = (text: string) => ({ 'en-US': text, 'zh-CN': text })
const teas: FirstItem = { kind: 'category', itemId: 'teas', fields: { name: texts('Teas') } }
const oolong: FirstItem<'product'> = {
  ...{ kind: 'product', itemId: 'oolong' },
  fields: { categoryId: 'teas', name: texts('Oolong') },
}
const cup: FirstItem<'sku'> = {
  kind: 'sku',
  itemId: 'cup',
  fields: { productId: 'oolong', price: 500, isDefault: true },
}

const put = async (...items: FirstItem[]) => {
  const corp = await buildCorp()
  await testDb.tx({ role: 'app', corp }, (tx) => putFirstItems(tx, corp, { items, now: 0 }))
  return testDb.tx({ role: 'app', corp }, async (tx) => (await tx.query('select product_id as id from product')).rows)
}

it('[brand-7] what a brand begins with is checked as publishing checks it: fields, and what they name', async () => {
  expect(await put(teas, oolong, cup)).toEqual([{ id: 'oolong' }])
  const fault = (field: string, name: string) => ({
    ...{ refusal: 'publishFault', data: { faultList: [{ kind: 'product', itemId: 'oolong', field, fault: name }] } },
  })
  await expect(put(oolong, cup)).rejects.toMatchObject(fault('categoryId', 'unknown'))
  const nameless = { ...oolong, fields: { categoryId: 'teas' } } as FirstItem // as: it is wrong on purpose
  await expect(put(teas, nameless, cup)).rejects.toMatchObject(fault('name', 'required'))
})

it('[brand-7] what is always there is filled, not made', () => {
  const fields = { brandName: texts('Teas'), primaryColor: '#E6002D', secondaryColor: '#FFB800' }
  const look: FirstItem<'look'> = { kind: 'look', itemId: 'corp', fields }
  const primaryColor = { from: null, to: '#E6002D' }
  expect(changeOf(look)).toMatchObject({ kind: 'look', itemId: 'corp', op: 'update', fields: { primaryColor } })
  expect(changeOf(teas)).toMatchObject({ op: 'create' })
})
