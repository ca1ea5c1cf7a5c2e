import { expect, type Page } from '@playwright/test'
import { Customer } from '../src/customer.ts'
import { test } from '../src/test.ts'

type Touch = readonly { x: number; y: number }[]

/** Fingers that go down, move in small steps, and lift. */
async function touch(page: Page, from: Touch, to: Touch): Promise<void> {
  const session = await page.context().newCDPSession(page)
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: Touch) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints: [...touchPoints] })
  await send('touchStart', from)
  for (const part of [0.25, 0.5, 0.75, 1]) {
    const touchPoints = from.map(({ x, y }, finger) => {
      const end = to[finger] ?? { x, y }
      return { x: x + (end.x - x) * part, y: y + (end.y - y) * part }
    })
    await send('touchMove', touchPoints)
  }
  await send('touchEnd', [])
}

test('[R-2.15][R-2.12][R-2.39] a customer searches with a letter wrong, looks at pictures, and puts what was found into the cart', async ({
  browser,
}) => {
  const context = await browser.newContext({ hasTouch: true })
  const page = await context.newPage()
  const customer = new Customer(page)
  await customer.open()
  await customer.button('Search the menu').click()
  const field = page.getByRole('searchbox')
  await expect(field).toBeFocused()
  await field.fill('afternon')
  await customer
    .on('searchGoods')
    .getByRole('button', { name: /^Afternoon for One/ })
    .click()
  await customer.button('See Afternoon for One larger').click()
  const preview = customer.on('previewImage')
  await expect(preview.getByText(/^1\/\d+$/)).toBeVisible()
  await touch(page, [{ x: 320, y: 400 }], [{ x: 90, y: 410 }])
  await expect(preview.getByText(/^2\/\d+$/)).toBeVisible()
  const picture = preview.locator('[data-shown] img[data-state]')
  await expect(picture).toHaveAttribute('data-state', 'there')
  await touch(page, [{ x: 180, y: 400 }, { x: 210, y: 400 }], [{ x: 120, y: 400 }, { x: 270, y: 400 }]) // biome-ignore format: two fingers
  await expect(customer.button('Zoom out')).toBeVisible()
  await expect(preview.locator('[data-shown] [data-frame]')).toHaveAttribute('style', /scale\((?!1\))/)
  await page.keyboard.press('ArrowLeft')
  await expect(preview.getByText(/^1\/\d+$/)).toBeVisible()
  await page.keyboard.press('Escape')
  const sheet = page.getByRole('dialog', { name: 'Afternoon for One' })
  await sheet.getByRole('button', { name: 'Close' }).click()
  await expect(sheet).toBeHidden()
  await field.fill('脆皮泡芙')
  await customer.add('Cream Puff')
  await customer.button(/^View cart/).click()
  await expect(page.getByRole('dialog', { name: 'Your cart' }).getByText('Cream Puff')).toBeVisible()
  await context.close()
})

test('[R-8.8][R-6.5][PV-05] a position is asked for where stores are listed, leaves rounded, and its absence is explained', async ({
  page,
  browser,
}) => {
  const customer = new Customer(page)
  await customer.open('/pages/home/storeList/storeList')
  await expect(page.getByText('Please open location permissions in the settings')).toBeVisible()
  await expect(page.getByText(/nearby stores cannot be matched/)).toBeVisible()
  await page.addInitScript(() => {
    navigator.geolocation.getCurrentPosition = (_done, fail) => fail?.({ code: 2 } as GeolocationPositionError)
  })
  await page.reload()
  await expect(page.getByText('Please enable location service')).toBeVisible()

  const exact = { latitude: 1.290624, longitude: 103.846483 }
  const context = await browser.newContext({ geolocation: exact, permissions: ['geolocation'] })
  const located = await context.newPage()
  const sent: string[] = []
  located.on('request', (request) => sent.push(`${request.url()} ${request.postData() ?? ''}`))
  await new Customer(located).open('/pages/home/storeList/storeList')
  await expect(located.getByText(/^\d+ m$/).first()).toBeVisible()
  expect(sent.join('\n')).toContain('"latitude":1.291,"longitude":103.846')
  expect(sent.join('\n')).not.toMatch(/1\.2906|103\.8464/)
  await context.close()
})
