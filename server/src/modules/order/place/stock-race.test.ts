import { refusals } from '@tiffin/contract/refusals'
import { describe, expect, it } from 'vitest'
import * as build from '../../../../test/build-shop.ts'
import { order } from '../../../../test/order.ts'
import { app, customers, openShop, tally } from '../../../../test/ordering.ts'

describe('stock under many hands', () => {
  it('[R-5.2][ST-01][ST-04] gives the last unit to exactly one of two hundred, fifty times', {
    timeout: 300_000,
  }, async () => {
    const shop = await openShop()
    const people = await customers(shop.corp, 200)
    for (let round = 0; round < 50; round++) {
      await build.setStock(shop.corp, shop.storeId, { kind: 2, itemId: shop.skuId, available: 1 })
      const answers = await Promise.all(
        people.map(({ token }) => order(app, { ...shop, token, lines: [shop.line], payable: 500 })),
      )
      const codes = answers.map(({ code }) => code)
      expect(codes.filter((code) => code === 200)).toHaveLength(1)
      expect(codes.filter((code) => code !== 200 && code !== refusals.stockShort && code !== refusals.soldOut)).toEqual(
        [],
      )
      expect(await build.readStock(shop.corp, shop.storeId)).toEqual({ [shop.skuId]: 0 })
      await build.asCorp(shop.corp, 'update customer set unpaid_count = 0')
    }
  })

  it('[R-5.2][ST-02] names the material at fault when two lines share it', async () => {
    const shop = await openShop()
    await build.buildMaterial(shop.corp, 'milk')
    const latte = await build.buildProduct(shop.corp, { uses: { milk: 150_000 } })
    const mocha = await build.buildProduct(shop.corp, { uses: { milk: 150_000 } })
    await build.setStock(shop.corp, shop.storeId, { kind: 1, itemId: 'milk', available: 300_000 })
    const lines = [build.want(latte.productId, latte.skuId), build.want(mocha.productId, mocha.skuId)]
    const short = await order(app, { ...shop, lines: [...lines, { ...lines[0], num: 1 } as never], payable: 1500 })
    expect(short.code).toBe(refusals.stockShort)
    expect(short.data).toMatchObject({
      stockHintList: [
        {
          type: 'stock',
          productId: latte.productId,
          materialId: 'milk',
          materialName: 'milk',
          available: 300,
          needed: 450,
        },
      ],
    })
    expect((await order(app, { ...shop, lines, payable: 1000 })).code).toBe(200)
    expect(await build.readStock(shop.corp, shop.storeId)).toEqual({ milk: 0 })
  })

  it('[ST-03][R-5.2] never deadlocks when orders want the same materials in different orders', async () => {
    const shop = await openShop()
    const names = ['a', 'b', 'c', 'd', 'e', 'f']
    for (const name of names) {
      await build.buildMaterial(shop.corp, name)
      await build.setStock(shop.corp, shop.storeId, { kind: 1, itemId: name, available: 10_000_000 })
    }
    const products = await Promise.all(names.map((name) => build.buildProduct(shop.corp, { uses: { [name]: 1000 } })))
    const people = await customers(shop.corp, 80)
    const answers = await Promise.all(
      people.flatMap(({ token }, index) =>
        [0, 1].map((turn) => {
          const productAt = (step: number) => products[(index * 5 + turn * 3 + step * (1 + (index % 5))) % 6]
          const lines = [0, 1, 2].flatMap((step) => {
            const product = productAt(step)
            return product ? [build.want(product.productId, product.skuId)] : []
          })
          return order(app, { ...shop, token, lines, payable: 1500 })
        }),
      ),
    )
    expect(tally(answers.map(({ code }) => code))).toEqual({ 200: 160 })
    const left = await build.readStock(shop.corp, shop.storeId)
    expect(Object.values(left).reduce((sum, amount) => sum + amount, 0)).toBe(60_000_000 - 160 * 3 * 1000)
  })
})
