import { expect, it } from 'vitest'
import { readConfig } from '../../config.ts'
import { providerKinds } from './providers.ts'

it('brands can have accounts at every kind of provider, and the sandbox is none of them', () => {
  expect([...providerKinds({ paySettings: {} }).keys()]).toEqual(['stripe', 'xendit', 'midtrans'])
})

it('a payment provider is handed the variables PAY_… and no secret beside them', () => {
  const { paySettings } = readConfig({ PAY_OURBANK_KEY: 'key', TOKEN_SECRET: 's'.repeat(32), LOG_LEVEL: 'info' })
  expect(paySettings).toEqual({ PAY_OURBANK_KEY: 'key' })
})

it.each(['PAY_STRIPE_API', 'PAY_XENDIT_API', 'PAY_MIDTRANS_API'])(
  '%s is for tests: it is refused in production',
  (name) => {
    const production = { NODE_ENV: 'production', TOKEN_SECRET: 's'.repeat(32) }
    expect(() => readConfig({ ...production, [name]: 'http://127.0.0.1:9' })).toThrow(
      `${name}: for demos and tests only, refused when NODE_ENV is production.`,
    )
    expect(() => readConfig(production)).not.toThrow()
  },
)
