import { bootstrap, findCorpSetting, findVersion, listPaymentMethods } from '@tiffin/contract/common'
import {
  findAgreement,
  findDownloadPage,
  findPageColor,
  findQrBackground,
  findShareStatus,
  listGuideMarkers,
  listLanguages,
  listPageConfigs,
  listTabs,
} from '@tiffin/contract/customer'
import type { Language } from '@tiffin/core/language/language'
import type { Corp } from '../../base/corp.ts'
import type { ReadyBytes } from '../../base/ready-bytes.ts'
import { readyEnvelope } from '../../base/ready-envelope.ts'
import type { App } from '../../http/app.ts'
import { route } from '../../http/route.ts'
import type { Brand, Brands } from './brand.ts'
import * as dress from './present-dress.ts'
import * as show from './present-page.ts'
import { serveAppOfBrand } from './serve-app.ts'

const homePageType = 1

function startData(corp: Corp, brand: Brand, language: Language) {
  const { version, updateTime } = show.showAgreement(brand, language)
  return {
    corpSetting: show.showSetting(corp, brand, { language, now: 0 }),
    pageColor: show.showColor(brand),
    tabList: dress.showTabs(brand, language),
    languageList: show.showLanguages(brand),
    version: show.showVersion(corp, brand, language),
    pageList: show.showPages(brand, language, homePageType),
    agreement: { version, updateTime },
    shareOffList: dress.listShareOff(brand),
  }
}

/**
 * What the app needs before its first screen: the complete answer of `bootstrap/detail`, made once per corp and language,
 * sent by the call and put into the page as it is. `serverTime` is 0 in it: the Date header tells the time.
 */
export function createStartBytes(brands: Brands) {
  return async (corp: Corp, language: Language): Promise<ReadyBytes> => {
    const brand = await brands.of(corp)
    const held = brand.answers.get(language)
    if (held) return held
    const made = readyEnvelope(startData(corp, brand, language))
    brand.answers.set(language, made)
    return made
  }
}

/** The calls about the brand itself: settings, colours, tabs, languages, pages, agreements, payment methods. */
export function servePagesOfBrand(app: App, brands: Brands, start: ReturnType<typeof createStartBytes>): void {
  serveAppOfBrand(app, brands)
  route(app, bootstrap, (_input, { corp, language }) => start(corp, language))
  route(app, findCorpSetting, async (_input, { corp, language, now }) =>
    show.showSetting(corp, await brands.of(corp), { language, now }),
  )
  route(app, findVersion, async (_input, { corp, language }) => show.showVersion(corp, await brands.of(corp), language))
  route(app, findPageColor, async (_input, { corp }) => show.showColor(await brands.of(corp)))
  serveDress(app, brands)
  route(app, listLanguages, async (_input, { corp }) => ({ list: show.showLanguages(await brands.of(corp)) }))
  route(app, listPageConfigs, async ({ pageType }, { corp, language }) => ({
    list: show.showPages(await brands.of(corp), language, pageType),
  }))
  route(app, findAgreement, async (_input, { corp, language }) => show.showAgreement(await brands.of(corp), language))
  route(app, listPaymentMethods, async ({ storeId }, { corp, language }) => ({
    list: show.methodsOf(await brands.of(corp), storeId).map((row) => show.showPaymentMethod(row, language)),
  }))
}

/** What a brand dresses its app with: tabs, what may be shared, the member code's ground, the download page, hints. */
function serveDress(app: App, brands: Brands): void {
  route(app, listTabs, async (_input, { corp, language }) => ({
    list: dress.showTabs(await brands.of(corp), language),
  }))
  route(app, findShareStatus, async ({ pageType }, { corp }) => dress.showShareStatus(await brands.of(corp), pageType))
  route(app, findQrBackground, async (_input, { corp }) => dress.showQrBackground(await brands.of(corp)))
  route(app, findDownloadPage, async (_input, { corp, language }) =>
    dress.showDownloadPage(await brands.of(corp), language),
  )
  route(app, listGuideMarkers, async (_input, { corp, language }) => ({
    list: dress.listMarkers(await brands.of(corp), language),
  }))
}
