import type { CallMap } from '@tiffin/contract/calls'
import { money } from '@tiffin/core/money/money'
import type { Promotion } from '@tiffin/core/pricing/promotion'
import type { Store } from '@tiffin/core/store/store'

const everyDay = (start: string, end: string) => [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, start, end }))

const store = (storeId: string, storeName: string, more: Partial<Store> = {}): Store => ({
  id: storeId,
  storeId,
  storeName,
  status: 1,
  isOpen: true,
  resumesAt: null,
  businessHours: '07:00-22:00',
  businessHourList: everyDay('00:00', '23:59'),
  exceptionList: [],
  phone: '+1 604 555 0142',
  address: '12 Quay Street, ground floor',
  latitude: 49.2827,
  longitude: -123.1207,
  distance: 320,
  favourite: false,
  image: '',
  pickupMethodList: [1, 2],
  timeZone: 'America/Vancouver',
  notice: '',
  ...more,
})

export const stores: Store[] = [
  store('riverside', 'Riverside Arcade', { favourite: true }),
  store('northgate', 'Northgate', { distance: 1400, address: '88 Mill Road', favourite: true }),
  store('garden', 'Garden Terrace', {
    distance: 2100,
    address: '3 Orchard Walk, by the fountain',
    status: 2,
    businessHourList: everyDay('10:00', '10:01'),
    businessHours: '10:00-10:01',
  }),
  store('station', 'Station Hall', { distance: 3600, address: 'Platform level, east exit', pickupMethodList: [1] }),
]

const soon = Date.now() + 30 * 86_400_000

export const promotions: Promotion[] = [
  {
    promotionId: 'p-limited',
    type: 3,
    name: 'Osmanthus week',
    rule: { kind: 'amountOff', amount: money(60) },
    threshold: money(0),
    productIdList: ['osmanthus-oolong'],
    startTime: 0,
    endTime: soon,
    combinableWithCoupon: true,
    combinableWithActivity: true,
  },
  {
    promotionId: 'p-whole',
    type: 2,
    name: '10% off from $15',
    rule: { kind: 'perMilleOff', perMille: 100 },
    threshold: money(1500),
    productIdList: null,
    startTime: 0,
    endTime: soon,
    combinableWithCoupon: true,
    combinableWithActivity: true,
  },
]

type Bootstrap = CallMap['/api/app/common/bootstrap/detail']['output']
type TaxTerms = NonNullable<Bootstrap['corpSetting']['tax']>
type Block = Bootstrap['pageList'][number]['blockList'][number]
type BlockItem = Block['items'][number]

const blockItem = (more: Partial<BlockItem>): BlockItem => ({
  image: '',
  tint: 'butter',
  title: '',
  text: '',
  action: '',
  link: '',
  productId: '',
  ...more,
})

const shelf = ['butter-croissant', 'custard-tart', 'pistachio-croissant', 'cardamom-bun', 'milk-loaf', 'rye-loaf']

const pageList: Bootstrap['pageList'] = [
  {
    pageType: 1,
    blockList: [
      {
        type: 'entries',
        title: '',
        sort: 0,
        items: [
          blockItem({
            image: '/media/camellia-black-cut',
            tint: 'butter',
            link: '/pages/home/menu/menu?pickupMethod=1',
          }),
          blockItem({ image: '/media/lychee-rose-cut', tint: 'rose', link: '/pages/home/menu/menu?pickupMethod=2' }),
        ],
      },
      {
        type: 'banner',
        title: '',
        sort: 1,
        items: [
          blockItem({
            image: '/media/osmanthus-oolong-cut',
            tint: 'butter',
            title: 'Osmanthus week',
            text: 'Picked at first light, steeped by noon',
            action: 'See the teas',
            link: '/pages/home/menu/menu',
          }),
        ],
      },
      {
        type: 'productGroup',
        title: 'Fresh from the oven',
        sort: 2,
        items: shelf.map((productId) => blockItem({ productId })),
      },
      {
        type: 'image',
        title: '',
        sort: 3,
        items: [
          blockItem({
            image: '/media/gift-box-cut',
            tint: 'rose',
            title: 'Gifts that smell of butter',
            text: 'Camellia boxes from $28.00',
            link: '/pages/home/menu/menu',
          }),
          blockItem({
            image: '/media/rye-loaf-cut',
            tint: 'oat',
            title: 'Bread for tonight',
            text: 'Reserve a loaf, collect after 17:00',
            link: '/pages/home/menu/menu',
          }),
        ],
      },
    ],
  },
]

/** The brand's terms of tax, for tests that set them; none at first. */
export const taxing: { terms?: TaxTerms } = {}

export const bootstrap = (): Bootstrap => ({
  corpSetting: {
    corpId: 'demo',
    brandName: 'Camellia Row',
    slogan: 'The second batch of croissants is out.',
    logo: '',
    browserLogo: '',
    currency: 'USD',
    currencyScale: 2,
    currentUnit: '$',
    defaultFractionDigits: 2,
    groupingSeparator: ',',
    timeZone: 'America/Vancouver',
    defaultAreaCode: '62',
    areaCodeList: ['62', '86', '1', '66', '964'],
    payTimeoutSeconds: 900,
    specialRemark: false,
    tissueOption: true,
    pointsEnabled: false,
    webviewOriginList: [],
    mapProvider: '',
    appId: 'tiffin-demo',
    servicePhone: '',
    ...(taxing.terms ? { tax: taxing.terms } : {}),
    serverTime: Date.now(),
  },
  pageColor: { primaryColor: '#E6002D', secondaryColor: '#0E4D3C' },
  tabList: [],
  shareOffList: [],
  languageList: [
    { text: '中文', code: 'zh-CN' },
    { text: 'English', code: 'en-US' },
    { text: 'Bahasa Indonesia', code: 'in-ID' },
    { text: 'English (Philippines)', code: 'en-PH' },
    { text: 'ไทย', code: 'th-TH' },
  ],
  version: { version: '2.2.2', code: 222, minCode: 222, force: false, notes: '', downloadUrl: '' },
  pageList,
  agreement: { version: '1', updateTime: 0 },
})
