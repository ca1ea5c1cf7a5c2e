import type { Browser, Page } from '@playwright/test'
import { openDesk } from './at-desk.ts'
import { fillDesk } from './desk-scene.ts'
import { owner } from './desk-token.ts'
import type { PageToShoot, Storage } from './scene.ts'

const press = (selector: string) => async (page: Page) => {
  await page.locator(selector).filter({ visible: true }).first().click()
  await page.waitForTimeout(700)
}

/** The field of the product's picture, and its square in a dialog. */
const cropped = press('#pictures .picfield > .btn, .productpictures .picfield > .btn')

/** Pages of the brand's desk, by what follows `/desk/`. */
export const deskShots: Record<string, PageToShoot> = {
  deskMenu: { path: () => 'desk/demo/menu' },
  deskViews: { path: () => 'desk/demo/menu?category=season', prepare: press('.viewchip') },
  deskRestore: { path: () => 'desk/demo/menu?view=archived' },
  deskProduct: { path: () => 'desk/demo/menu/osmanthus-oolong' },
  deskCrop: { path: () => 'desk/demo/menu/osmanthus-oolong', prepare: cropped },
  deskLibrary: { path: () => 'desk/demo/menu/osmanthus-oolong', prepare: press('.productpictures .pick') },
  deskPriceLists: { path: () => 'desk/demo/menu/price-lists' },
  deskPrices: { path: () => 'desk/demo/menu/price-lists?list=airport' },
  deskCategories: { path: () => 'desk/demo/menu/categories' },
  deskOptions: { path: () => 'desk/demo/menu/options' },
  deskMaterials: { path: () => 'desk/demo/menu/materials' },
  deskOffers: { path: () => 'desk/demo/offers', prepare: press('.blocks button') },
  deskCoupons: { path: () => 'desk/demo/offers', prepare: press('.blocktypes ~ .blocks button') },
  deskTranslations: { path: () => 'desk/demo/menu/translations?view=all' },
  deskSpreadsheet: { path: () => 'desk/demo/menu/spreadsheet' },
  deskPages: { path: () => 'desk/demo/pages' },
  deskPictures: { path: () => 'desk/demo/pictures' },
  deskPublish: { path: () => 'desk/demo/publish' },
  deskStores: { path: () => 'desk/demo/stores' },
  deskStore: { path: () => 'desk/demo/stores/riverside' },
  deskStoreGroups: { path: () => 'desk/demo/stores/groups' },
  deskStart: { path: () => 'desk/demo/start' },
  deskPayments: { path: () => 'desk/demo/payments' },
  deskAccounts: { path: () => 'desk/demo/payments/accounts' },
  deskReconciliation: { path: () => 'desk/demo/payments/reconciliation' },
  deskSettings: { path: () => 'desk/demo/settings' },
  deskTeam: { path: () => 'desk/demo/team' },
  deskAudit: { path: () => 'desk/demo/audit' },
  deskAccount: { path: () => 'desk/demo/account' },
  deskLogIn: { path: () => 'desk/demo/log-in', isVisitor: true },
}

/** Fills the desk, and logs in once: it counts how often that is tried. */
export async function openDeskOnce(browser: Browser): Promise<Storage> {
  const draftId = await fillDesk()
  const page = await openDesk(browser, owner, { path: '/menu' })
  await page.getByRole('heading', { level: 1, name: 'Menu' }).waitFor()
  const storage: Storage = await page.evaluate(() => ({ ...sessionStorage }))
  await page.context().close()
  return { ...storage, 'tiffin.desk.draft': draftId }
}
