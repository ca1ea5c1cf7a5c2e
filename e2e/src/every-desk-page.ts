/** The pages of the desk below its brand, by address, and the key of the phrase that heads each; null for one that is headed by a name. */
export const everyDeskPage: Readonly<Record<string, string | null>> = {
  start: 'desk.start.title',
  menu: 'desk.menu.title',
  'menu/osmanthus-oolong': null,
  'menu/categories': 'desk.menu.categories',
  'menu/options': 'desk.menu.options',
  'menu/materials': 'desk.menu.materials',
  'menu/price-lists': 'desk.menu.priceLists',
  'menu/translations': 'desk.translate.title',
  'menu/spreadsheet': 'desk.sheet.title',
  offers: 'desk.offer.title',
  pages: 'desk.pages.title',
  pictures: 'desk.picture.title',
  publish: 'desk.publish.title',
  stores: 'desk.storePage.title',
  'stores/groups': 'desk.storeGroups.title',
  'stores/riverside': null,
  orders: 'staffOrders.title',
  payments: 'desk.payments.title',
  'payments/accounts': 'desk.accounts.title',
  'payments/reconciliation': 'desk.reconcile.title',
  settings: 'desk.settings.title',
  team: 'desk.team.title',
  audit: 'desk.audit.title',
  account: 'desk.accountPage.title',
}

/** The pages for who is not logged in, by the route of each and its whole address; a code that is none shows what they say then. */
export const pagesBeforeLogIn = [
  { page: 'log-in', address: '/desk/demo/log-in' },
  { page: 'invitation', address: '/desk/demo/invitation#no-such-code' },
  { page: 'setup', address: '/desk/setup?code=no-such-code' },
] as const
