import { expect, type Page, test } from '@playwright/test'
import { Customer } from '../src/customer.ts'
import { settle } from '../src/look-at.ts'
import { keepStorage, logIn, storageOf } from '../src/signed-in.ts'
import { Finger } from '../src/touch.ts'

const pages = {
  coupon: '/pages/user/coupon/coupon',
  points: '/pages/user/points/points',
  pointsDescription: '/pages/user/points/description',
}

async function open(page: Page, key: keyof typeof pages, token = process.env.TIFFIN_MIRA ?? ''): Promise<Customer> {
  if (token !== '') await keepStorage(page.context(), storageOf(token, []))
  const customer = new Customer(page)
  await customer.open(pages[key])
  await expect(customer.on(key)).toBeVisible()
  await expect(customer.on(key).locator('.skeleton')).toHaveCount(0)
  return customer
}

test.describe('with fingers', () => {
  test.use({ hasTouch: true })

  /** Notes every phase that the page's pull goes through. */
  const notePhases = (page: Page) =>
    page.locator('.pull:visible').evaluate((place) => {
      const seen: string[] = []
      Object.assign(window, { phases: seen })
      new MutationObserver(() => seen.push(place.className.replace('pull ', ''))).observe(place, {
        attributeFilter: ['class'],
      })
    })
  const phases = (page: Page) => page.evaluate(() => (window as unknown as { phases: string[] }).phases) // set above

  const reloads = {
    coupon: '/customer/coupon/list',
    points: '/customer/point/list',
    pointsDescription: '/customer/point/description',
  } as const

  for (const [key, path] of Object.entries(reloads))
    test(`[R-4.8][R-9.11] ${key} is asked for again when it is pulled down far enough, and only then`, async ({
      page,
    }) => {
      // Other journeys publish in this brand meanwhile, and a page that hears of it asks again.
      await page.route('**/store/news?*', (route) => route.fulfill({ status: 204 }))
      const loaded = page.waitForResponse((answer) => answer.url().endsWith(path))
      await open(page, key as keyof typeof reloads) // its own keys
      await loaded
      await settle(page)
      const calls: string[] = []
      page.on('request', (request) => request.url().endsWith(path) && calls.push(path))
      await notePhases(page)
      const finger = await Finger.on(page)

      await finger.down()
      await finger.move(30)
      await finger.up()
      await expect.poll(() => phases(page)).toEqual(['pulling', 'aborting', 'none'])
      expect(calls).toEqual([])

      await page.evaluate(() => (window as unknown as { phases: string[] }).phases.splice(0)) // set above
      await finger.down()
      await finger.move(60)
      await finger.up()
      await expect.poll(() => phases(page)).toEqual(['pulling', 'reached', 'refreshing', 'restoring', 'none'])
      expect(calls).toEqual([path])
    })

  test('a second pull while the first one refreshes is ignored', async ({ page }) => {
    await open(page, 'coupon')
    const calls: string[] = []
    let answer = () => {}
    const held = new Promise<void>((resolve) => {
      answer = resolve
    })
    await page.route('**/customer/coupon/list', async (route) => {
      calls.push(route.request().url())
      await held
      await route.continue()
    })
    const finger = await Finger.on(page)
    for (const _pull of [1, 2]) {
      await finger.down()
      await finger.move(80)
      await finger.up()
      await expect(page.locator('.pull.refreshing')).toBeVisible()
    }
    expect(calls).toHaveLength(1)
    answer()
    await expect(page.locator('.pull.none')).toBeVisible()
  })

  test('a page that is scrolled down is not pulled', async ({ page }) => {
    await open(page, 'points')
    await page.evaluate(() => window.scrollTo(0, 200))
    await notePhases(page)
    const finger = await Finger.on(page)
    await finger.down(200)
    await finger.move(80)
    await finger.up()
    expect(await phases(page)).toEqual([])
  })
})

test('[R-2.32][R-2.45][R-1.6] coupons stand under their state, with what they are worth and until when', async ({
  page,
}) => {
  const customer = await open(page, 'coupon')
  const list = customer.on('coupon')
  await expect(page.getByRole('tab', { name: /^Ready \d/ })).toHaveAttribute('aria-selected', 'true')
  await expect(list.getByRole('article').filter({ hasText: 'A fifth off for members' })).toContainText('20%')
  for (const [tab, name] of [
    ['Later', 'Birthday cake, 5 off'],
    ['Used', 'Rainy day, 3 off'],
    ['Withdrawn', 'A fifth off for members'],
    ['Expired', 'Birthday cake, 5 off'],
  ] as const) {
    await page.getByRole('tab', { name: new RegExp(`^${tab}`) }).click()
    await expect(list.getByRole('article').filter({ hasText: name }).first()).toBeVisible()
    await expect(list.getByRole('button', { name: /^Use / })).toHaveCount(0)
  }
  await page.getByRole('tab', { name: /^Ready/ }).click()
  const ticket = list.getByRole('article').filter({ hasText: 'A fifth off for members' })
  await ticket.getByRole('button', { name: 'Details' }).click()
  await expect(ticket).toContainText('Not together with offers')
  await ticket.getByRole('button', { name: /^Use / }).click()
  await expect(customer.on('menu')).toBeVisible()
})

test('a printed code becomes a coupon; a wrong one is said in its place', async ({ page }) => {
  const customer = await open(page, 'coupon', await logIn())
  await expect(customer.on('coupon')).toContainText('No coupon to use')
  await customer.button(/^Enter a code/).click()
  const sheet = page.getByRole('dialog').filter({ hasText: 'Redeem a code' })
  await sheet.getByLabel('Code').fill('nobody knows')
  await sheet.getByRole('button', { name: 'Redeem' }).click()
  await expect(sheet.getByRole('alert')).toHaveText('This code is not known. Please check it again.')
  await sheet.getByLabel('Code').fill('came-111a-r0wt-e')
  await sheet.getByRole('button', { name: 'Redeem' }).click()
  await expect(page.getByText('“A butter croissant on us” is yours')).toBeVisible()
  await expect(sheet).toBeHidden()
  await expect(customer.on('coupon').getByRole('article')).toContainText('A butter croissant on us')
  await expect(page.getByRole('tab', { name: 'Ready 1' })).toBeVisible()
})

test('[R-2.33][R-2.46][R-3.20] the points page shows what remains, what expires when, and every movement', async ({
  page,
}) => {
  const customer = await open(page, 'points')
  const place = customer.on('points')
  for (const label of ['Current points', 'Remaining points', 'Will expire', 'Expired'])
    await expect(place.getByText(label).first()).toBeVisible()
  await expect(place.getByText(/points expire on/).first()).toBeVisible()
  for (const tab of ['Obtained', 'Used', 'Will expire', 'Expired']) {
    await page.getByRole('tab', { name: tab }).click()
    await expect(place.getByRole('listitem').last()).toBeVisible()
  }
  await customer.button('Points explanation').click()
  await expect(customer.on('pointsDescription').getByRole('heading', { level: 2 }).first()).toBeVisible()
})

test('[R-2.34] a visitor logs in before coupons, and may read how points work', async ({ page }) => {
  const customer = new Customer(page)
  await customer.open(pages.coupon)
  await expect(page.getByLabel('Phone number').filter({ visible: true })).toBeVisible()
  await customer.open(pages.pointsDescription)
  await page.reload()
  await expect(customer.on('pointsDescription').getByRole('heading', { level: 2 }).first()).toBeVisible()
})
