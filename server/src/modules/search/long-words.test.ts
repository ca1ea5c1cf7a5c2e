import { searchProducts } from '@tiffin/contract/product'
import { expect, it } from 'vitest'
import { ask, testApp } from '../../../test/app.ts'
import { buildCorp } from '../../../test/build.ts'
import * as build from '../../../test/build-shop.ts'
import { testDb } from '../../../test/database.ts'
import type { Database } from '../../db/database.ts'
import type { Statement } from '../../db/statement.ts'
import type { Tx } from '../../db/unit.ts'

/** What searches gave the database to compare with every name. */
const given: unknown[][] = []
const notingDatabase: Database = {
  ...testDb,
  tx: (scope, work) =>
    testDb.tx(scope, (tx) =>
      work(
        new Proxy(tx, {
          get(target, key) {
            const value: unknown = Reflect.get(target, key, target)
            if (typeof value !== 'function') return value
            return (...statements: Statement[]) => {
              for (const { name, values } of statements) if (name?.startsWith('catalog_search')) given.push([...values])
              return value.apply(target, statements)
            }
          },
        }) as Tx, // as: the proxy has everything that the transaction has
      ),
    ),
}
const app = testApp({ db: notingDatabase })

it.each([
  ['one sign that stands for eighteen letters, fifty times', 'ﷺ'.repeat(50)],
  ['fifty letters that each become four', '㎯'.repeat(50)],
  ['twenty-five words of one letter', 'x '.repeat(25)],
])(
  '[RL-05] a search for %s compares no more than fifty letters, fifty variants and ten words',
  async (_what, keyword) => {
    const corp = await buildCorp()
    const { storeId } = await build.buildShop(corp, { price: 500, row: {} })
    given.length = 0
    const { code } = await ask(app, searchProducts, { corp, body: { keyword, storeId } })
    expect(code).toBe(200)
    expect(given.length).toBeGreaterThan(0)
    for (const value of given.flat()) {
      if (Array.isArray(value)) expect(value.length).toBeLessThanOrEqual(50)
      else expect([...String(value)].length).toBeLessThanOrEqual(52) // with the two signs that mark where a name begins and ends
    }
    const words = given[0]?.find((value) => Array.isArray(value))
    expect(words).toSatisfy((list: string[]) => list.length <= 10)
  },
)
