import type { CallMap } from '@tiffin/contract/calls'

type Answers = { readonly [Path in keyof CallMap]?: CallMap[Path]['output'] }

const nothing = { list: [], total: 0, pageIndex: 1, pageSize: 20, hasMore: false }

/** What the app asks by itself, beside what it shows: it hears that there is nothing new, and nothing of it leaves the device. */
const answersOfApp: Answers = {
  '/api/app/common/push/client-id': { cid: '', webPushKey: '' },
  '/api/app/common/push/bind': {},
}

/** What the app asks by itself about the log-in: a member of whom nothing is known yet. */
const answersOfMember: Answers = {
  '/api/app/order/order/list': nothing,
  '/api/app/order/cart/detail': { storeId: null, version: 0, list: [], removedList: [], assistant: null },
  '/api/app/order/cart/save': { version: 1 },
  '/api/app/customer/coupon/list': { ...nothing, countByStatus: {} },
  '/api/app/customer/coupon/usable-list': { usableList: [], unusableList: [] },
  '/api/app/customer/customer-profile/is-set-password': { isSetPassword: true },
  '/api/app/customer/customer-profile/detail': {
    ...{ uid: 'preview', nickName: '', name: '', gender: 0, birthday: null, birthdayLocked: false, phone: '' },
    ...{ avatar: '', email: '', isMember: true, memberNo: '' },
  },
  '/api/app/customer/point-summary/list': {
    ...{
      currentPoints: 0,
      remainingPoints: 0,
      obtainedPoints: 0,
      usedPoints: 0,
      willExpirePoints: 0,
      expiredPoints: 0,
    },
    ...{ expiryList: [], rule: { pointsPerUnit: 0, minorPerPoint: 1, maxDeductPermille: 0 } },
  },
}

/** Statistics answer without an envelope; 0 means that none are wanted. */
const statistics: Answers = {
  '/api/app/common/stat/config': { ret: 0, enable: 0 },
  '/api/app/common/stat/report': { ret: 0 },
}

/** The body of a call's answer that is known here; undefined for one that the server is asked for. */
export function knownAnswer(path: string): unknown {
  const key = path as keyof CallMap // as: any other key has no answer
  if (statistics[key] !== undefined) return statistics[key]
  const data = answersOfApp[key] ?? answersOfMember[key]
  return data && { code: 200, message: '', data, successful: true }
}
