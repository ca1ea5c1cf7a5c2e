import type { Corp } from '../../base/corp.ts'
import { named, type Statement } from '../../db/statement.ts'

/** A brand and a text that is another one as soon as anything of it is. */
export interface CorpRow extends Corp {
  readonly mark: string
}

/** Each column that is held, by the name it is held under. */
const columns = {
  enabled: 'status = 1',
  currency: 'currency',
  currencyScale: 'currency_scale',
  fractionDigits: 'fraction_digits',
  timeZone: 'time_zone',
  defaultAreaCode: 'default_area_code',
  areaCodes: 'area_codes',
  payTimeoutSeconds: 'pay_timeout_seconds',
  specialRemark: 'special_remark',
  tissueOption: 'tissue_option',
  pointsEnabled: 'points_enabled',
  pointsPerUnit: 'points_per_unit',
  minorPerPoint: 'minor_per_point',
  maxDeductPermille: 'max_deduct_per_mille',
  appId: 'app_id',
  webviewOrigins: 'webview_origins',
  minAppCode: 'min_app_code',
  smsDailyBudget: 'sms_daily_budget',
  storePayUnits: 'store_pay_units',
  newAccountPaySeconds: 'new_account_pay_seconds',
  statEnabled: 'stat_enabled',
  catalogVersion: 'catalog_version',
} as const satisfies Record<Exclude<keyof Corp, 'corpId'>, string>

const mark = `hashtextextended(row(${Object.values(columns).join(', ')})::text, 0)::text`

export const findCorp = (corpId: string): Statement<CorpRow> =>
  named(
    'corp_find',
    `select corp_id as "corpId", ${mark} as mark, ${Object.entries(columns)
      .map(([name, column]) => `${column} as "${name}"`)
      .join(', ')}
     from corp where corp_id = $1`,
    [corpId],
  )

/** Of brands with their marks those that are no longer the same; one question for all, under the role that sees all brands. */
export const listChangedCorpIds = (
  corpIds: readonly string[],
  marks: readonly string[],
): Statement<{ corpId: string }> =>
  named(
    'corp_changed',
    `select known.corp_id as "corpId" from unnest($1::text[], $2::text[]) as known (corp_id, mark)
     where not exists (select from corp where corp.corp_id = known.corp_id and ${mark} = known.mark)`,
    [corpIds, marks],
  )
