import { farthest } from '@tiffin/core/store/distance'
import { z } from 'zod'
import { call } from './call.ts'
import {
  agreement,
  downloadPage,
  guideMarker,
  languageEntry,
  pageBlocks,
  pageColor,
  qrBackground,
  tabEntry,
} from './config-shapes.ts'
import { profile, store } from './customer-shapes.ts'
import { id, nothing, pageOf, paging, position, time } from './shapes.ts'

/** Decoration of the pages. */
export const listPageConfigs = call({
  path: '/api/app/customer/page-config/list',
  as: 'anyone',
  isPreviewed: true,
  input: z.object({ pageType: z.int().exactOptional() }),
  output: z.object({ list: z.array(pageBlocks) }),
})

/** The brand's colours. */
export const findPageColor = call({
  path: '/api/app/customer/page-color/list',
  as: 'anyone',
  isPreviewed: true,
  input: nothing,
  output: pageColor,
})

/** Terms of service and privacy policy in the caller's language. */
export const findAgreement = call({
  path: '/api/app/customer/general-config/mobile-agreement/list',
  as: 'anyone',
  isPreviewed: true,
  input: nothing,
  output: agreement,
})

/** Whether a page may be opened from outside: 1 it may, anything else leads to the download page. */
export const findShareStatus = call({
  path: '/api/app/customer/page-config/share-status/list',
  as: 'anyone',
  isPreviewed: true,
  input: z.object({ pageType: z.int() }),
  output: z.object({ pageType: z.int(), status: z.int() }),
})

/** What lies behind the member code. */
export const findQrBackground = call({
  path: '/api/app/customer/general-config/customer-qr-background/list',
  as: 'anyone',
  isPreviewed: true,
  input: nothing,
  output: qrBackground,
})

/** The page that leads to the brand's own app. */
export const findDownloadPage = call({
  path: '/api/app/customer/general-config/download-page/list',
  as: 'anyone',
  isPreviewed: true,
  input: nothing,
  output: downloadPage,
})

/** Hints for those who use the app in a browser. */
export const listGuideMarkers = call({
  path: '/api/app/customer/general-config/web-guide-marker/list',
  as: 'anyone',
  isPreviewed: true,
  input: nothing,
  output: z.object({ list: z.array(guideMarker) }),
})

/** Tabs of the tab bar. */
export const listTabs = call({
  path: '/api/app/customer/tab/list',
  as: 'anyone',
  isPreviewed: true,
  input: nothing,
  output: z.object({ list: z.array(tabEntry) }),
})

/** Languages of the picker. */
export const listLanguages = call({
  path: '/api/app/customer/login/list-language',
  as: 'anyone',
  isPreviewed: true,
  input: nothing,
  output: z.object({ list: z.array(languageEntry) }),
})

/** Whether those that take orders now come first, over all pages [store-19]. */
const openFirst = z.boolean().exactOptional()

/** Stores: type 1 nearby (by distance, no farther than `radius` metres from a position), 2 favourite, 3 frequently used. */
export const listStores = call({
  path: '/api/app/customer/store/list',
  as: 'maybeCustomer',
  isPreviewed: true,
  input: z.object({
    ...paging,
    ...position,
    type: z.int().min(1).max(3).default(1),
    keyword: z.string().max(50).exactOptional(),
    radius: z.int().min(1).max(farthest).default(20_000),
    openFirst,
  }),
  output: pageOf(store),
})

/** Stores whose name or address holds the words, nearest first. */
export const searchStores = call({
  path: '/api/app/customer/store/search',
  as: 'maybeCustomer',
  isPreviewed: true,
  input: z.object({ ...paging, ...position, keyword: z.string().max(50), openFirst }),
  output: pageOf(store),
})

/** One store. */
export const findStore = call({
  path: '/api/app/customer/store/detail',
  as: 'maybeCustomer',
  isPreviewed: true,
  input: z.object({ ...position, storeId: id }),
  output: store,
  refusals: ['storeUnknown'],
})

/**
 * When an order of so many units would be ready if a store accepted it now [ready-2]; null while it takes no orders. Of a set the units
 * in it count.
 */
export const findReadyTime = call({
  path: '/api/app/customer/store/ready-time',
  as: 'anyone',
  input: z.object({ storeId: id, work: z.int().min(1).max(9999).default(1) }),
  output: z.object({ readyFrom: time.nullable(), readyUntil: time.nullable(), serverTime: time }),
  refusals: ['storeUnknown'],
})

/** The store for a first visit: last ordered at, else the nearest open one, else the first. */
export const findDefaultStore = call({
  path: '/api/app/customer/store/default',
  as: 'maybeCustomer',
  isPreviewed: true,
  input: z.object(position),
  output: store,
  refusals: ['storeUnknown'],
})

/** Adds or removes a favourite; asking twice changes nothing. */
export const setFavouriteStore = call({
  path: '/api/app/customer/store/favourite',
  as: 'customer',
  input: z.object({ storeId: id, favourite: z.boolean() }),
  output: z.object({ storeId: id, favourite: z.boolean() }),
  refusals: ['storeUnknown'],
})

/** The customer's own profile; the phone is masked. */
export const findProfile = call({
  path: '/api/app/customer/customer-profile/detail',
  as: 'customer',
  input: nothing,
  output: profile,
})
