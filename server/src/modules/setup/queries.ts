import { randomUUIDv7 } from 'node:crypto'
import type { Texts } from '@tiffin/core/language/language'
import { sql } from '../../db/sql.ts'
import { named } from '../../db/statement.ts'

/** Links that make a brand belong to none. */
const ofNoBrand = ''

export const insertCode = named(
  'setup_insert',
  sql`insert into setup_code (corp_id, code_hash, is_first, created_at, expires_at)
     values (:corpId, :hash, :isFirst, :now, :expiresAt)`,
  ({ hash, isFirst, now, expiresAt }: { hash: string; isFirst: boolean; now: number; expiresAt: number }) => ({
    ...{ corpId: ofNoBrand, hash, isFirst, now: new Date(now), expiresAt: new Date(expiresAt) },
  }),
)

/** The first link is new at each start, and gone once there is an owner [brand-6]. */
export const deleteFirstCodes = named(
  'setup_delete_first',
  sql`delete from setup_code where corp_id = :corpId and is_first`,
  () => ({ corpId: ofNoBrand }),
)

export const findCode = named(
  'setup_find',
  sql`select is_first as "isFirst" from setup_code where corp_id = :corpId and code_hash = :hash and expires_at > :now`,
  (hash: string, now: number) => ({ corpId: ofNoBrand, hash, now: new Date(now) }),
)

/** One of several who come at once. */
export const takeCode = named(
  'setup_take',
  sql`delete from setup_code where corp_id = :corpId and code_hash = :hash and expires_at > :now returning is_first as "isFirst"`,
  (hash: string, now: number) => ({ corpId: ofNoBrand, hash, now: new Date(now) }),
)

/** Whether there is any brand; under the role that sees all of them. */
export const findAnyCorp = named('setup_any_corp', sql`select exists (select from corp) as "isThere!"`, () => ({}))

/** What follows in this transaction is about that brand. */
export const turnToCorp = named(
  'setup_turn_to_corp',
  sql`select set_config('app.corp', :corpId, true) as "turned!"`,
  (corpId: string) => ({ corpId }),
)

interface NewCorp {
  readonly corpId: string
  readonly brandName: Texts
  readonly currency: string
  readonly currencyScale: number
  readonly unit: string
  readonly fractionDigits: number
  readonly separator: string
  readonly timeZone: string
  readonly areaCode: string
  readonly appId: string
}

/** No row when the address is taken. */
export const insertCorp = named(
  'setup_insert_corp',
  sql`insert into corp (corp_id, brand_name, slogan, logo, browser_logo, primary_color, secondary_color, currency, currency_scale, current_unit,
       fraction_digits, grouping_separator, time_zone, default_area_code, area_codes, app_id)
     values (:corpId, :brandName, '{}', '', '', '#E6002D', '#1F7A4D', :currency, :currencyScale, :unit,
       :fractionDigits, :separator, :timeZone, :areaCode, array[:areaCode], :appId)
     on conflict (corp_id) do nothing returning 1 as "made!"`,
  ({ brandName, ...corp }: NewCorp) => ({ ...corp, brandName: JSON.stringify(brandName) }),
)

export const insertLanguages = named(
  'setup_insert_languages',
  sql`insert into corp_language (corp_id, code, text, sort)
     select :corpId, code, text, place from unnest(:codes::text[], :texts::text[]) with ordinality as row (code, text, place)`,
  (corpId: string, named: readonly { readonly code: string; readonly text: string }[]) => ({
    ...{ corpId, codes: named.map(({ code }) => code), texts: named.map(({ text }) => text) },
  }),
)

export const insertStorePayment = named(
  'setup_insert_payment',
  sql`insert into payment_method (corp_id, code, name, tip, icon, type, provider, sort)
     values (:corpId, 'store', :methodName, :tip, 'store', 2, '', 0)`,
  (corpId: string, { name, tip }: { readonly name: Texts; readonly tip: Texts }) => ({
    ...{ corpId, methodName: JSON.stringify(name), tip: JSON.stringify(tip) },
  }),
)

interface FirstOwner {
  readonly staffId: string
  readonly account: string
  readonly name: string
  readonly passwordHash: string
  readonly now: number
}

export const insertOwner = named(
  'setup_insert_owner',
  sql`insert into staff (corp_id, staff_id, account, name, password_hash, created_at)
     values (:corpId, :staffId, :account, :name, :passwordHash, :now)`,
  (corpId: string, { now, ...owner }: FirstOwner) => ({ corpId, ...owner, now: new Date(now) }),
)

export const grantOwner = named(
  'setup_grant_owner',
  sql`insert into staff_grant (corp_id, grant_id, staff_id, role) values (:corpId, :grantId, :staffId, 'owner')`,
  (corpId: string, staffId: string) => ({ corpId, staffId, grantId: randomUUIDv7() }),
)
