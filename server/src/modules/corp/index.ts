import { isCorpId } from '@tiffin/core/corp/corp-id'
import { LRUCache } from 'lru-cache'
import type { Database } from '../../db/database.ts'

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

const select = `
  select corp_id as "corpId", status = 1 as "enabled", currency, currency_scale as "currencyScale",
    fraction_digits as "fractionDigits", time_zone as "timeZone", default_area_code as "defaultAreaCode",
    area_codes as "areaCodes", pay_timeout_seconds as "payTimeoutSeconds", special_remark as "specialRemark",
    tissue_option as "tissueOption", points_enabled as "pointsEnabled", points_per_unit as "pointsPerUnit",
    minor_per_point as "minorPerPoint", max_deduct_per_mille as "maxDeductPermille", app_id as "appId", webview_origins as "webviewOrigins",
    min_app_code as "minAppCode", sms_daily_budget as "smsDailyBudget",
    store_pay_units as "storePayUnits", new_account_pay_seconds as "newAccountPaySeconds", stat_enabled as "statEnabled",
    catalog_version as "catalogVersion"
  from corp where corp_id = $1`

export interface Corps {
  /** The enabled corp of that id. An answer is at most two seconds old. */
  find(corpId: string): Promise<Corp | undefined>
  /** Also one that was switched off: its orders still end and its customers' money still moves. */
  findAny(corpId: string): Promise<Corp | undefined>
  /** The enabled corp as it is known at this moment, without asking; undefined when `find` would ask. */
  held(corpId: string): Corp | undefined
  /** The same, read now. */
  reload(corpId: string): Promise<Corp | undefined>
}

/** `payTimeoutSeconds` stands in for every corp's own: for demos and tests. */
export function createCorps(
  db: Database,
  { payTimeoutSeconds }: { payTimeoutSeconds?: number | undefined } = {},
): Corps {
  const load = (corpId: string): Promise<Corp | undefined> =>
    db.tx({ role: 'app', corp: corpId }, async (tx) => {
      const [{ rows }] = await tx.finish({ name: 'corp_find', text: select, values: [corpId], row: {} as Corp })
      const [corp] = rows
      return corp && payTimeoutSeconds !== undefined ? { ...corp, payTimeoutSeconds } : corp
    })
  const cache = new LRUCache<string, { corp: Corp | undefined }>({
    max: 20_000,
    ttl: 2000,
    ignoreFetchAbort: true, // read anew meanwhile: who waits for this answer gets it, and it is not kept
    // One question at a time per corp, however many requests wait for the answer.
    fetchMethod: async (corpId) => ({ corp: await load(corpId) }),
  })
  return {
    async find(corpId) {
      const corp = await this.findAny(corpId)
      return corp?.enabled ? corp : undefined
    },
    held(corpId) {
      const corp = cache.get(corpId)?.corp
      return corp?.enabled ? corp : undefined
    },
    async findAny(corpId) {
      return isCorpId(corpId) ? (await cache.fetch(corpId))?.corp : undefined
    },
    async reload(corpId) {
      cache.delete(corpId)
      return this.find(corpId)
    },
  }
}
