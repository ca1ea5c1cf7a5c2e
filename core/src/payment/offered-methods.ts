import { paymentMethodType } from '../order/order.ts'
import { type AmountRule, takesAmount } from './provider-amount.ts'

/** An account at a provider that takes money now, as far as it decides what is offered. */
export interface TakingAccount {
  /** Empty: the provider to try with, which the server itself runs for every brand of a demo. */
  readonly accountId: string
  readonly provider: string
  /** Null: for every store that has no account of its own at this provider. */
  readonly storeId: string | null
  /** What it takes of a currency; undefined when it takes none of it. */
  readonly ruleOf: (currency: string) => AmountRule | undefined
}

/** Whether an account takes money: connected, and no test account once its brand is open to everybody [provider-7]. */
export const isTaking = (
  { isConnected, mode }: { readonly isConnected: boolean; readonly mode: 'test' | 'live' },
  isBrandLive: boolean,
): boolean => isConnected && (mode === 'live' || !isBrandLive)

/** A way to pay, as far as it decides where it is offered. */
export interface OfferableMethod {
  readonly code: string
  readonly type: number
  readonly provider: string
  /** Null: every store. */
  readonly storeIds: readonly string[] | null
}

/** A store that takes payments, with the codes of the methods that it does not take. */
export interface TakingStore {
  readonly storeId: string
  readonly paymentOffList: readonly string[]
}

/** What is to be paid, in whole minor units; without an amount only the currency counts. */
export interface Sum {
  readonly currency: string
  readonly currencyScale: number
  readonly amount?: number | undefined
}

/** A method with the account that takes its money; undefined at the store. */
export type Offered<Method> = Method & { readonly account: TakingAccount | undefined }

/** The account that a store's money goes to: its own wins over the brand's [provider-1]. */
export const accountAt = <Account extends TakingAccount>(
  accounts: readonly Account[],
  provider: string,
  storeId: string | undefined,
): Account | undefined => {
  const taking = accounts.filter((account) => account.provider === provider)
  return (
    taking.find((account) => account.storeId !== null && account.storeId === storeId) ??
    taking.find((account) => account.storeId === null)
  )
}

/** Whether an account takes a sum. Nothing to pay asks nothing of a provider. */
export function takesSum({ ruleOf }: TakingAccount, { currency, currencyScale, amount }: Sum): boolean {
  const rule = ruleOf(currency)
  if (rule === undefined) return false
  return amount === undefined || amount === 0 || takesAmount(rule, amount, currencyScale)
}

/** Whether the brand offers a method at a store. */
export const isOfferedAt = ({ storeIds }: Pick<OfferableMethod, 'storeIds'>, storeId: string): boolean =>
  storeIds === null || storeIds.includes(storeId)

/** Whether the brand offers a method at a store that has not switched it off. */
const isTakenAt = (method: OfferableMethod, { storeId, paymentOffList }: TakingStore): boolean =>
  isOfferedAt(method, storeId) && !paymentOffList.includes(method.code)

/**
 * The methods that may be offered and taken for a sum: paying at the store always, others only while an account of their provider is
 * open for this store and takes the sum [provider-3]. Without a store those of the brand as a whole.
 */
export function offeredMethods<Method extends OfferableMethod>(
  methods: readonly Method[],
  { accounts, store, sum }: { accounts: readonly TakingAccount[]; store: TakingStore | undefined; sum: Sum },
): Offered<Method>[] {
  return methods.flatMap((method): Offered<Method>[] => {
    if (store !== undefined && !isTakenAt(method, store)) return []
    if (method.type === paymentMethodType.atStore) return [{ ...method, account: undefined }]
    const account = accountAt(accounts, method.provider, store?.storeId)
    return account !== undefined && takesSum(account, sum) ? [{ ...method, account }] : []
  })
}
