import { describe, expect, it, vi } from 'vitest'
import { buildCorp } from '../../../test/build.ts'
import { buildProduct } from '../../../test/build-shop.ts'
import { testDb } from '../../../test/database.ts'
import type { Corp } from '../../base/corp.ts'
import type { Database } from '../../db/database.ts'
import { listAlike, listCalled, productFinder, swapped } from './find-products.ts'

type Row = { productId: string; grade: number }

/** A finder whose database answers what a test says: what is called so, and what is nearly so. */
function openFinder({ called = [], alike = [] }: { called?: Row[]; alike?: Row[] }) {
  const batch = vi.fn(async (..._statements: unknown[]) => [{ rows: [] }, { rows: called }])
  const finish = vi.fn(async (..._statements: unknown[]) => [{ rows: alike }])
  const db = { tx: (_scope: unknown, work: (tx: unknown) => unknown) => work({ batch, finish }) }
  const find = productFinder(db as unknown as Database) // as: what a finder asks of it
  const names: Readonly<Record<string, string>> = { tea: 'Tea', milk: 'Milk tea', silk: 'Silk', bun: 'Bun' }
  const byId = { get: (id: string) => names[id] && { productId: id, productName: names[id] } }
  const search = async (typed: string, version = 1) => {
    const corp = { corpId: 'corp', catalogVersion: version, storeVersion: 0 } as Corp // as: what names a menu
    const found = await find(corp, { byId } as never, typed) // as: what is read of a menu
    return found.map(({ productId }) => productId)
  }
  return { search, batch, finish }
}

describe('[R-2.15] a search', () => {
  it('for nothing finds nothing and asks nothing', async () => {
    const { search, batch } = openFinder({ called: [{ productId: 'tea', grade: 0 }] })
    expect([await search(''), await search('  ')]).toEqual([[], []])
    expect(batch).not.toHaveBeenCalled()
  })

  it('has the best matches first, of two as good the one whose shown name holds the word, and nothing off the menu', async () => {
    const called = [
      ...[
        { productId: 'bun', grade: 2 },
        { productId: 'milk', grade: 2 },
        { productId: 'gone', grade: 0 },
      ],
      ...[{ productId: 'silk', grade: 1 }],
    ]
    expect(await openFinder({ called }).search('Tea')).toEqual(['silk', 'milk', 'bun'])
  })

  it('looks for what is nearly so when nothing is called so, and keeps what a description names behind it', async () => {
    const alike = [{ productId: 'milk', grade: 7 }]
    const described = [
      { productId: 'milk', grade: 8 },
      { productId: 'bun', grade: 8 },
    ]
    const named = openFinder({ called: [...described, { productId: 'tea', grade: 6 }], alike })
    expect(await named.search('mlik')).toEqual(['tea', 'milk', 'bun'])
    expect(named.finish).not.toHaveBeenCalled()
    const nearly = openFinder({ called: described, alike })
    expect(await nearly.search('mlik')).toEqual(['milk', 'bun'])
    expect(nearly.finish).toHaveBeenCalledOnce()
  })

  it('of three letters does not look for what is nearly so', async () => {
    const { search, finish } = openFinder({ alike: [{ productId: 'milk', grade: 7 }] })
    expect(await search('mil')).toEqual([])
    expect(finish).not.toHaveBeenCalled()
    expect(await search('milc')).toEqual(['milk'])
  })

  it('is asked once for a menu, however the word is written, and again for the next menu', async () => {
    const { search, batch } = openFinder({ called: [{ productId: 'tea', grade: 0 }] })
    for (const typed of ['tea', ' TEA ', 'ｔｅａ']) expect(await search(typed)).toEqual(['tea'])
    expect(batch).toHaveBeenCalledTimes(1)
    await search('tea', 2)
    expect(batch).toHaveBeenCalledTimes(2)
  })
})

describe('[R-2.15] what a search looks for', () => {
  const lookedFor = async (typed: string) => {
    const { search, batch } = openFinder({})
    await search(typed)
    return batch.mock.lastCall?.[1]
  }

  it('is no longer than can be typed, and ends with a letter', async () => {
    expect(await lookedFor('x'.repeat(60))).toEqual(listCalled('corp', 'x'.repeat(50)))
    expect(await lookedFor(`${'x'.repeat(49)} tea`)).toEqual(listCalled('corp', 'x'.repeat(49)))
  })

  it('are words, each once and at most ten', () => {
    const words = (keyword: string) => listCalled('corp', keyword).values.find(Array.isArray)
    expect(words('tea milk tea')).toEqual(['tea', 'milk'])
    expect(words('a b c d e f g h i j k l')).toEqual(['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j'])
  })

  it('is found first as a whole name, then where one begins with it, then where a word does, then elsewhere', async () => {
    const corp = await buildCorp()
    const names = ['乌龙oolong', 'Iced oolong', 'Oolong latte', 'Oolong']
    const ids: string[] = []
    for (const [sort, name] of names.entries())
      ids.push((await buildProduct(corp, { row: { sort, name: JSON.stringify({ 'en-US': name }) } })).productId)
    const { rows } = await testDb.tx({ role: 'app', corp }, (tx) => tx.run(listCalled(corp, 'oolong')))
    expect(rows.map(({ productId }) => productId)).toEqual(ids.toReversed())
    const { rows: swappedRows } = await testDb.tx({ role: 'app', corp }, (tx) => tx.run(listAlike(corp, 'oolnog')))
    expect(swappedRows).toHaveLength(4)
  })
})

describe('two letters that were typed the wrong way round', () => {
  it('are neighbours in one word, and not the same', () => {
    expect(swapped('mlik')).toEqual(['lmik', 'milk', 'mlki'])
    expect(swapped('oo')).toEqual([])
    expect(swapped('a b')).toEqual([])
    expect(swapped('ab c')).toEqual(['ba c'])
    expect(swapped('👍茶')).toEqual(['茶👍'])
    expect(swapped('x')).toEqual([])
  })
})
