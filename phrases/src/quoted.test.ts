import { describe, expect, it } from 'vitest'
import { mergeTexts } from './catalogue.ts'

/** Texts that are fixed to the letter [language-4]. */
const quoted = {
  'error.network': 'Network connection error, please check your Internet connection',
  'error.page': 'The page is wrong. Please try again later.',
  'location.permission': 'Please open location permissions in the settings',
  'location.service': 'Please enable location service',
  'pay.failedSwitch': 'Failed. It is recommended to switch to another payment method and try again',
  'pay.notConfigured': 'Payment method not configured',
  'pay.timeRemaining': 'time remaining for payment {time}',
  'goods.invalid': 'The goods have become invalid',
  'goods.notForSaleHere': 'The product is not available for sale in the current store or channel.',
  'reorder.removed': 'The following products cannot be purchased and have been deleted for you',
  'package.incomplete': 'Package product selection not completed',
  'stock.limitReached': 'Inventory limit has been reached!',
  'stock.insufficient': 'Insufficient inventory',
  'stock.soldOut': 'Sold out',
  'option.max': 'The maximum number of options has been reached',
  'gift.max': 'Exceeded the maximum quantity of items',
  'form.phoneRequired': 'Please fill in your phone number',
  'form.agreement': 'Please read and check the bottom agreement',
  'form.emailInvalid': 'Please enter a valid email address',
  'form.remarkRequired': 'Please provide remarks',
  'form.passwordMismatch': 'the two password entries do not match',
} as const

describe('the texts of the specification', () => {
  for (const locale of ['en-US', 'en-PH'] as const)
    it(`[R-8.12] stand in ${locale} to the letter`, () => {
      const texts = mergeTexts(locale)
      for (const [key, text] of Object.entries(quoted)) expect(texts[key]?.toLowerCase(), key).toBe(text.toLowerCase())
    })
})
