import type { App } from './http/app.ts'
import type { PageAnswers } from './http/pages/pages.ts'
import { serveAudit } from './modules/audit/index.ts'
import { Carts, serveCarts } from './modules/cart/index.ts'
import { Catalog, prepareMenus, productFinder, serveCatalog } from './modules/catalog/index.ts'
import { createSettings, serveCorp, showSign } from './modules/corp/index.ts'
import { serveCoupons } from './modules/coupon/index.ts'

import { serveCustomers } from './modules/customer/index.ts'
import { serveDrafts } from './modules/draft/index.ts'
import { Groups, serveGroups } from './modules/group/index.ts'
import { Codes, Guard, type LoginSessions, loginJobs, type SmsGateway, serveLogin } from './modules/login/index.ts'
import { Assists, assistantOf, MemberCodes, memberJobs, serveMembers } from './modules/member/index.ts'
import {
  type OrderParts,
  Orders,
  orderJobs,
  serveCounter,
  serveOrders,
  serveStaffDiscounts,
  showAtCounter,
} from './modules/order/index.ts'
import { serveOrderHelp } from './modules/order-help/index.ts'
import { servePages } from './modules/page/index.ts'
import { type Passwords, servePasswords } from './modules/password/index.ts'
import { openPaymentAccounts, Payments, paymentJobs, servePayments } from './modules/payment/index.ts'
import { createPaymentMethods, type PaymentMethods, servePaymentMethods } from './modules/payment-method/index.ts'
import { createPictureParts, type PictureParts, pictureJobs, servePictures } from './modules/picture/index.ts'
import { pointsJobs, servePoints } from './modules/points/index.ts'
import { type createPreviews, servePreviews } from './modules/preview/index.ts'
import { type ReadOrder, servePrinters, servePrinting } from './modules/print/index.ts'
import { servePromotions } from './modules/promotion/index.ts'
import { pushJobs, servePush } from './modules/push/index.ts'
import { readyJobs, serveReadyControl, serveReadyTime } from './modules/ready/index.ts'
import { Receipts, serveReceipts } from './modules/receipt/index.ts'
import { serveSearch } from './modules/search/index.ts'
import { brandSeeker, type SampleMenus, serveSetup } from './modules/setup/index.ts'
import { findShared, SharedCarts, serveSharedCarts } from './modules/share/index.ts'
import { serveShifts } from './modules/shift/index.ts'
import { serveSlots } from './modules/slot/index.ts'
import { Approvals, serveStaff } from './modules/staff/index.ts'
import { serveStatistics, statisticsJobs } from './modules/statistics/index.ts'
import { serveSoldOut, serveStock, serveStockPlans, soldOutJobs, stockPlanJobs } from './modules/stock/index.ts'
import {
  createStores,
  findStoreOfVisitor,
  type Stores,
  serveDeskStores,
  serveStoreControl,
  serveStoreNews,
  serveStores,
  storeJobs,
} from './modules/store/index.ts'
import { serveUploads, type UploadStorage, uploadJobs } from './modules/upload/index.ts'

/** How people get in. */
export interface LoginWays {
  readonly sessions: LoginSessions
  /** Undefined: codes are shown in a demo and cannot be sent otherwise. */
  readonly sms: SmsGateway | undefined
  readonly passwords: Passwords
  readonly samples: SampleMenus
}

interface Ways extends LoginWays {
  readonly uploads: UploadStorage
  readonly previews: ReturnType<typeof createPreviews>
}

/** What is sold, what is sold out, and the offers on it. */
function serveMenus(app: App, { catalog, stores }: { catalog: Catalog; stores: Stores }): void {
  app.corps.prepareBy(prepareMenus({ catalog, stores, clock: app.clock }))
  const find = productFinder(app.db)
  serveCatalog(app, { catalog, stores, find, isKeeping: true })
  serveSearch(app, { catalog, stores, find })
  serveSoldOut(app, stores)
  serveStock(app)
  serveStockPlans(app)
  app.jobs.push(...soldOutJobs(app), ...stockPlanJobs(app))
  servePromotions(app, { catalog, stores })
  serveCoupons(app, { catalog, stores })
}

/** What customers and brands send. */
function serveFiles(app: App, storage: UploadStorage, pictures: PictureParts): void {
  serveUploads(app, storage)
  servePictures(app, pictures)
  app.jobs.push(...uploadJobs(app, storage), ...pictureJobs(app, storage))
}

/** The brand's own people, what they change, and how a brand is made. */
function serveDesk(app: App, ways: LoginWays, pictures: PictureParts): void {
  serveStaff(app, ways)
  serveSetup(app, ways)
  serveAudit(app)
  serveDrafts(app, pictures)
}

/** What is shared by links: carts, and orders that several make together. Answers what links say before they are opened. */
function serveLinks(app: App, parts: OrderParts): ReturnType<typeof findShared> {
  const carts = new SharedCarts(app, parts)
  const groups = new Groups(app, parts)
  serveSharedCarts(app, carts)
  serveGroups(app, groups)
  return findShared({ ...parts, clock: app.clock, carts, groups })
}

/** The counter of a store, and its tickets on paper, which are read as the counter reads orders. */
function serveStoreCounter(
  app: App,
  parts: OrderParts,
  { orders, approvals }: { orders: Orders; approvals: Approvals },
): void {
  const { stores } = parts
  const readOrder: ReadOrder = async (viewing, owned) =>
    showAtCounter(orders, viewing, await orders.getOfStore(viewing, owned))
  serveCounter(app, parts, { orders, approvals })
  servePrinters(app, readOrder)
  servePrinting(app, { stores, readOrder })
}

/** Stores, what is new of them, and how they are paid. */
function servePlaces(app: App, { stores, paymentMethods }: { stores: Stores; paymentMethods: PaymentMethods }): void {
  servePaymentMethods(app, paymentMethods, stores.findAny)
  serveStores(app, stores)
  serveStoreNews(app, stores)
  serveStoreControl(app, stores)
  serveShifts(app, stores)
  serveReadyTime(app, stores)
  serveReadyControl(app, stores)
  app.jobs.push(...readyJobs(app, stores))
  serveSlots(app, stores)
  serveDeskStores(app, paymentMethods)
}

/** What is sent to phones, and what they report. */
function serveSignals(app: App, settings: ReturnType<typeof createSettings>): void {
  servePush(app)
  serveStatistics(app)
  app.jobs.push(...pushJobs(app, settings), ...statisticsJobs(app))
}

/**
 * The one list of modules: each adds its routes and jobs, each talks to others only through their index.ts.
 * Answers what pages carry of them.
 */
export function registerModules(app: App, { uploads, previews, ...ways }: Ways): PageAnswers {
  const { db, hints, corps, jobs, config } = app
  const stores = createStores(db)
  const catalog = new Catalog(db)
  const settings = createSettings(db)
  serveCorp(app, settings)
  const start = servePages(app, settings)
  const accounts = openPaymentAccounts(app)
  const paymentMethods = createPaymentMethods(db, accounts)
  servePlaces(app, { stores, paymentMethods })
  serveMenus(app, { catalog, stores })
  servePoints(app, { settings })

  const parts = { db, hints, corps, stores, catalog, paymentMethods }
  const orders = new Orders(parts)
  serveOrders(app, parts, orders)
  const carts = new Carts(db, parts)
  serveCarts(app, carts, assistantOf(db))
  const links = serveLinks(app, parts)
  const memberCodes = new MemberCodes(config.tokenSecret)
  const assists = new Assists(app, carts, memberCodes)
  serveMembers(app, memberCodes, assists)
  const approvals = new Approvals({ app, ...ways })
  serveStaffDiscounts(app, parts, { assists, approvals })
  serveOrderHelp(app, orders)
  serveStoreCounter(app, parts, { orders, approvals })
  serveReceipts(app, new Receipts({ db, orders, settings, catalog, stores }), orders)
  const payments = new Payments({
    ...parts,
    ...{ settings, orders, accounts },
    ...{ publicUrl: config.publicUrl, brandHosts: config.brandHosts },
    log: app.http.log,
  })
  servePayments(app, payments)

  const codes = new Codes(db, config.tokenSecret, config.oldTokenSecrets)
  const logins = { app, ...ways, settings, codes, guard: new Guard(config.tokenSecret) }
  serveLogin(app, logins)
  servePasswords(app, logins)
  serveCustomers(app, { app, stores, orders, carts, logins })
  const pictures = createPictureParts(app, uploads)
  serveDesk(app, ways, pictures)
  servePreviews(app, previews)
  serveSignals(app, settings)
  serveFiles(app, uploads, pictures)
  jobs.push(
    ...orderJobs(app, orders),
    ...paymentJobs(app, payments),
    ...loginJobs(app),
    ...memberJobs(app),
    ...pointsJobs(app),
    ...storeJobs(app),
  )
  return {
    settings: start,
    sign: async (corp, language) => showSign(await settings.of(corp), language),
    store: findStoreOfVisitor(stores, app.clock),
    shared: links,
    hasBrand: brandSeeker(db),
  }
}
