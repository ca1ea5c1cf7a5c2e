import { findCorpSetting, findVersion } from '@tiffin/contract/common'
import {
  findAgreement,
  findDownloadPage,
  findPageColor,
  findQrBackground,
  findShareStatus,
  listGuideMarkers,
  listLanguages,
  listTabs,
} from '@tiffin/contract/customer'
import type { App } from '../../http/app.ts'
import { route } from '../../http/route.ts'
import { serveAppOfCorp } from './app/serve-app.ts'
import type { SettingsOfCorps } from './settings.ts'
import * as dress from './show-dress.ts'
import * as show from './show-settings.ts'

/** The brand's calls, and its app as a browser installs it. */
export function serveCorp(app: App, settings: SettingsOfCorps): void {
  serveAppOfCorp(app, settings)
  serveCorpCalls(app, settings)
}

/** The calls about the brand itself: settings, version, colours, languages, agreements, and what it dresses its app with. */
export function serveCorpCalls(app: App, settings: SettingsOfCorps): void {
  route(app, findCorpSetting, async (_input, { corp, language, now }) =>
    show.showSetting(corp, await settings.of(corp), { language, now }),
  )
  route(app, findVersion, async (_input, { corp, language }) =>
    show.showVersion(corp, await settings.of(corp), language),
  )
  route(app, findPageColor, async (_input, { corp }) => show.showColor(await settings.of(corp)))
  serveDress(app, settings)
  route(app, listLanguages, async (_input, { corp }) => ({ list: show.showLanguages(await settings.of(corp)) }))
  route(app, findAgreement, async (_input, { corp, language }) => show.showAgreement(await settings.of(corp), language))
}

/** What a brand dresses its app with: tabs, what may be shared, the member code's ground, the download page, hints. */
function serveDress(app: App, settings: SettingsOfCorps): void {
  route(app, listTabs, async (_input, { corp, language }) => ({
    list: dress.showTabs(await settings.of(corp), language),
  }))
  route(app, findShareStatus, async ({ pageType }, { corp }) =>
    dress.showShareStatus(await settings.of(corp), pageType),
  )
  route(app, findQrBackground, async (_input, { corp }) => dress.showQrBackground(await settings.of(corp)))
  route(app, findDownloadPage, async (_input, { corp, language }) =>
    dress.showDownloadPage(await settings.of(corp), language),
  )
  route(app, listGuideMarkers, async (_input, { corp, language }) => ({
    list: dress.listMarkers(await settings.of(corp), language),
  }))
}
