import type { Browser, BrowserContext, BrowserContextOptions } from '@playwright/test'
import { Customer } from './customer.ts'
import { deskToken } from './desk-token.ts'
import { call } from './signed-in.ts'

/** A store that is open around the clock and behind all others in every list. */
export async function makeStore(name: string): Promise<string> {
  const businessHourList = [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, start: '00:00', end: '24:00' }))
  const store = {
    ...{ name: { 'en-US': name }, address: { 'en-US': '80 Airport Boulevard' }, phone: '', sort: 6000 },
    ...{ latitude: 1.3644, longitude: 103.9915, timeZone: 'Asia/Singapore', pickupMethodList: [1, 2] },
  }
  const wish = { ...store, businessHourList, isOpen: true }
  return String((await call('/api/app/desk/store/create', wish, await deskToken())).storeId)
}

interface Phone {
  readonly options?: BrowserContextOptions
  readonly prepare?: (context: BrowserContext) => Promise<void>
}

/** A phone at a store, with its menu open and listening. */
export async function openPhone(
  browser: Browser,
  storeName: string,
  { options = {}, prepare }: Phone = {},
): Promise<Customer> {
  const context = await browser.newContext({ locale: 'en-US', viewport: { width: 390, height: 844 }, ...options })
  await prepare?.(context)
  const phone = new Customer(await context.newPage())
  await phone.open('/pages/home/storeList/searchStore')
  await phone.page.getByRole('searchbox').fill(storeName)
  await phone.button(new RegExp(storeName)).first().click()
  await phone.openMenu()
  const listening = phone.page.waitForResponse((answer) => answer.url().includes('/store/news'))
  await phone.page.reload()
  await listening
  return phone
}
