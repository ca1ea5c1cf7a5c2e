import * as draft from '@tiffin/contract/desk/draft'
import * as menu from '@tiffin/contract/desk/menu'
import { listPromotionItems } from '@tiffin/contract/desk/offer'
import * as page from '@tiffin/contract/desk/page'
import { replacePicture } from '@tiffin/contract/desk/picture'
import * as priceList from '@tiffin/contract/desk/price-list'
import * as sheet from '@tiffin/contract/desk/sheet'
import { confirmTranslation, listTranslations, setRequiredLanguage } from '@tiffin/contract/desk/translation'
import { maxSheetBytes } from '@tiffin/core/sheet/limits'
import { Lanes } from '../../base/lanes.ts'
import { Room } from '../../base/room.ts'
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

/** Files that are read or written at a time: each takes a core, and one with many pictures takes minutes. */
const [importsAtOnce, exportsAtOnce] = [3, 2]

/** Files of imports in memory, those that wait with them: a brand's, and all. */
const importsInside = { ofKey: 4, ofAll: 12 }

/** Checks of drafts at a time: each copies tables, and holds a connection for it. */
const checksAtOnce = 3

/** As long as the work on a file may take while its caller waits. */
const longestWorkMs = 600_000

/** A brand's files are taken one after the other, and its exports do not wait for its imports [sheet-8]. */
function serveSheets(app: App, pictures: PictureParts): void {
  const [imports, exports] = [new Lanes(importsAtOnce), new Lanes(exportsAtOnce)]
  const room = new Room(importsInside)
  const limits = { maxBytes: maxSheetBytes, bodyMs: app.config.uploadMs, workMs: longestWorkMs }
  route(app, sheet.exportSheets, (wish, context) => exportMenu({ app, lanes: exports }, wish, context))
  routeFile(app, { call: sheet.importSheets, limits }, (file, wish, context) =>
    importMenu({ app, lanes: imports, room, pictures }, { file, wish }, context),
  )
}

/** Drafts, publishing and undoing; the menu and what stands beside it, as a draft makes them. */
export function serveDrafts(app: App, pictures: PictureParts): void {
  const checks = new Lanes(checksAtOnce)
  app.jobs.push(...draftJobs(app))
  route(app, draft.listDrafts, (_nothing, context) => listDraftsOf(app, context))
  route(app, draft.createDraft, (wish, context) => begin(app, wish, context))
  route(app, draft.findDraft, (wish, context) => showDraft(app, wish, context))
  route(app, draft.saveDraftItem, (wish, context) => saveItem(app, wish, context))
  route(app, draft.dropDraftItem, (wish, context) => dropItem(app, wish, context))
  route(app, draft.discardDraft, (wish, context) => discard(app, wish, context))
  route(app, draft.lintDraft, (wish, context) => checks.run(context.corp.corpId, () => lookAtDraft(app, wish, context)))
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
