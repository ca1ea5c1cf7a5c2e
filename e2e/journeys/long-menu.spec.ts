import { expect, type Page, test } from '@playwright/test'
import type { Category, Product } from '@tiffin/core/catalog/product'
import { Customer } from '../src/customer.ts'

const headings = 20
const perHeading = 25
/** Rows of three screens, and those that come and go with the outermost ones. */
const mostRows = 40

/** The demo's menu with 500 products, numbered, under twenty headings. */
async function makeLong(page: Page): Promise<void> {
  await page.route('**/api/app/product/category/list', async (route) => {
    const answer = await (await route.fetch()).json()
    const [first]: Category[] = answer.data.list
    answer.data.list = Array.from({ length: headings }, (_, index) => ({
      ...{ ...first, children: [], id: `h${index + 1}`, categoryName: `Heading ${index + 1}`, sort: index },
    }))
    await route.fulfill({ json: answer })
  })
  await page.route('**/api/app/product/product/list', async (route) => {
    const answer = await (await route.fetch()).json()
    const some = (answer.data.list as Product[]).filter(({ productType }) => productType !== 4) // the contract's own shape
    answer.data.list = Array.from({ length: headings * perHeading }, (_, index) => ({
      ...some[index % some.length],
      productId: `n${index + 1}`,
      productName: `Number ${index + 1}`,
      productCategoryId: `h${Math.floor(index / perHeading) + 1}`,
    }))
    await route.fulfill({ json: answer })
  })
}

const rows = (page: Page) => page.locator('li[id^="product-n"]')
const row = (page: Page, index: number) => page.locator(`li[id="product-n${index}"]`)
const list = (page: Page) => page.locator('[data-section]').first().locator('..')
const scrolled = (page: Page) => list(page).evaluate((box) => Math.round(box.scrollTop))

/** A hand's turn of the wheel over the list. */
async function wheel(page: Page, px: number): Promise<void> {
  const box = await list(page).boundingBox()
  await page.mouse.move((box?.x ?? 0) + 100, (box?.y ?? 0) + 200)
  await page.mouse.wheel(0, px)
}

async function openLongMenu(page: Page, inputs = ''): Promise<Customer> {
  await makeLong(page)
  const customer = new Customer(page)
  await customer.open(`/pages/home/menu/menu${inputs}`)
  await expect(page.getByRole('heading', { level: 2, name: 'Heading 20' })).toBeAttached()
  return customer
}

test('[R-2.41] a menu of 500 products writes the rows that are near, and leads to all others', async ({ page }) => {
  await openLongMenu(page)
  await expect(page.getByRole('heading', { level: 2, name: /^Heading/ })).toHaveCount(headings)
  expect(await rows(page).count()).toBeLessThan(mostRows)

  // The rail: a heading far away is at the top at once, with rows below it.
  await page.getByRole('navigation', { name: 'Categories' }).getByRole('button', { name: 'Heading 17' }).click()
  await expect(row(page, 401)).toBeInViewport()
  const heading = page.getByRole('heading', { level: 2, name: 'Heading 17' })
  const top = async () => ((await heading.boundingBox())?.y ?? 0) - ((await list(page).boundingBox())?.y ?? 0)
  await expect.poll(async () => Math.abs(await top())).toBeLessThan(2)
  await expect(page.locator('nav [aria-current]', { hasText: 'Heading' })).toHaveText('Heading 17')
  expect(await rows(page).count()).toBeLessThan(mostRows)

  // What a screen reader says of a row.
  await expect(row(page, 403)).toHaveAttribute('aria-posinset', '3')
  await expect(row(page, 403)).toHaveAttribute('aria-setsize', String(perHeading))

  // Search in page; its keys end the way to the heading. What it finds is brought into sight.
  await page.keyboard.press('Control+f')
  await page.evaluate(() => {
    const { find } = window as unknown as { find: (text: string) => boolean } // not in TypeScript's own type
    if (find.call(window, 'Number 123')) getSelection()?.anchorNode?.parentElement?.scrollIntoView({ block: 'center' })
  })
  await expect(row(page, 123)).toBeInViewport()
  expect(await rows(page).count()).toBeLessThan(mostRows)
})

test('[R-2.7] a long menu stands where it was left, by tab and by Back, and a row keeps the focus however far it is', async ({
  page,
}) => {
  const customer = await openLongMenu(page)
  await page.getByRole('navigation', { name: 'Categories' }).getByRole('button', { name: 'Heading 9' }).click()
  await expect(row(page, 201)).toBeInViewport()
  await page.waitForTimeout(1500) // the way to the heading is over, and the list is the customer's
  await wheel(page, 700)
  await expect(row(page, 208)).toBeInViewport()
  await page.waitForTimeout(300)
  const place = await scrolled(page)
  await page.getByRole('link', { name: /^Order/ }).click()
  await expect(customer.on('orders')).toBeVisible()
  await page.getByRole('link', { name: /^Menu/ }).click()
  await expect(row(page, 208)).toBeInViewport()
  expect(Math.abs((await scrolled(page)) - place)).toBeLessThan(2)

  await customer.button('Search the menu').click()
  await expect(page.getByRole('searchbox')).toBeVisible()
  await page.goBack()
  await expect(row(page, 208)).toBeInViewport()
  expect(Math.abs((await scrolled(page)) - place)).toBeLessThan(2)

  const open = row(page, 208).getByRole('button', { name: /^Number 208/ })
  await open.focus()
  await wheel(page, 9000)
  await expect(row(page, 208)).not.toBeInViewport()
  await page.waitForTimeout(300)
  await expect(open).toBeFocused()
  expect(await rows(page).count()).toBeLessThan(mostRows)
})

test('[page-31] the marked heading is that of the top of the list in every frame, and stays in sight', async ({
  page,
}) => {
  await openLongMenu(page)
  await expect(page.locator('nav [aria-current]', { hasText: 'Heading' })).toHaveText('Heading 1')
  await wheel(page, 100)
  await expect.poll(() => scrolled(page)).toBeGreaterThan(0)
  const late = await list(page).evaluate(async (box) => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
    const topOf = (element: Element) => element.getBoundingClientRect().top
    const wrong: string[] = []
    for (let step = 0; step < 120; step++) {
      box.scrollTop += 350
      await frame()
      const top = topOf(box) + 24
      const begun = [...box.querySelectorAll('[data-section]')].filter((section) => topOf(section) <= top)
      const heading = begun.at(-1)?.querySelector('h2')?.firstChild?.textContent
      const entry = document.querySelector('nav button[aria-current]')
      const place = entry?.getBoundingClientRect()
      const rail = entry?.closest('nav')?.getBoundingClientRect()
      const isSeen = place && rail && place.top >= rail.top - 1 && place.bottom <= rail.bottom + 1
      if (entry?.textContent !== heading || !isSeen) wrong.push(`${step}: ${entry?.textContent} for ${heading}`)
    }
    return wrong
  })
  expect(late).toEqual([])
})

test('[R-2.39] a link leads to a product far down a long menu', async ({ page }) => {
  await openLongMenu(page, '?productId=n487')
  await expect(page.getByRole('dialog', { name: 'Number 487' })).toBeVisible()
})
