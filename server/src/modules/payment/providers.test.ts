import { expect, it } from 'vitest'
import { readConfig } from '../../config.ts'
import { openProviders } from './providers.ts'

const paySandbox = { url: 'http://127.0.0.1:9', secret: 'shared' }

it('a payment provider that no setting names is not opened', () => {
  expect([...openProviders({ paySandbox: undefined, paySettings: {} }).keys()]).toEqual([])
  expect([...openProviders({ paySandbox, paySettings: {} }).keys()]).toEqual(['sandbox'])
})

it('a payment provider is handed the variables PAY_… and no secret beside them', () => {
  const { paySettings } = readConfig({ PAY_OURBANK_KEY: 'key', TOKEN_SECRET: 's'.repeat(32), LOG_LEVEL: 'info' })
  expect(paySettings).toEqual({ PAY_OURBANK_KEY: 'key' })
})
