import { describe, expect, it, vi } from 'vitest'
import type { Corp } from '../../base/corp.ts'
import type { Database } from '../../db/database.ts'
import { productFinder, swapped } from './find-products.ts'

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
