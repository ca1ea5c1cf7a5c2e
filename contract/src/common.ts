import { z } from 'zod'
import { call } from './call.ts'
import { agreementVersion, languageEntry, pageBlocks, pageColor, tabEntry } from './config-shapes.ts'
import { id, money, nothing, time } from './shapes.ts'
import { taxTerms } from './tax-shapes.ts'

/** What a brand is and how it counts [brand-3]. */
export const corpSetting = z.object({
  corpId: id,
  brandName: z.string(),
  slogan: z.string(),
  /** Picture addresses, see core `Product.image`; `browserLogo` is a complete address of a PNG. */
  logo: z.string(),
  browserLogo: z.string(),
  currency: z.string().length(3),
  currencyScale: z.int().min(0).max(3),
  currentUnit: z.string(),
  defaultFractionDigits: z.int().min(0).max(3),
  groupingSeparator: z.string(),
  timeZone: z.string(),
  defaultAreaCode: z.string(),
  areaCodeList: z.array(z.string()),
  payTimeoutSeconds: z.int(),
  specialRemark: z.boolean(),
  tissueOption: z.boolean(),
  pointsEnabled: z.boolean(),
  webviewOriginList: z.array(z.string()),
  mapProvider: z.string(),
  appId: z.string(),
  servicePhone: z.string(),
  /** Left out by a brand that states no tax and adds nothing for service. */
  tax: taxTerms.exactOptional(),
  serverTime: time,
})

const version = z.object({
  version: z.string(),
  code: z.int(),
  minCode: z.int(),
  force: z.boolean(),
  notes: z.string(),
  downloadUrl: z.string(),
})

/** The brand's settings. */
export const findCorpSetting = call({
  path: '/api/app/common/corp-setting/detail-v2',
  as: 'anyone',
  isPreviewed: true,
  input: nothing,
  output: corpSetting,
})

/** The app's version and the oldest one still served. */
export const findVersion = call({
  path: '/api/app/common/version/version-info/v2',
  as: 'anyone',
  isPreviewed: true,
  input: nothing,
  output: version,
})

/** Everything the app needs before its first screen, in one answer; the single calls stay. */
export const bootstrap = call({
  path: '/api/app/common/bootstrap/detail',
  as: 'anyone',
  isPreviewed: true,
  input: nothing,
  output: z.object({
    corpSetting,
    pageColor,
    tabList: z.array(tabEntry),
    languageList: z.array(languageEntry),
    version,
    pageList: z.array(pageBlocks),
    agreement: agreementVersion,
    /** Types of pages that may not be opened from outside; each is asked for once more before anybody is sent away. */
    shareOffList: z.array(z.int()),
  }),
})

/** Ways to pay at a store; an empty list is 'Payment method not configured'. */
export const listPaymentMethods = call({
  path: '/api/app/common/payment-method/list',
  as: 'anyone',
  isPreviewed: true,
  input: z.object({ storeId: id.exactOptional(), amount: money.exactOptional() }),
  output: z.object({
    list: z.array(
      z.object({ code: id, name: z.string(), icon: z.string(), type: z.int(), sort: z.int(), tip: z.string() }),
    ),
  }),
})

/**
 * About where the caller's network is, in thousandths of a degree, for those whose browser cannot say; `accuracy` in metres.
 * Refused while no maps provider is configured, or when it does not know.
 */
export const locateNetwork = call({
  path: '/api/app/common/location/ip',
  as: 'anyone',
  input: nothing,
  output: z.object({ latitude: z.number(), longitude: z.number(), accuracy: z.number(), source: z.string() }),
  refusals: ['positionUnavailable'],
})

/** A client id for messages to this browser; random, kept hashed. `webPushKey` is what its own push service asks for (VAPID). */
export const createPushClient = call({
  path: '/api/app/common/push/client-id',
  as: 'maybeCustomer',
  input: z.object({
    /** Refused as `appIdInvalid` when it is missing. */
    appId: z.string().max(64).default(''),
    platform: z.string().max(32).default('h5'),
    cid: z.string().max(64).exactOptional(),
  }),
  output: z.object({ cid: z.string(), webPushKey: z.string() }),
  refusals: ['appIdInvalid'],
})

const webPush = z.object({
  endpoint: z.string().max(1000),
  keys: z.object({
    p256dh: z.string().regex(/^[A-Za-z0-9_-]{87}=?$/),
    auth: z.string().regex(/^[A-Za-z0-9_-]{22}={0,2}$/),
  }),
})

/**
 * Ties a client id to the session, so that messages for this customer, or for this employee's store, reach it until the session ends.
 * `webPush`, a customer's only, is where messages go while no page is open; null takes it back, without it nothing changes.
 */
export const bindPushClient = call({
  path: '/api/app/common/push/bind',
  as: 'loggedIn',
  input: z.object({
    /** Refused as `pushClientIdInvalid` when it is missing. */
    cid: z.string().max(64).default(''),
    enabled: z.boolean().default(true),
    webPush: webPush.nullable().exactOptional(),
  }),
  output: nothing,
  refusals: ['pushClientIdInvalid'],
})
