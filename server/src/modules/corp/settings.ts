import { type HeldByCorp, holdByCorp } from '../../base/held-by-corp.ts'
import type { Database } from '../../db/database.ts'
import * as queries from './setting-queries.ts'

/** How a corp wants to look and work, in all languages. */
export interface CorpSettings {
  readonly setting: queries.SettingRow
  readonly languages: readonly { code: string; text: string }[]
  readonly agreement: queries.AgreementRow | undefined
  readonly tabs: readonly queries.TabRow[]
  readonly shares: readonly { pageType: number; status: number }[]
  readonly markers: readonly queries.MarkerRow[]
}

export type SettingsOfCorps = HeldByCorp<CorpSettings>

export const createSettings = (db: Database): SettingsOfCorps =>
  holdByCorp((corpId) =>
    db.tx({ role: 'app', corp: corpId }, async (tx) => {
      const [settings, languages, agreements, tabs, shares, markers] = await tx.finish(
        queries.findSettingRow(corpId),
        queries.listLanguageRows(corpId),
        queries.findAgreementRow(corpId),
        queries.listTabRows(corpId),
        queries.listShareRows(corpId),
        queries.listMarkerRows(corpId),
      )
      const [setting] = settings.rows
      if (!setting) throw new Error(`No settings of corp ${corpId}`)
      return {
        setting,
        languages: languages.rows,
        agreement: agreements.rows[0],
        tabs: tabs.rows,
        shares: shares.rows,
        markers: markers.rows,
      }
    }),
  )
