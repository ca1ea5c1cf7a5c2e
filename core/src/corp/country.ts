import type { Language } from '../language/language.ts'

/** What a country proposes to a new brand; a brand may choose otherwise [brand-5]. */
export interface Country {
  /** ISO 4217, with the digits that its minor unit has and those that prices show. */
  readonly currency: string
  readonly scale: number
  readonly fractionDigits: number
  /** Before an amount. */
  readonly unit: string
  readonly groupingSeparator: ',' | '.'
  /** IANA names, the one where most people live first. */
  readonly timeZones: readonly [string, ...string[]]
  /** Dialling code without `+`. */
  readonly areaCode: string
  /** The language that texts are typed in at first. */
  readonly language: Language
}

const gulf = { scale: 3, fractionDigits: 3, groupingSeparator: ',', language: 'ar-IQ' } as const
const cents = { scale: 2, fractionDigits: 2, groupingSeparator: ',' } as const
/** Coins are no longer used. */
const withoutCents = { scale: 2, fractionDigits: 0, groupingSeparator: ',' } as const

/** By ISO 3166 code. */
export const countries = {
  AE: { ...cents, currency: 'AED', unit: 'AED ', timeZones: ['Asia/Dubai'], areaCode: '971', language: 'ar-IQ' },
  AU: {
    ...{ ...cents, currency: 'AUD', unit: '$', areaCode: '61', language: 'en-US' },
    timeZones: ['Australia/Sydney', 'Australia/Brisbane', 'Australia/Adelaide', 'Australia/Darwin', 'Australia/Perth'],
  },
  BH: { ...gulf, currency: 'BHD', unit: 'BHD ', timeZones: ['Asia/Bahrain'], areaCode: '973' },
  BN: { ...cents, currency: 'BND', unit: '$', timeZones: ['Asia/Brunei'], areaCode: '673', language: 'en-US' },
  CA: {
    ...{ ...cents, currency: 'CAD', unit: '$', areaCode: '1', language: 'en-US' },
    timeZones: ['America/Toronto', 'America/Vancouver', 'America/Edmonton', 'America/Winnipeg', 'America/Halifax'],
  },
  CN: { ...cents, currency: 'CNY', unit: '¥', timeZones: ['Asia/Shanghai'], areaCode: '86', language: 'zh-CN' },
  GB: { ...cents, currency: 'GBP', unit: '£', timeZones: ['Europe/London'], areaCode: '44', language: 'en-US' },
  HK: { ...cents, currency: 'HKD', unit: '$', timeZones: ['Asia/Hong_Kong'], areaCode: '852', language: 'zh-CN' },
  ID: {
    ...{ ...withoutCents, currency: 'IDR', unit: 'Rp', groupingSeparator: '.', areaCode: '62', language: 'in-ID' },
    timeZones: ['Asia/Jakarta', 'Asia/Makassar', 'Asia/Jayapura'],
  },
  IN: { ...cents, currency: 'INR', unit: '₹', timeZones: ['Asia/Kolkata'], areaCode: '91', language: 'en-US' },
  IQ: {
    ...{ ...gulf, fractionDigits: 0, currency: 'IQD', unit: 'IQD ', areaCode: '964' },
    timeZones: ['Asia/Baghdad'],
  },
  JO: { ...gulf, currency: 'JOD', unit: 'JOD ', timeZones: ['Asia/Amman'], areaCode: '962' },
  KH: { ...cents, currency: 'USD', unit: '$', timeZones: ['Asia/Phnom_Penh'], areaCode: '855', language: 'en-US' },
  KW: { ...gulf, currency: 'KWD', unit: 'KWD ', timeZones: ['Asia/Kuwait'], areaCode: '965' },
  LA: {
    ...withoutCents,
    currency: 'LAK',
    unit: '₭',
    timeZones: ['Asia/Vientiane'],
    areaCode: '856',
    language: 'lo-LA',
  },
  MM: { ...withoutCents, currency: 'MMK', unit: 'K', timeZones: ['Asia/Yangon'], areaCode: '95', language: 'en-US' },
  MO: { ...cents, currency: 'MOP', unit: 'MOP$', timeZones: ['Asia/Macau'], areaCode: '853', language: 'zh-CN' },
  MY: { ...cents, currency: 'MYR', unit: 'RM', timeZones: ['Asia/Kuala_Lumpur'], areaCode: '60', language: 'en-US' },
  NP: { ...cents, currency: 'NPR', unit: 'रू', timeZones: ['Asia/Kathmandu'], areaCode: '977', language: 'ne-NP' },
  NZ: { ...cents, currency: 'NZD', unit: '$', timeZones: ['Pacific/Auckland'], areaCode: '64', language: 'en-US' },
  OM: { ...gulf, currency: 'OMR', unit: 'OMR ', timeZones: ['Asia/Muscat'], areaCode: '968' },
  PH: { ...cents, currency: 'PHP', unit: '₱', timeZones: ['Asia/Manila'], areaCode: '63', language: 'en-PH' },
  QA: { ...cents, currency: 'QAR', unit: 'QAR ', timeZones: ['Asia/Qatar'], areaCode: '974', language: 'ar-IQ' },
  SA: { ...cents, currency: 'SAR', unit: 'SAR ', timeZones: ['Asia/Riyadh'], areaCode: '966', language: 'ar-IQ' },
  SG: { ...cents, currency: 'SGD', unit: '$', timeZones: ['Asia/Singapore'], areaCode: '65', language: 'en-US' },
  TH: { ...cents, currency: 'THB', unit: '฿', timeZones: ['Asia/Bangkok'], areaCode: '66', language: 'th-TH' },
  TW: { ...withoutCents, currency: 'TWD', unit: '$', timeZones: ['Asia/Taipei'], areaCode: '886', language: 'zh-CN' },
  US: {
    ...{ ...cents, currency: 'USD', unit: '$', areaCode: '1', language: 'en-US' },
    timeZones: ['America/New_York', 'America/Chicago', 'America/Denver', 'America/Los_Angeles', 'Pacific/Honolulu'],
  },
  VN: {
    ...{ scale: 0, fractionDigits: 0, currency: 'VND', unit: '₫', groupingSeparator: '.', areaCode: '84' },
    ...{ timeZones: ['Asia/Ho_Chi_Minh'], language: 'en-US' },
  },
} as const satisfies Record<string, Country>

/** A country that a brand can be made in. */
export type CountryCode = keyof typeof countries

export const countryCodes = Object.keys(countries) as readonly CountryCode[] // as: keys of an object are its keys

/** A name as it can stand in an address, `Kopi Lentera` as `kopi-lentera`; empty for one without Latin letters [brand-1]. */
export const proposeCorpId = (name: string): string =>
  name
    .replace(/['’‘ʼ`´]/g, '') // what is left out within a word does not part it
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 32)
    .replace(/^-|-$/g, '')
