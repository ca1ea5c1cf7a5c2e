import { randomBytes } from 'node:crypto'
import { testDb } from './database.ts'

/** A corp id that no other test has. */
export const newCorpId = (): string => `t-${randomBytes(6).toString('hex')}`

interface CorpRow {
  corpId: string
  enabled: boolean
  currency: string
  currencyScale: number
  fractionDigits: number
  timeZone: string
  payTimeoutSeconds: number
  minAppCode: number
  appId: string
  webviewOrigins: string[]
  smsDailyBudget: number
  statEnabled: boolean
}

const usual = (): CorpRow => ({
  corpId: newCorpId(),
  enabled: true,
  currency: 'CNY',
  currencyScale: 2,
  fractionDigits: 2,
  timeZone: 'Asia/Shanghai',
  payTimeoutSeconds: 900,
  minAppCode: 0,
  appId: 'app-test',
  webviewOrigins: [],
  smsDailyBudget: 5000,
  statEnabled: true,
})

/** A brand with an agreement in force. Every test makes its own, so that nothing needs cleaning. */
export async function buildCorp(overrides: Partial<CorpRow> = {}): Promise<string> {
  const corp = { ...usual(), ...overrides }
  await testDb.tx({ role: 'app', corp: corp.corpId }, async (tx) => {
    await tx.query(
      `insert into corp (corp_id, status, brand_name, slogan, logo, browser_logo, primary_color, secondary_color, currency,
         currency_scale, current_unit, fraction_digits, grouping_separator, time_zone, default_area_code, area_codes,
         pay_timeout_seconds, webview_origins, app_id, min_app_code, sms_daily_budget, stat_enabled)
       values ($1, $2, '{"zh-CN": "测试", "en-US": "Test"}', '{}', '', '', '#E6002D', '#FFB800', $3, $4, '¥', $5, ',', $6, '86',
         '{86,62,63}', $7, $8, $9, $10, $11, $12)`,
      [
        ...[corp.corpId, corp.enabled ? 1 : 0, corp.currency, corp.currencyScale, corp.fractionDigits, corp.timeZone],
        ...[corp.payTimeoutSeconds, corp.webviewOrigins, corp.appId, corp.minAppCode, corp.smsDailyBudget],
        corp.statEnabled,
      ],
    )
    await tx.query(
      `insert into agreement values ($1, '1', '{"zh-CN": "<p>条款</p>"}', '{"zh-CN": "<p>隐私</p>"}', now())`,
      [corp.corpId],
    )
  })
  return corp.corpId
}
