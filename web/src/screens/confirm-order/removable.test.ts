import { type RefusalName, refusals } from '@tiffin/contract/refusals'
import { CallFailure } from '@tiffin/kit/client/call-failure.ts'
import { expect, test, vi } from 'vitest'
import { faultsOf } from './removable.ts'

vi.mock('@tiffin/kit/client/words.ts', () => ({
  t: (key: string, values: unknown) => `${key} ${JSON.stringify(values)}`,
}))

const refused = (name: RefusalName, data: unknown) => new CallFailure('refusal', 'no', { code: refusals[name], data })

const tea = { productId: 'p1', productName: 'Tea' }
const hint = { ...tea, skuName: 'Large', materialName: '', propertyValue: '', available: 1 }

test('[R-8.15] every size that is short is named, with its product', () => {
  const faults = faultsOf(refused('stockShort', { stockHintList: [hint, { ...hint, productId: 'p2' }] }))
  expect(faults?.texts).toHaveLength(2)
  expect(faults?.texts[0]).toContain('Tea')
  expect(faults?.productIds).toEqual(['p1', 'p2'])
})

test("a shortage that is over by now is shown in the server's words", () => {
  expect(faultsOf(refused('stockShort', { stockHintList: [] }))).toEqual({ texts: ['no'], productIds: [] })
})

test('[R-5.9] a limit is shown with its number, any other refusal of a product in the words of the server', () => {
  expect(faultsOf(refused('dailyLimit', { ...tea, limit: 3, left: 0 }))).toEqual({
    ...{ texts: ['Tea: limit.daily {"count":3}'], productIds: ['p1'] },
  })
  expect(faultsOf(refused('perOrderLimit', { ...tea, limit: 2 }))?.texts).toEqual(['Tea: limit.perOrder {"count":2}'])
  expect(faultsOf(refused('offShelf', tea))).toEqual({ texts: ['Tea: no'], productIds: ['p1'] })
  expect(faultsOf(refused('productUnknown', { productId: 'p9' }))).toEqual({ texts: ['no'], productIds: ['p9'] })
})

test('a refusal about something else names no product', () => {
  expect(faultsOf(refused('storeResting', null))).toBeUndefined()
  expect(faultsOf(new TypeError('no'))).toBeUndefined()
})
