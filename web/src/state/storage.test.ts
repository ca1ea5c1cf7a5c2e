import { json, kept, text } from '@tiffin/kit/client/kept.ts'
import fc from 'fast-check'
import { beforeEach, describe, expect, it, vi } from 'vitest'

const isNumbers = (value: unknown): value is number[] => Array.isArray(value) && value.every(Number.isFinite)
const numbers = () => kept<number[]>({ key: 'k', codec: json(isNumbers), fallback: [] })

beforeEach(() => {
  localStorage.clear()
  vi.resetModules()
})

describe('a kept value', () => {
  it('[R-3.22] survives a reload', () => {
    numbers().set([1, 2])
    expect(localStorage.getItem('k')).toBe('[1,2]')
    expect(numbers().get()).toEqual([1, 2])
  })

  it('written by the app before this one is read too', () => {
    localStorage.setItem('k', '{"type":"object","data":[3]}')
    expect(numbers().get()).toEqual([3])
    localStorage.setItem('t', '{"type":"string","data":"a.b.c"}')
    expect(kept({ key: 't', codec: text, fallback: '' }).get()).toBe('a.b.c')
  })

  it('that another tab has taken away is gone here too', () => {
    const value = numbers()
    value.set([1])
    localStorage.removeItem('k')
    expect(value.get()).toEqual([])
  })

  it('[R-3.22] of another shape counts as absent', () => {
    localStorage.setItem('k', '["a"]')
    expect(numbers().get()).toEqual([])
  })

  it('[WB-11] is remembered for the visit when the storage refuses', () => {
    const refuse = () => {
      throw new DOMException('full', 'QuotaExceededError')
    }
    const storage = { getItem: refuse, setItem: refuse, removeItem: refuse } as unknown as Storage
    const value = kept<number[]>({ key: 'k', codec: json(isNumbers), fallback: [], storage: () => storage })
    value.set([7])
    expect(value.get()).toEqual([7])
    value.clear()
    expect(value.get()).toEqual([])
  })
})

describe('[WB-11] whatever stands in the storage', () => {
  const keys = [
    'icc_token',
    'customer_data',
    'cart_list',
    'submit_cart_list',
    'icc_corp_id',
    'icc_app_version',
    'useLanguage',
    'storeInfo',
    'tiffin.recentStores',
    'tiffin.pickupMethod',
    'tiffin.table',
    'tiffin.group',
    'tiffin.storeSearches',
    'tiffin.savedCart',
    'tiffin.login',
    'tiffin.createdOrder',
    'tiffin.paymentMethod',
    'tiffin.paying',
    'tiffin.request',
    'tiffin.cid',
  ]
  const nasty = fc.oneof(
    fc.string(),
    fc.json(),
    fc.constantFrom(
      '',
      '{',
      'null',
      '[null]',
      '[{}]',
      '{"type":"object"}',
      '{"__proto__":1}',
      '[{"num":1e99}]',
      '"\\ud800"',
    ),
  )

  /** Reads everything that is kept, as a start of the app does. */
  async function readAll() {
    vi.resetModules()
    const { useCart } = await import('./cart/cart.ts')
    const { loginState, useSession } = await import('./login/session.ts')
    const { useStoreChoice } = await import('./store/store.ts')
    const { recentStoreIds } = await import('./store/recent-stores.ts')
    await import('./language/language.ts')
    const { currentLanguage } = await import('@tiffin/kit/client/language.ts')
    const { usePickup } = await import('./store/pickup.ts')
    const { createdOrder, payingOrder, requestIdFor } = await import('./order/created-order.ts')
    const { loginDraft } = await import('./login/login-draft.ts')
    const { searchHistory } = await import('./search-history.ts')
    expect(Array.isArray(useCart.getState().lines)).toBe(true)
    expect(typeof loginState()).toBe('string')
    expect(typeof useSession.getState().token).toBe('string')
    expect([null, 'object']).toContain(useStoreChoice.getState().chosen === null ? null : 'object')
    expect(Array.isArray(recentStoreIds())).toBe(true)
    expect(currentLanguage()).toMatch(/^[a-z]{2}-[A-Z]{2}$/)
    expect([1, 2]).toContain(usePickup.getState().method)
    expect(typeof payingOrder.get()).toBe('string')
    expect(typeof requestIdFor({})).toBe('string')
    expect(typeof createdOrder.get()).toBe('object')
    expect(typeof loginDraft.get()).toBe('object')
    expect(
      searchHistory('tiffin.storeSearches')
        .list()
        .every((word) => typeof word === 'string'),
    ).toBe(true)
  }

  it.each(keys)('the stores of the app come up: %s', async (key) => {
    await fc.assert(
      fc.asyncProperty(nasty, async (value) => {
        for (const storage of [localStorage, sessionStorage]) {
          storage.clear()
          storage.setItem(key, value)
        }
        await readAll()
      }),
      { numRuns: 200 },
    )
  })
})
