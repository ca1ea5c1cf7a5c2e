import * as draft from '@tiffin/contract/desk/draft'
import * as menu from '@tiffin/contract/desk/menu'
import { listPromotionItems } from '@tiffin/contract/desk/offer'
import * as page from '@tiffin/contract/desk/page'
import { replacePicture } from '@tiffin/contract/desk/picture'
import * as priceList from '@tiffin/contract/desk/price-list'
import * as sheet from '@tiffin/contract/desk/sheet'
import { confirmTranslation, listTranslations, setRequiredLanguage } from '@tiffin/contract/desk/translation'
import { maxSheetBytes } from '@tiffin/core/sheet/limits'
import { Turns } from '../../base/turns.ts'
import type { App } from '../../http/app.ts'
import { route } from '../../http/route.ts'
import { routeFile } from '../../http/route-file.ts'
import type { PictureParts } from '../picture/index.ts'
import { begin, discard, dropItem, listDraftsOf, listReleasesOf, saveItem, showDraft } from './drafts.ts'
import { lookAtDraft } from './lint/look-at-draft.ts'
import { showArchived } from './menu/show-archived.ts'
import { listMenu, nameItems, showMenuItem } from './menu/show-menu.ts'
import { listOffers } from './offer/list-offers.ts'
import { listPage, listVersions, showVersion } from './page/show-page.ts'
import { replaceEverywhere } from './picture/replace-picture.ts'
import { showPriceList, showPriceLists } from './price-list/show-price-lists.ts'
import { publish, undoFrom } from './publish.ts'
import { draftJobs } from './schedule/publish-due.ts'
import { schedule, unschedule } from './schedule/schedule.ts'
import { exportMenu } from './sheet/export-sheets.ts'
import { importMenu } from './sheet/import-sheets.ts'
import { confirmFit } from './translation/fits.ts'
import { listTexts } from './translation/list-translations.ts'
import { requireLanguage } from './translation/required-languages.ts'

/** Large files are read one after the other: each takes a core while it is read. */
function serveSheets(app: App, pictures: PictureParts): void {
  const turns = new Turns(1)
  const limits = { maxBytes: maxSheetBytes, bodyMs: app.config.uploadMs }
  route(app, sheet.exportSheets, (wish, context) => exportMenu(app, wish, context))
  routeFile(app, { call: sheet.importSheets, limits }, (file, wish, context) =>
    importMenu({ app, turns, pictures }, { file, wish }, context),
  )
}

/** Drafts, publishing and undoing; the menu and what stands beside it, as a draft makes them. */
export function serveDrafts(app: App, pictures: PictureParts): void {
  app.jobs.push(...draftJobs(app))
  route(app, draft.listDrafts, (_nothing, context) => listDraftsOf(app, context))
  route(app, draft.createDraft, (wish, context) => begin(app, wish, context))
  route(app, draft.findDraft, (wish, context) => showDraft(app, wish, context))
  route(app, draft.saveDraftItem, (wish, context) => saveItem(app, wish, context))
  route(app, draft.dropDraftItem, (wish, context) => dropItem(app, wish, context))
  route(app, draft.discardDraft, (wish, context) => discard(app, wish, context))
  route(app, draft.lintDraft, (wish, context) => lookAtDraft(app, wish, context))
  route(app, draft.publishDraft, (wish, context) => publish(app, wish, context))
  route(app, draft.scheduleDraft, (wish, context) => schedule(app, wish, context))
  route(app, draft.unscheduleDraft, (wish, context) => unschedule(app, wish, context))
  route(app, menu.listMenuItems, (wish, context) => listMenu(app, wish, context))
  route(app, menu.findMenuItem, (wish, context) => showMenuItem(app, wish, context))
  route(app, menu.findArchivedItem, (wish, context) => showArchived(app, wish, context))
  route(app, menu.listItemNames, (wish, context) => nameItems(app, wish, context))
  route(app, listPromotionItems, (wish, context) => listOffers(app, wish, context))
  route(app, priceList.listPriceLists, (wish, context) => showPriceLists(app, wish, context))
  route(app, priceList.findPriceList, (wish, context) => showPriceList(app, wish, context))
  route(app, page.listPageItems, (wish, context) => listPage(app, wish, context))
  route(app, page.listAgreementVersions, (_nothing, context) => listVersions(app, context))
  route(app, page.findAgreementVersion, (wish, context) => showVersion(app, wish, context))
  route(app, draft.listReleases, (wish, context) => listReleasesOf(app, wish, context))
  route(app, draft.undoReleases, (wish, context) => undoFrom(app, wish, context))
  route(app, confirmTranslation, (wish, context) => confirmFit(app, wish, context))
  route(app, setRequiredLanguage, (wish, context) => requireLanguage(app, wish, context))
  route(app, listTranslations, (wish, context) => listTexts(app, wish, context))
  route(app, replacePicture, (wish, context) => replaceEverywhere(app, wish, context))
  serveSheets(app, pictures)
}
