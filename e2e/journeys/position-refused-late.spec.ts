import { expect, test } from '@playwright/test'
import { Customer } from '../src/customer.ts'
import { noteShifts, settle } from '../src/look-at.ts'

test('[page-41] stores stay where they are when the position is refused after they were listed', async ({ page }) => {
  await noteShifts(page)
  await page.addInitScript(() => {
    navigator.permissions.query = async () => Object.assign(new EventTarget(), { state: 'prompt' }) as PermissionStatus // what the app reads of it
    navigator.geolocation.getCurrentPosition = (_found, refuse) => {
      Object.assign(window, { refuse: () => refuse?.({ code: 1 } as GeolocationPositionError) }) // the code is all that is read
    }
  })
  const customer = new Customer(page)
  await customer.open('/pages/home/storeList/storeList')
  await expect(customer.on('storeList').getByRole('heading', { name: /^Riverside Arcade/ })).toBeVisible()
  await settle(page)
  await page.evaluate(() => (window as unknown as { refuse: () => void }).refuse()) // set above
  const notice = customer.on('storeList').getByText('Please open location permissions in the settings')
  await expect(notice).toBeVisible()
  await settle(page)
  const { value, of } = await page.evaluate(() => window.shifted)
  expect([value < 0.01, of]).toEqual([true, of])
  await customer.button('Close').click()
  await expect(notice).toBeHidden()
})
