import type { Browser } from '@playwright/test'
import { openDesk, owner } from './at-desk.ts'
import type { PageToShoot, Storage } from './scene.ts'

/** Pages of the brand's desk, by what follows `/desk/`. */
export const deskShots: Record<string, PageToShoot> = {
  deskMenu: { path: () => 'desk/demo/menu' },
  deskProduct: { path: () => 'desk/demo/menu/osmanthus-oolong' },
  deskTranslations: { path: () => 'desk/demo/menu/translations?view=all' },
  deskSpreadsheet: { path: () => 'desk/demo/menu/spreadsheet' },
  deskPages: { path: () => 'desk/demo/pages' },
  deskPublish: { path: () => 'desk/demo/publish' },
  deskStores: { path: () => 'desk/demo/stores' },
  deskStore: { path: () => 'desk/demo/stores/riverside' },
  deskTeam: { path: () => 'desk/demo/team' },
  deskAudit: { path: () => 'desk/demo/audit' },
}

/** Logs in at the desk once: it counts how often that is tried. */
export async function openDeskOnce(browser: Browser): Promise<Storage> {
  const page = await openDesk(browser, owner, { path: '/menu' })
  await page.getByRole('heading', { level: 1, name: 'Menu' }).waitFor()
  const storage = await page.evaluate(() => ({ ...sessionStorage }))
  await page.context().close()
  return storage
}
