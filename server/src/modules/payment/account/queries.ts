import type { Texts } from '@tiffin/core/language/language'
import { sql } from '../../../db/sql.ts'
import { named } from '../../../db/statement.ts'
import type { AccountMode } from '../provider-kind.ts'

export interface AccountRow {
  readonly accountId: string
  readonly provider: string
  readonly storeId: string | null
  readonly mode: AccountMode
  readonly settings: Record<string, string>
  readonly sealedSecrets: string
  readonly isConnected: boolean
  /** The provider's own name of the account; empty where it is not known. */
  readonly owner: string
}

/** Every account of a brand, also those that are not connected any more: payments that they took may still be paid or given back. */
export const listAccountRows = named(
  'payment_accounts',
  sql<AccountRow>`select account_id as "accountId", provider, store_id as "storeId", mode, settings, sealed_secrets as "sealedSecrets",
       is_connected as "isConnected", owner
     from payment_account where corp_id = :corpId order by account_id`,
  (corpId: string) => ({ corpId }),
)

/** Whether the brand sells to everybody. */
export const findIsLive = named(
  'payment_brand_live',
  sql`select live_at is not null as "isLive!" from corp where corp_id = :corpId`,
  (corpId: string) => ({ corpId }),
)

export interface ShownAccountRow {
  readonly accountId: string
  readonly provider: string
  readonly storeId: string | null
  readonly storeName: Texts | null
  readonly mode: AccountMode
  readonly settings: Record<string, string>
  readonly hints: Record<string, string>
  readonly isConnected: boolean
  readonly connectedAt: number
  readonly disconnectedAt: number | null
  readonly checkedAt: number
  readonly checkResult: string
}

/** What the desk shows of a brand's accounts: nothing sealed. */
export const listShownAccounts = named(
  'payment_accounts_shown',
  sql<ShownAccountRow>`select account_id as "accountId", provider, store_id as "storeId", store.name as "storeName", mode, settings, hints,
       is_connected as "isConnected", connected_at as "connectedAt", disconnected_at as "disconnectedAt", checked_at as "checkedAt",
       check_result as "checkResult"
     from payment_account left join store using (corp_id, store_id)
     where corp_id = :corpId order by is_connected desc, provider, store_id nulls first, account_id`,
  (corpId: string) => ({ corpId }),
)

export interface NewAccount {
  readonly accountId: string
  readonly provider: string
  readonly storeId: string | null
  readonly mode: AccountMode
  readonly settings: Readonly<Record<string, string>>
  readonly sealed: string
  readonly hints: Readonly<Record<string, string>>
  readonly owner: string
  readonly now: number
}

/**
 * Connects an account, or gives one that is there new keys: neither its provider, nor its store, nor its mode ever changes, since its
 * payments stay its own. No row when it differs in these, or when the store has another one at this provider.
 */
export const putAccount = named(
  'payment_account_put',
  sql`insert into payment_account (corp_id, account_id, provider, store_id, mode, settings, sealed_secrets, hints, owner, connected_at, checked_at, check_result)
     select :corpId, :accountId, :provider, :storeId?, :mode, :settings, :sealed, :hints, :owner, :now, :now, 'ok'
     where not exists (select from payment_account where corp_id = :corpId and provider = :provider and store_id is not distinct from :storeId?
       and is_connected and account_id <> :accountId)
     on conflict (corp_id, account_id) do update set settings = excluded.settings, sealed_secrets = excluded.sealed_secrets,
       hints = excluded.hints, owner = coalesce(nullif(excluded.owner, ''), payment_account.owner), is_connected = true, connected_at = :now, disconnected_at = null, checked_at = :now, check_result = 'ok'
     where payment_account.provider = excluded.provider and payment_account.mode = excluded.mode
       and payment_account.store_id is not distinct from excluded.store_id
     returning account_id as "accountId"`,
  (corpId: string, { now, settings, hints, ...account }: NewAccount) => ({
    ...{ corpId, ...account, now: new Date(now), settings: JSON.stringify(settings), hints: JSON.stringify(hints) },
  }),
)

/** No row when it is not connected. */
export const disconnectAccount = named(
  'payment_account_disconnect',
  sql<
    Pick<AccountRow, 'provider' | 'storeId' | 'mode'>
  >`update payment_account set is_connected = false, disconnected_at = :now
     where corp_id = :corpId and account_id = :accountId and is_connected returning provider, store_id as "storeId", mode`,
  (corpId: string, accountId: string, now: number) => ({ corpId, accountId, now: new Date(now) }),
)

export const findAccountRow = named(
  'payment_account_find',
  sql<AccountRow>`select account_id as "accountId", provider, store_id as "storeId", mode, settings, sealed_secrets as "sealedSecrets",
       is_connected as "isConnected", owner
     from payment_account where corp_id = :corpId and account_id = :accountId`,
  (corpId: string, accountId: string) => ({ corpId, accountId }),
)

export const noteCheck = named(
  'payment_account_checked',
  sql`update payment_account set checked_at = :now, check_result = :result, owner = coalesce(nullif(:owner, ''), owner)
     where corp_id = :corpId and account_id = :accountId`,
  (corpId: string, { now, ...checked }: { accountId: string; result: string; owner: string; now: number }) => ({
    ...{ corpId, ...checked, now: new Date(now) },
  }),
)

/** A way to pay that a provider brings; one that the brand has already stays as it is. */
export const insertMethod = named(
  'payment_method_insert',
  sql`insert into payment_method (corp_id, code, name, tip, icon, type, provider, channel, sort)
     select :corpId, :code, :methodName, '{}', :icon, 1, :provider, :channel, coalesce(max(sort), 0) + 1 from payment_method where corp_id = :corpId
     on conflict (corp_id, code) do nothing`,
  (corpId: string, method: { code: string; name: Texts; icon: string; provider: string; channel: string }) => ({
    ...{ corpId, code: method.code, methodName: JSON.stringify(method.name), icon: method.icon },
    ...{ provider: method.provider, channel: method.channel },
  }),
)

/** A store stays as long as an account is connected for it. */
export const lockStore = named(
  'payment_account_store',
  sql`select store_id as "storeId" from store where corp_id = :corpId and store_id = :storeId for share`,
  (corpId: string, storeId: string) => ({ corpId, storeId }),
)

/** Says to what is held of a brand that its accounts or methods have changed. */
export const raiseVersion = named(
  'payment_account_version',
  sql`update corp set catalog_version = catalog_version + 1 where corp_id = :corpId`,
  (corpId: string) => ({ corpId }),
)
