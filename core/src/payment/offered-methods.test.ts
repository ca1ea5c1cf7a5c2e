import { expect, it } from 'vitest'
import { accountAt, isTaking, offeredMethods, type TakingAccount } from './offered-methods.ts'
import { takesAmount, unitsOf } from './provider-amount.ts'

const rules: Record<string, { digits: number; smallest: number; largest: number }> = {
  IDR: { digits: 0, smallest: 1500, largest: 5_000_000 },
  SGD: { digits: 2, smallest: 50, largest: 99_999_999 },
}
const account = (storeId: string | null, provider = 'stripe'): TakingAccount => ({
  ...{ accountId: `${provider} ${storeId ?? 'brand'}`, provider, storeId },
  ruleOf: (currency) => rules[currency],
})
const method = (code: string, provider: string, storeIds: string[] | null = null) => ({
  ...{ code, provider, storeIds, type: provider === '' ? 2 : 1 },
})

const methods = [method('card', 'stripe'), method('qr', 'midtrans'), method('counter', '')]
const store = { storeId: 'north', paymentOffList: [] }
const dollars = { currency: 'SGD', currencyScale: 2 }
const codes = (accounts: TakingAccount[], sum = {}, place: Parameters<typeof offeredMethods>[1]['store'] = store) =>
  offeredMethods(methods, { accounts, store: place, sum: { ...dollars, ...sum } }).map(({ code }) => code)

it('[provider-1] the account of a store wins over that of its brand, and is nobody else’s', () => {
  const accounts = [account(null), account('north')]
  expect(accountAt(accounts, 'stripe', 'north')?.accountId).toBe('stripe north')
  expect(accountAt(accounts, 'stripe', 'south')?.accountId).toBe('stripe brand')
  expect(accountAt(accounts, 'stripe', undefined)?.accountId).toBe('stripe brand')
  expect(accountAt([account('north')], 'stripe', 'south')).toBeUndefined()
  expect(accountAt([account('north')], 'stripe', undefined)).toBeUndefined()
  expect(accountAt(accounts, 'midtrans', 'north')).toBeUndefined()
})

it('[provider-7] a test account takes nothing once its brand is live; a disconnected one never does', () => {
  const answers = ([true, false] as const).map((isLive) => [
    isTaking({ isConnected: true, mode: 'test' }, isLive),
    isTaking({ isConnected: true, mode: 'live' }, isLive),
    isTaking({ isConnected: false, mode: 'live' }, isLive),
  ])
  expect(answers).toEqual([
    [false, true, false],
    [true, true, false],
  ])
})

it('[provider-2] an amount is said in the digits of the provider, or not at all', () => {
  expect([unitsOf(1500, 0, 0), unitsOf(1500, 0, 2), unitsOf(150_000, 2, 0)]).toEqual([1500, 150_000, 1500])
  expect(unitsOf(150_050, 2, 0)).toBeUndefined()
  expect(unitsOf(Number.MAX_SAFE_INTEGER, 0, 2)).toBeUndefined()
})

it('[provider-2] a provider takes from its smallest to its largest amount', () => {
  const rule = { digits: 0, smallest: 1500, largest: 5000 }
  expect([1499, 1500, 5000, 5001].map((amount) => takesAmount(rule, amount, 0))).toEqual([false, true, true, false])
  expect(takesAmount(rule, 200_050, 2)).toBe(false)
})

it('[provider-3] a method is offered while an account of its provider is open for the store', () => {
  expect(codes([])).toEqual(['counter'])
  expect(codes([account(null)])).toEqual(['card', 'counter'])
  expect(codes([account('south')])).toEqual(['counter'])
  expect(codes([account('north'), account(null, 'midtrans')])).toEqual(['card', 'qr', 'counter'])
  expect(codes([account(null)], {}, undefined)).toEqual(['card', 'counter'])
  expect(codes([account(null)], {}, { ...store, paymentOffList: ['card'] })).toEqual(['counter'])
  expect(
    offeredMethods([method('card', 'stripe', ['south'])], { accounts: [account(null)], store, sum: dollars }),
  ).toEqual([])
})

it('[provider-3] neither another currency nor an amount that the provider does not take is offered', () => {
  const accounts = [account(null)]
  expect(codes(accounts, { currency: 'LAK' })).toEqual(['counter'])
  expect(codes(accounts, { amount: 49 })).toEqual(['counter'])
  expect(codes(accounts, { amount: 50 })).toEqual(['card', 'counter'])
  expect(codes(accounts, { amount: 0 })).toEqual(['card', 'counter'])
  expect(codes(accounts, { currency: 'IDR', amount: 200_050 })).toEqual(['counter'])
})

it('[provider-3] without a store the methods are those of the brand as a whole, whichever stores have them', () => {
  const offered = (accounts: TakingAccount[]) =>
    offeredMethods([...methods, method('north only', 'stripe', ['north'])], {
      ...{ accounts, store: undefined, sum: dollars },
    }).map(({ code }) => code)
  expect(offered([account(null)])).toEqual(['card', 'counter', 'north only'])
  expect(offered([account('north')])).toEqual(['counter'])
})
