import { expect, type FrameLocator, type Page } from '@playwright/test'
import { makeManager, openDesk } from '../src/at-desk.ts'
import { Customer } from '../src/customer.ts'
import { axeFaults, settle, sideways } from '../src/look-at.ts'
import { anyNetwork } from '../src/network.ts'
import { test } from '../src/test.ts'

/** The product's row in the menu of a page or of a frame, once its place has come near. */
async function rowIn(view: Page | FrameLocator) {
  await view.locator('[id="product-canele"]').scrollIntoViewIfNeeded()
  return view.locator('li', { hasText: 'Canelé' }).filter({ visible: true }).first()
}

/** The Saturday after today, at midnight of UTC. */
function nextSaturday(): Date {
  const day = new Date()
  day.setUTCHours(0, 0, 0, 0)
  do day.setUTCDate(day.getUTCDate() + 1)
  while (day.getUTCDay() !== 6)
  return day
}

/** What a page keeps on the device for the next one. */
const keptBy = (page: Page) => page.context().storageState({ indexedDB: true })

test('[DK-01] a manager changes a price, looks at it in a frame and on a phone, publishes it, and takes it back', async ({
  browser,
  page,
  turn: _turn,
}) => {
  test.setTimeout(120_000)
  const customer = new Customer(page)
  await customer.openMenu()
  const published = await rowIn(page)
  await expect(published).toContainText('$3.20')

  const desk = await openDesk(browser, await makeManager(), { path: '/menu/canele' })
  await expect(desk.getByLabel('Price', { exact: true })).toBeVisible()
  await desk.getByLabel('Price', { exact: true }).fill('3.6')
  await expect(desk.getByText('was 3.20')).toBeVisible()
  await desk.getByRole('button', { name: 'Preview', exact: true }).click()
  const dialog = desk.getByRole('dialog', { name: /^Preview of / })
  const frame = dialog.frameLocator('iframe')
  await expect(await rowIn(frame)).toContainText('$3.60')
  await expect(frame.getByRole('complementary', { name: 'Preview' })).toContainText('Riverside Arcade')
  await settle(desk)
  expect(await axeFaults(desk, ['light', 'dark'])).toEqual([])
  expect(await sideways(desk)).toEqual([])

  // Saturday night, as a member.
  const saturday = nextSaturday()
  await dialog.getByLabel('Day').fill(saturday.toISOString().slice(0, 10))
  await dialog.getByRole('textbox', { name: 'Time' }).fill('21:30')
  await dialog.getByRole('radio', { name: 'A member' }).check({ force: true })
  const strip = frame.getByRole('complementary', { name: 'Preview' })
  const day = saturday.toLocaleDateString('en-US', {
    weekday: 'short',
    month: 'short',
    day: 'numeric',
    timeZone: 'UTC',
  })
  await expect(strip).toContainText(`${day}, 21:30 · Member`)

  const address = await dialog.getByRole('link', { name: 'Open in a new tab' }).getAttribute('href')
  const device = await browser.newContext({
    ...{ locale: 'th-TH', viewport: { width: 390, height: 844 }, reducedMotion: 'reduce' },
    extraHTTPHeaders: anyNetwork(),
  })
  const phone = await device.newPage()
  await phone.goto(address ?? '')
  await expect(await rowIn(phone)).toContainText('$3.60')
  await settle(phone)
  expect(await axeFaults(phone, ['light', 'dark'])).toEqual([])
  await phone.getByRole('button', { name: 'Add Canelé' }).first().click()
  await phone.getByRole('button', { name: 'Check out' }).click()
  await expect(phone.getByText('This is a preview: nothing can be ordered or changed here')).toBeVisible()
  expect(await keptBy(phone)).toEqual({ cookies: [], origins: [] })
  await expect(published).toContainText('$3.20')

  await dialog.getByRole('button', { name: 'Close' }).click()
  await desk.getByRole('link', { name: 'Review' }).click()
  await desk.getByRole('button', { name: 'Publish 1 change', exact: true }).click()
  await expect(desk.getByText(/^Release \d+ is live$/)).toBeVisible()
  await expect(published).toContainText('$3.60', { timeout: 5000 })
  await phone.reload()
  await expect(phone.getByRole('heading', { name: 'This preview is over' })).toBeVisible()
  await phone.getByRole('button', { name: 'Exit' }).click()
  await expect(phone).not.toHaveURL(/preview=/)

  await desk.getByRole('button', { name: /^Undo release \d+$/ }).click()
  const trial = desk.getByRole('dialog', { name: /^Undo release/ })
  await trial.getByRole('button', { name: 'Undo', exact: true }).click()
  await expect(desk.getByText(/^Taken back, as release \d+$/)).toBeVisible()
  await expect(published).toContainText('$3.20', { timeout: 5000 })
})
