import { describe, expect, it } from 'vitest'
import { mergeTexts } from './catalogue.ts'

/** Texts that are fixed to the letter [language-4]. */
const quoted = [
  ['[R-4.9][R-8.3]', 'error.network', 'Network connection error, please check your Internet connection'],
  ['[R-8.7]', 'error.page', 'The page is wrong. Please try again later.'],
  ['[R-8.8]', 'location.permission', 'Please open location permissions in the settings'],
  ['[R-8.8]', 'location.service', 'Please enable location service'],
  [
    '[R-4.12][R-8.9]',
    'pay.failedSwitch',
    'Failed. It is recommended to switch to another payment method and try again',
  ],
  ['[R-8.10]', 'pay.notConfigured', 'Payment method not configured'],
  ['[R-4.11]', 'pay.timeRemaining', 'time remaining for payment {time}'],
  ['[R-8.11]', 'goods.invalid', 'The goods have become invalid'],
  ['[R-8.12]', 'goods.notForSaleHere', 'The product is not available for sale in the current store or channel.'],
  ['[R-4.20][R-8.13]', 'reorder.removed', 'The following products cannot be purchased and have been deleted for you'],
  ['[R-5.10][R-8.14]', 'package.incomplete', 'Package product selection not completed'],
  ['[R-8.15]', 'stock.limitReached', 'Inventory limit has been reached!'],
  ['[R-8.15]', 'stock.insufficient', 'Insufficient inventory'],
  ['[R-8.15]', 'stock.soldOut', 'Sold out'],
  ['[R-5.10][R-8.16]', 'option.max', 'The maximum number of options has been reached'],
  ['[R-5.10]', 'gift.max', 'Exceeded the maximum quantity of items'],
  ['[R-5.4]', 'form.phoneRequired', 'Please fill in your phone number'],
  ['[R-5.5]', 'form.agreement', 'Please read and check the bottom agreement'],
  ['[R-5.7]', 'form.emailInvalid', 'Please enter a valid email address'],
  ['[R-5.8]', 'form.remarkRequired', 'Please provide remarks'],
  ['[R-5.3]', 'form.passwordMismatch', 'the two password entries do not match'],
] as const

describe('the texts that are fixed to the letter', () => {
  const texts = (['en-US', 'en-PH'] as const).map((locale) => mergeTexts(locale))
  it.each(quoted)('%s %s stands in English to the letter', (_ids, key, text) => {
    for (const locale of texts) expect(locale[key]?.toLowerCase()).toBe(text.toLowerCase())
  })
})
