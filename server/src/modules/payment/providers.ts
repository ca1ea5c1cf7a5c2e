import type { ServingConfig } from '../../config.ts'
import type { PaymentProvider } from './provider.ts'
import { sandboxProvider } from './sandbox-provider.ts'

type Given = Pick<ServingConfig, 'paySandbox' | 'paySettings'>

/** Every provider: opened when the settings name it, undefined when they do not. Each reads its own of `paySettings`. */
const openers: readonly ((given: Given) => PaymentProvider | undefined)[] = [
  ({ paySandbox }) => paySandbox && sandboxProvider(paySandbox),
]

/** The payment providers that the settings name, by the name that a payment method and a webhook's address give. */
export const openProviders = (given: Given): ReadonlyMap<string, PaymentProvider> =>
  new Map(openers.flatMap((open) => open(given) ?? []).map((provider) => [provider.name, provider]))
