import type { Texts } from '@tiffin/core/language/language'
import { sql } from '../../db/sql.ts'
import { named } from '../../db/statement.ts'

export interface SettingRow {
  readonly brandName: Texts
  readonly slogan: Texts
  readonly logo: string
  readonly browserLogo: string
  readonly primaryColor: string
  readonly secondaryColor: string
  readonly currentUnit: string
  readonly groupingSeparator: string
  readonly pointsEnabled: boolean
  readonly pointsText: Texts
  readonly mapProvider: string
  readonly servicePhone: string
  readonly qrBackground: { readonly image?: string; readonly textColor?: string }
  readonly downloadPage: DownloadRow
  readonly releaseNotes: Texts
  readonly downloadUrl: string
}

interface DownloadRow {
  readonly title?: Texts
  readonly description?: Texts
  readonly image?: string
  readonly iosUrl?: string
  readonly androidUrl?: string
  readonly enabled?: boolean
}

export interface TabRow {
  readonly index: number
  readonly text: Texts
  readonly icon: string
  readonly selectedIcon: string
  readonly visible: boolean
}

export interface MarkerRow {
  readonly markerId: string
  readonly pageType: number
  readonly image: string
  readonly text: Texts
  readonly position: 'top' | 'bottom'
  readonly showTimes: number
}

export interface AgreementRow {
  readonly version: string
  readonly serviceTerms: Texts
  readonly privacyPolicy: Texts
  readonly updatedAt: number
}

export const findSettingRow = named(
  'corp_setting',
  sql<SettingRow>`select brand_name as "brandName", slogan, logo, browser_logo as "browserLogo", primary_color as "primaryColor",
       secondary_color as "secondaryColor", current_unit as "currentUnit", grouping_separator as "groupingSeparator",
       points_enabled as "pointsEnabled", points_text as "pointsText", map_provider as "mapProvider", service_phone as "servicePhone",
       qr_background as "qrBackground", download_page as "downloadPage", release_notes as "releaseNotes", download_url as "downloadUrl"
     from corp where corp_id = :corpId`,
  (corpId: string) => ({ corpId }),
)

export const listLanguageRows = named(
  'corp_languages',
  sql`select code, text from corp_language where corp_id = :corpId order by sort, code`,
  (corpId: string) => ({ corpId }),
)

export const findAgreementRow = named(
  'corp_agreement',
  sql<AgreementRow>`select version, service_terms as "serviceTerms", privacy_policy as "privacyPolicy", updated_at as "updatedAt"
     from agreement where corp_id = :corpId order by updated_at desc, version desc limit 1`,
  (corpId: string) => ({ corpId }),
)

export const listTabRows = named(
  'corp_tabs',
  sql<TabRow>`select tab_index as index, text, icon, selected_icon as "selectedIcon", visible from brand_tab where corp_id = :corpId`,
  (corpId: string) => ({ corpId }),
)

export const listShareRows = named(
  'corp_shares',
  sql`select page_type as "pageType", status from share_status where corp_id = :corpId order by page_type`,
  (corpId: string) => ({ corpId }),
)

export const listMarkerRows = named(
  'corp_markers',
  sql<MarkerRow>`select marker_id as "markerId", page_type as "pageType", image, text, position, show_times as "showTimes"
     from guide_marker where corp_id = :corpId order by sort, marker_id`,
  (corpId: string) => ({ corpId }),
)
