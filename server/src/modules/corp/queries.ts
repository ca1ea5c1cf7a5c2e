import type { TaxSettings } from '@tiffin/core/tax/tax-settings'
import type { Corp } from '../../base/corp.ts'
import { corpStatus } from '../../base/status.ts'
import { identifier, joined, type Sql, sql } from '../../db/sql.ts'
import { named } from '../../db/statement.ts'

/** A brand and a text that is another one as soon as anything of it is. */
export interface CorpRow extends Omit<Corp, 'tax'> {
  readonly tax: TaxSettings
  readonly mark: string
}

/** Each column that is held, by the name it is held under. */
const columns = {
  currency: sql`currency`,
  currencyScale: sql`currency_scale`,
  fractionDigits: sql`fraction_digits`,
  timeZone: sql`time_zone`,
  defaultAreaCode: sql`default_area_code`,
  areaCodes: sql`area_codes`,
  payTimeoutSeconds: sql`pay_timeout_seconds`,
  specialRemark: sql`special_remark`,
  tissueOption: sql`tissue_option`,
  pointsEnabled: sql`points_enabled`,
  pointsPerUnit: sql`points_per_unit`,
  minorPerPoint: sql`minor_per_point`,
  maxDeductPermille: sql`max_deduct_per_mille`,
  appId: sql`app_id`,
  webviewOrigins: sql`webview_origins`,
  minAppCode: sql`min_app_code`,
  smsDailyBudget: sql`sms_daily_budget`,
  storePayUnits: sql`store_pay_units`,
  newAccountPaySeconds: sql`new_account_pay_seconds`,
  statEnabled: sql`stat_enabled`,
  tax: sql`tax`,
  catalogVersion: sql`catalog_version`,
  storeVersion: sql`store_version`,
} as const satisfies Record<Exclude<keyof Corp, 'corpId' | 'enabled'>, Sql>

const isEnabled = sql`status = ${corpStatus.enabled}`

const mark = sql`hashtextextended(row(${isEnabled}, ${joined(Object.values(columns), ', ')})::text, 0)::text`

const heldColumns = joined(
  Object.entries(columns).map(([name, column]) => sql`${column} as "${identifier(name)}"`),
  ', ',
)

export const findCorp = named(
  'corp_find',
  sql<CorpRow>`select corp_id as "corpId", ${mark} as "mark!", ${isEnabled} as "enabled!", ${heldColumns}
     from corp where corp_id = :corpId`,
  (corpId: string) => ({ corpId }),
)

/** Of brands with their marks those that are no longer the same; one question for all, under the role that sees all brands. */
export const listChangedCorpIds = named(
  'corp_changed',
  sql`select known.corp_id as "corpId!" from unnest(:corpIds::text[], :marks::text[]) as known (corp_id, mark)
     where not exists (select from corp where corp.corp_id = known.corp_id and ${mark} = known.mark)`,
  (corpIds: readonly string[], marks: readonly string[]) => ({ corpIds, marks }),
)
