import { expect, test } from 'vitest'
import { forgetDevice } from './forget-device.ts'

test('[PV-06] nothing of the previous customer is left on the device, and the app still knows brand and language', () => {
  const kept = { icc_corp_id: 'demo', useLanguage: 'ar-IQ', icc_app_version: '2.2.2' }
  const ownKeys = [
    'icc_token',
    'customer_data',
    'cart_list',
    'submit_cart_list',
    'storeInfo',
    'tiffin.deviceId',
    'other',
  ]
  for (const [key, value] of Object.entries(kept)) localStorage.setItem(key, value)
  for (const key of ownKeys) localStorage.setItem(key, 'x')
  sessionStorage.setItem('tiffin.login', 'x')
  forgetDevice()
  expect({ ...localStorage }).toEqual(kept)
  expect({ ...sessionStorage }).toEqual({})
})
