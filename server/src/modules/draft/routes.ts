import * as draft from '@tiffin/contract/desk/draft'
import * as menu from '@tiffin/contract/desk/menu'
import type { App } from '../../http/app.ts'
import { route } from '../../http/route.ts'
import { begin, discard, dropItem, listDraftsOf, listReleasesOf, saveItem, showDraft } from './drafts.ts'
import { listMenu, nameItems, showMenuItem } from './menu/show-menu.ts'
import { publish, undoFrom } from './publish.ts'

/** Drafts, publishing and undoing; the menu as a draft makes it. */
export function serveDrafts(app: App): void {
  route(app, draft.listDrafts, (_nothing, context) => listDraftsOf(app, context))
  route(app, draft.createDraft, (wish, context) => begin(app, wish, context))
  route(app, draft.findDraft, (wish, context) => showDraft(app, wish, context))
  route(app, draft.saveDraftItem, (wish, context) => saveItem(app, wish, context))
  route(app, draft.dropDraftItem, (wish, context) => dropItem(app, wish, context))
  route(app, draft.discardDraft, (wish, context) => discard(app, wish, context))
  route(app, draft.publishDraft, (wish, context) => publish(app, wish, context))
  route(app, menu.listMenuItems, (wish, context) => listMenu(app, wish, context))
  route(app, menu.findMenuItem, (wish, context) => showMenuItem(app, wish, context))
  route(app, menu.listItemNames, (wish, context) => nameItems(app, wish, context))
  route(app, draft.listReleases, (wish, context) => listReleasesOf(app, wish, context))
  route(app, draft.undoReleases, (wish, context) => undoFrom(app, wish, context))
}
