import type { ServingConfig } from '../../config.ts'
import type { Services } from '../../db/services.ts'
import { sealKeys } from '../login/index.ts'
import { type OpenAccount, PaymentAccounts } from './account/accounts.ts'
import { midtransKind } from './adapter/midtrans.ts'
import { sandboxProvider } from './adapter/sandbox.ts'
import { sandboxRuleOf } from './adapter/sandbox-amounts.ts'
import { stripeKind } from './adapter/stripe.ts'
import { xenditKind } from './adapter/xendit.ts'
import type { ProviderKind } from './provider-kind.ts'

type Given = Pick<ServingConfig, 'paySettings'>

/** The kinds of payment providers at which a brand may have accounts, by the name that a payment method and a webhook's address give. */
export const providerKinds = ({ paySettings }: Given): ReadonlyMap<string, ProviderKind> =>
  new Map([stripeKind, xenditKind, midtransKind].map((kindOf) => kindOf(paySettings)).map((kind) => [kind.name, kind]))

/** The account of every brand at the provider to try with; undefined when this is no demo. */
function sandboxAccount({ paySandbox }: Pick<ServingConfig, 'paySandbox'>): OpenAccount | undefined {
  if (!paySandbox) return undefined
  const opened = sandboxProvider(paySandbox)
  return { accountId: '', provider: opened.name, storeId: null, isTaking: true, ruleOf: sandboxRuleOf, opened }
}

/** The accounts of all brands, as these services know them. */
export const openPaymentAccounts = ({ db, config, log }: Pick<Services, 'db' | 'config' | 'log'>): PaymentAccounts =>
  new PaymentAccounts({
    db,
    log,
    kinds: providerKinds(config),
    keys: sealKeys(config),
    sandbox: sandboxAccount(config),
  })
