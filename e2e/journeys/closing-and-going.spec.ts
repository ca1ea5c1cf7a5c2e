import { expect, test } from '@playwright/test'
import { Customer } from '../src/customer.ts'

// A sheet leaves for 300 ms and its history entry a moment after: before, in and behind all of it.
const pausesMs = [0, 300, 310, 320, 400]
const storeList = '/pages/home/storeList/storeList'

test('[R-2.58] an address or a tap in the moment when a sheet closes is not lost', async ({ page }) => {
  const customer = new Customer(page)
  await customer.open()
  await expect(customer.on('home')).toBeVisible()
  for (const way of ['address', 'tap']) {
    for (const pause of pausesMs) {
      await customer.on('home').getByRole('button', { name: 'Choose a language' }).click()
      await expect(page.getByRole('button', { name: 'ไทย' })).toBeVisible()
      await page.keyboard.press('Escape')
      await page.evaluate(
        ({ pause, way, storeList }) =>
          new Promise<void>((resolve) => {
            setTimeout(() => {
              if (way === 'address') location.hash = storeList
              else window.icc.navigateTo(storeList)
              resolve()
            }, pause)
          }),
        { pause, way, storeList },
      )
      await expect(customer.on('storeList'), `${way} after ${pause} ms`).toBeVisible()
      await page.goBack()
      await expect(customer.on('home')).toBeVisible()
      await expect(page).toHaveURL(/#\/$/)
    }
  }
})

test('a tap on the page counts from the moment when a sheet begins to leave', async ({ page }) => {
  const customer = new Customer(page)
  await customer.open()
  for (const pause of [0, 60, 150, 250]) {
    await customer.on('home').getByRole('button', { name: 'Choose a language' }).click()
    await expect(page.getByRole('button', { name: 'ไทย' })).toBeVisible()
    await expect(page.locator('dialog.layer[open]')).toBeVisible()
    const box = await page.getByTestId('tab-bar').getByRole('link').nth(1).boundingBox()
    await page.keyboard.press('Escape')
    await page.waitForTimeout(pause)
    await page.mouse.click((box?.x ?? 0) + 20, (box?.y ?? 0) + 20)
    await expect(customer.on('menu'), `a tap after ${pause} ms`).toBeVisible()
    await page.getByTestId('tab-bar').getByRole('link').nth(0).click()
    await expect(customer.on('home')).toBeVisible()
  }
})
