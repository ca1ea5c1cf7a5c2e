import { named, type Statement } from '../../db/statement.ts'

/** A brand as the server needs it on every request. Localised texts are read by those who show them. */
export interface Corp {
  readonly corpId: string
  readonly enabled: boolean
  readonly currency: string
  /** Digits of a minor unit; amounts are whole minor units. */
  readonly currencyScale: number
  readonly fractionDigits: number
  readonly timeZone: string
  readonly defaultAreaCode: string
  readonly areaCodes: readonly string[]
  readonly payTimeoutSeconds: number
  readonly specialRemark: boolean
  readonly tissueOption: boolean
  /** Whether points are earned and spent here; those that customers have stay theirs. */
  readonly pointsEnabled: boolean
  readonly pointsPerUnit: number
  readonly minorPerPoint: number
  /** How much of a bill may be paid by points. */
  readonly maxDeductPermille: number
  readonly appId: string
  readonly webviewOrigins: readonly string[]
  /** Apps with a smaller version code are asked to update. */
  readonly minAppCode: number
  readonly smsDailyBudget: number
  /** Units that an order paid at the store may hold, and how long it may when its account is new. */
  readonly storePayUnits: number
  readonly newAccountPaySeconds: number
  /** Whether browsers of customers are to report how the app is used. */
  readonly statEnabled: boolean
  /** Grows with every change of menu, price, store or promotion. */
  readonly catalogVersion: number
}

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
