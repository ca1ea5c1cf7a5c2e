import { expect, type Locator, test } from '@playwright/test'
import { Customer } from '../src/customer.ts'

test.use({ viewport: { width: 1440, height: 900 } })

test('on a wide screen the cart beside the menu is whole, and confirmation stands in two columns', async ({ page }) => {
  const customer = new Customer(page)
  await customer.openMenu()
  await customer.add('Cream Puff')
  const checkOut = await customer.button('Check out').boundingBox()
  const tabs = await page.getByTestId('tab-bar').boundingBox()
  expect((checkOut?.y ?? 0) + (checkOut?.height ?? 0)).toBeLessThanOrEqual(tabs?.y ?? 0)
  await customer.checkOut()
  await customer.logIn()
  const lines = await customer.on('confirmOrder').getByRole('heading', { name: 'Your order' }).boundingBox()
  const payment = await customer.on('confirmOrder').getByRole('heading', { name: 'Pay with' }).boundingBox()
  expect(payment?.x).toBeGreaterThan((lines?.x ?? 0) + 400)
})

test('[R-2.5][R-2.7][R-9.5][R-9.8][R-9.13] the frame is 1190 px wide at most and in the middle, the tab bar 50 px high; sheets stand in the middle from 500 × 500 on', async ({
  page,
}) => {
  const customer = new Customer(page)
  await page.setViewportSize({ width: 1600, height: 900 })
  await customer.open()
  await expect(customer.on('home')).toBeVisible()
  const edges = async (locator: Locator) => {
    const box = await locator.boundingBox()
    return [box?.x, box?.width]
  }
  const bar = page.getByTestId('tab-bar')
  for (const [width, left, wide] of [
    [1600, 205, 1190],
    [1191, 0.5, 1190],
    [1190, 0, 1190],
    [390, 0, 390],
  ] as const) {
    await page.setViewportSize({ width, height: 900 })
    await expect.poll(() => edges(page.locator('.frame'))).toEqual([left, wide])
    expect(await edges(bar)).toEqual([left, wide])
  }
  expect((await bar.boundingBox())?.height).toBe(50)
  const colour = await page.getByRole('link', { name: 'Home' }).evaluate((label) => getComputedStyle(label).color)
  expect(colour).toBe('rgb(230, 0, 45)')

  await customer.open('/pages/user/aboutus/aboutus')
  await page.setViewportSize({ width: 1600, height: 900 })
  await expect.poll(() => edges(customer.on('aboutUs').locator('.navbar'))).toEqual([205, 1190])
  await expect(bar).toBeHidden()

  await customer.open('/pages/home/menu/menu?productId=butter-croissant')
  const sheet = page.getByRole('dialog').locator('.sheet')
  const gaps = async () => {
    const box = await sheet.boundingBox()
    const { width = 0, height = 0 } = page.viewportSize() ?? {}
    const [x = 0, y = 0, w = 0, h = 0] = [box?.x, box?.y, box?.width, box?.height]
    return { below: Math.round(height - y - h), above: Math.round(y), isInMiddle: Math.abs(width - w - 2 * x) <= 1 }
  }
  await page.setViewportSize({ width: 499, height: 800 })
  await expect.poll(async () => (await gaps()).below).toBe(0)
  await page.setViewportSize({ width: 500, height: 500 })
  await expect.poll(async () => (await gaps()).below).toBeGreaterThan(0)
  const { above, below, isInMiddle } = await gaps()
  expect([Math.abs(above - below) <= 1, isInMiddle]).toEqual([true, true])
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
})
