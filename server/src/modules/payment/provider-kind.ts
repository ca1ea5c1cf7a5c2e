import type { AmountRule } from '@tiffin/core/payment/provider-amount'
import type { PaymentProvider } from './provider.ts'

/** Whose money moves: a test account moves none. */
export type AccountMode = 'test' | 'live'

/** What a brand fills in to connect a kind of provider. */
export interface ProviderField {
  readonly name: string
  /** Sealed, and never shown again but for its last four characters [provider-4]. */
  readonly isSecret: boolean
  /** How it begins, for whoever looks for it. */
  readonly example: string
}

/** An account as it was filled in. */
export interface ProviderAccess {
  readonly mode: AccountMode
  readonly settings: Readonly<Record<string, string>>
  readonly secrets: Readonly<Record<string, string>>
}

/** What is wrong with an account; the words stand in phrases under the refusal of this name. */
export type AccessFault = 'providerKeyWrong' | 'providerModeWrong' | 'providerCurrencyWrong' | 'providerUnreachable'

/** What a provider said of keys: what is wrong, or whose they are. */
export type CheckedAccess =
  | { readonly fault: AccessFault }
  | {
      readonly fault?: never
      /** The provider's own name of the account; empty where it tells none. */
      readonly owner: string
    }

/** A way to pay that a kind of provider brings, by default. */
export interface ProviderMethod {
  /** Also the last part of the key of its name in phrases. */
  readonly code: 'stripe' | 'xendit' | 'midtrans' | 'midtransQris' | 'midtransGopay'
  readonly channel: string
  readonly icon: string
}

/** A kind of provider: what it needs, what it takes, and how an account at it is opened. */
export interface ProviderKind {
  readonly name: string
  readonly fields: readonly ProviderField[]
  readonly methods: readonly ProviderMethod[]
  /** In the provider's own digits; undefined for a currency that it does not take [provider-2]. */
  ruleOf(currency: string): AmountRule | undefined
  /** The modes that such keys may be of; none when they do not look like keys of this provider. */
  modesOf(secrets: ProviderAccess['secrets']): readonly AccountMode[]
  /** Asks the provider whether the keys are good for a currency [provider-4]. */
  check(access: ProviderAccess, currency: string): Promise<CheckedAccess>
  open(access: ProviderAccess): PaymentProvider
}
