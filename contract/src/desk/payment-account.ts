import { z } from 'zod'
import { call } from '../call.ts'
import { id, nothing, time } from '../shapes.ts'

/** Whether money moves: a test account moves none. */
const mode = z.enum(['test', 'live'])

/** What is filled in, by the name of its field. */
const filledIn = z.record(id, z.string().trim().min(1).max(500))

/** An account at a payment provider, without its secrets [provider-4]. */
export const paymentAccount = z.object({
  accountId: id,
  provider: id,
  /** Null: for every store that has none of its own. */
  storeId: id.nullable(),
  storeName: z.string(),
  mode,
  settings: z.record(id, z.string()),
  /** The last four characters of each secret. */
  hints: z.record(id, z.string()),
  isConnected: z.boolean(),
  connectedAt: time,
  disconnectedAt: time.nullable(),
  checkedAt: time,
  /** `ok`, or the name of the refusal that says what was wrong. */
  checkResult: z.string(),
  /** In the caller's language. */
  checkText: z.string(),
})

/** A kind of provider, with what a brand fills in. */
export const paymentProvider = z.object({
  provider: id,
  /** Whether it takes the brand's currency. */
  takesCurrency: z.boolean(),
  fieldList: z.array(z.object({ name: id, isSecret: z.boolean(), example: z.string() })),
  /** The ways to pay that it brings, as customers see them in the caller's language. */
  methodList: z.array(z.object({ code: id, name: z.string(), icon: z.string() })),
  /** Where the provider sends its notices; the id of the account follows. */
  notifyUrl: z.string(),
})

/** The providers that a brand may connect, and its accounts at them, connected ones first. */
export const listPaymentAccounts = call({
  path: '/api/app/desk/payment/account/list',
  as: 'staff',
  needs: 'secret:read',
  scope: 'corp',
  input: nothing,
  output: z.object({
    /** Whether the brand sells to everybody: then its customers are offered no test account [provider-7]. */
    isLive: z.boolean(),
    providerList: z.array(paymentProvider),
    accountList: z.array(paymentAccount),
  }),
})

/**
 * Connects an account for the brand or for one store, or gives one that is known new keys. The caller makes its id, so that the address
 * of the webhook is known before there are keys. The provider is asked whether the keys are good for the brand's currency [provider-4].
 */
export const connectPaymentAccount = call({
  path: '/api/app/desk/payment/account/connect',
  as: 'staff',
  needs: 'secret:edit',
  scope: 'corp',
  isDangerous: true,
  audits: 'payment.connect',
  input: z.object({
    accountId: id,
    provider: id,
    storeId: id.nullable(),
    mode,
    settings: filledIn,
    secrets: filledIn,
  }),
  output: nothing,
  refusals: [
    'storeUnknown',
    'providerKeyWrong',
    'providerModeWrong',
    'providerCurrencyWrong',
    'providerUnreachable',
    'providerConnected',
    'providerAccountOther',
  ],
})

/** Asks the provider of an account whether its keys are still good, and keeps the answer. */
export const checkPaymentAccount = call({
  path: '/api/app/desk/payment/account/check',
  as: 'staff',
  needs: 'secret:edit',
  scope: 'corp',
  input: z.object({ accountId: id }),
  output: paymentAccount.pick({ checkedAt: true, checkResult: true, checkText: true }),
  refusals: ['providerUnknown'],
})

/** The account takes no more payments; what it took can still be given back. */
export const disconnectPaymentAccount = call({
  path: '/api/app/desk/payment/account/disconnect',
  as: 'staff',
  needs: 'secret:edit',
  scope: 'corp',
  isDangerous: true,
  audits: 'payment.disconnect',
  input: z.object({ accountId: id }),
  output: nothing,
  refusals: ['providerUnknown'],
})
