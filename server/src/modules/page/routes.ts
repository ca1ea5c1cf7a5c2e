import { bootstrap } from '@tiffin/contract/common'
import { listPageConfigs } from '@tiffin/contract/customer'
import type { App } from '../../http/app.ts'
import { route } from '../../http/route.ts'
import type { SettingsOfCorps } from '../corp/index.ts'
import { createPages } from './pages.ts'
import { showPages } from './show-pages.ts'
import { createStartBytes, type StartBytes } from './start.ts'

/** The calls about the blocks of pages, and the one that the app makes first; answers what makes the bytes of that one. */
export function servePages(app: App, settings: SettingsOfCorps): StartBytes {
  const pages = createPages(app.db)
  const start = createStartBytes(settings, pages)
  route(app, bootstrap, (_input, { corp, language }) => start(corp, language))
  route(app, listPageConfigs, async ({ pageType }, { corp, language }) => ({
    list: showPages(await pages.of(corp), language, pageType),
  }))
  return start
}
