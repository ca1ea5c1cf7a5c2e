import type { z } from 'zod'
import * as approval from './approval.ts'
import * as cart from './cart.ts'
import * as common from './common.ts'
import * as coupon from './coupon.ts'
import * as customer from './customer.ts'
import * as audit from './desk/audit.ts'
import * as draft from './desk/draft.ts'
import * as deskLogin from './desk/login.ts'
import * as me from './desk/me.ts'
import * as menu from './desk/menu.ts'
import * as offer from './desk/offer.ts'
import * as deskOrder from './desk/order.ts'
import * as page from './desk/page.ts'
import * as deskPayment from './desk/payment.ts'
import * as deskPaymentAccount from './desk/payment-account.ts'
import * as picture from './desk/picture.ts'
import * as preview from './desk/preview.ts'
import * as priceList from './desk/price-list.ts'
import * as deskReconciliation from './desk/reconciliation.ts'
import * as setup from './desk/setup.ts'
import * as sheet from './desk/sheet.ts'
import * as start from './desk/start.ts'
import * as deskStock from './desk/stock.ts'
import * as deskStore from './desk/store.ts'
import * as storeGroups from './desk/store-group.ts'
import * as team from './desk/team.ts'
import * as translation from './desk/translation.ts'
import * as view from './desk/view.ts'
import * as group from './group.ts'
import * as login from './login.ts'
import * as marketing from './marketing.ts'
import * as member from './member.ts'
import * as order from './order.ts'
import * as orderHelp from './order-help.ts'
import * as payment from './payment.ts'
import * as points from './points.ts'
import * as print from './print.ts'
import * as product from './product.ts'
import * as profile from './profile.ts'
import * as receipt from './receipt.ts'
import * as share from './share.ts'
import * as shift from './shift.ts'
import * as slot from './slot.ts'
import * as soldOut from './sold-out.ts'
import * as statistics from './statistics.ts'
import * as stock from './stock.ts'
import * as store from './store.ts'
import * as storeControl from './store-control.ts'
import * as table from './table.ts'
import * as upload from './upload.ts'
import * as walkIn from './walk-in.ts'

const { libraryPicture: _libraryPicture, pictureUse: _pictureUse, ...pictureCalls } = picture
const { auditEntry: _auditEntry, ...auditCalls } = audit
const { approvalKind: _approvalKind, ...approvalCalls } = approval
const { savedCart: _savedCart, ...cartCalls } = cart
const { corpSetting: _corpSetting, ...commonCalls } = common
const { smsScene: _smsScene, ...loginCalls } = login
const { groupOrder: _groupOrder, ...groupCalls } = group
const {
  itemChange: _itemChange,
  itemConflict: _itemConflict,
  itemFault: _itemFault,
  lintFinding: _lintFinding,
  mostFindings: _mostFindings,
  draftSummary: _draftSummary,
  releaseSummary: _releaseSummary,
  ...draftCalls
} = draft
const { listedKinds: _listedKinds, menuItem: _menuItem, ...menuCalls } = menu
const { orderHelp: _orderHelp, ...orderHelpCalls } = orderHelp
const { paymentState: _paymentState, paymentStep: _paymentStep, ...paymentCalls } = payment
const { paymentAlarm: _paymentAlarm, ...deskPaymentCalls } = deskPayment
const {
  paymentAccount: _paymentAccount,
  paymentProvider: _paymentProvider,
  ...deskPaymentAccountCalls
} = deskPaymentAccount
const {
  reconciledDay: _reconciledDay,
  reconciledDifference: _reconciledDifference,
  ...deskReconciliationCalls
} = deskReconciliation
const { statRecord: _statRecord, ...statisticsCalls } = statistics
const { counterOrder: _counterOrder, ...storeCalls } = store
const { storeRow: _storeRow, storeDetail: _storeDetail, ...deskStoreCalls } = deskStore
const { storeGroup: _storeGroup, ...storeGroupCalls } = storeGroups
const { staffMember: _staffMember, ...teamCalls } = team
const { translatedKinds: _translatedKinds, ...translationCalls } = translation
const { savedView: _savedView, ...viewCalls } = view

/** Every call of the product by name. Routes, tests and the typed client walk this map. */
export const calls = {
  ...auditCalls,
  ...deskLogin,
  ...deskStoreCalls,
  ...storeGroupCalls,
  ...draftCalls,
  ...me,
  ...viewCalls,
  ...menuCalls,
  ...offer,
  ...priceList,
  ...page,
  ...deskOrder,
  ...deskPaymentCalls,
  ...deskPaymentAccountCalls,
  ...deskReconciliationCalls,
  ...pictureCalls,
  ...preview,
  ...setup,
  ...sheet,
  ...start,
  ...teamCalls,
  ...translationCalls,
  ...cartCalls,
  ...commonCalls,
  ...coupon,
  ...customer,
  ...groupCalls,
  ...loginCalls,
  ...marketing,
  ...member,
  ...order,
  ...orderHelpCalls,
  ...paymentCalls,
  ...points,
  ...product,
  ...profile,
  ...receipt,
  ...print,
  ...share,
  ...shift,
  ...slot,
  ...table,
  ...soldOut,
  ...stock,
  ...deskStock,
  ...storeControl,
  ...statisticsCalls,
  ...storeCalls,
  ...upload,
  ...walkIn,
  ...approvalCalls,
}

type AnyCall = (typeof calls)[keyof typeof calls]

/** Path -> what to send and what comes back, for a client that imports types only. */
export type CallMap = {
  [Each in AnyCall as Each['path']]: { input: z.input<Each['input']>; output: z.output<Each['output']> }
}
