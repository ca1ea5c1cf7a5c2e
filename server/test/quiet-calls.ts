/** Calls of the desk that change nothing which another person would ask about. */
export const quiet = [
  'findArchivedItem',
  ...['listMenuItems', 'findMenuItem', 'listItemNames', 'listDrafts', 'findDraft', 'lintDraft', 'listReleases'],
  ...['listPageItems', 'listAgreementVersions', 'findAgreementVersion', 'listPriceLists', 'listPromotionItems'],
  ...['listDeskStores', 'createPreview', 'findDeskStore', 'listStoreGroups', 'listTableCodes', 'listStockPlans'],
  ...['listPictures', 'findPicture', 'exportSheets', 'listTranslations'],
  'findStart',
  'listAudit',
  'listStaff',
  'findPriceList',
  'findTeamRules',
  ...['searchOrders', 'findDeskOrder'],
  ...['listPaymentAlarms', 'listPaymentAccounts', 'checkPaymentAccount'],
  ...['listReconciledDays', 'findReconciledDay'],
  'findMe',
  'listMySessions',
  'proveMe',
  'startMyTotp',
  'logOutOfDesk',
  ...['logInAtDesk', 'findInvitation'],
  ...['listViews', 'saveView', 'renameView', 'deleteView'],
]

/** Calls of the counter that move no money and no stock, or whose change another log keeps. */
export const quietAtCounter = [
  ...['listStoreOrders', 'findStoreOrder', 'searchStoreOrders', 'listApprovers', 'listSoldOut', 'listStock'],
  ...['listPrinters', 'listStoreHelp', 'listStoreSlots', 'findShift', 'listShifts', 'findClosedShift'],
  ...['findReadyControl', 'findStoreControl'],
  // Steps of an order that move no money: `order_log` has them.
  ...['startOrder', 'readyOrder', 'completeOrder', 'takeBackOrder', 'tickOrderLine'],
  // Help at the counter: `assist_log` has it.
  ...['scanMember', 'findAssist', 'saveAssistedCart', 'endAssist', 'closeStoreHelp'],
  ...['printTicket', 'testPrinter', 'logOutEmployee'],
]
