import { expect } from '@playwright/test'
import { Customer } from '../src/customer.ts'
import {
  dress,
  Founder,
  makeAndOrder,
  makeBrand,
  newPage,
  openStore,
  products,
  withEmptyTiffin,
} from '../src/founder.ts'
import { axeFaults, settle, sideways } from '../src/look-at.ts'
import { test } from '../src/test.ts'

async function fillMenu(founder: Founder): Promise<void> {
  for (const [index, [name, price, category, color]] of products.entries()) {
    await founder.fill(`Name ${index + 1}`, name)
    await founder.fill(`Price ${index + 1}`, price)
    await founder.fill(`Category ${index + 1}`, category)
    await founder.pick(index, name, color)
  }
  await founder.press(founder.page.getByRole('button', { name: 'Publish and continue' }))
  await expect(founder.page.getByRole('heading', { name: 'How do customers log in?' })).toBeVisible()
}

/** A sample menu instead of products of one's own. */
async function takeSample({ page }: Founder): Promise<void> {
  await page.getByRole('button', { name: 'Tea house: Use and publish' }).click()
  await expect(page.getByRole('heading', { name: 'How do customers log in?' })).toBeVisible()
}

test('from an empty folder to a brand of its own whose first order is handed out, with at most sixty inputs', async ({
  browser,
}) => {
  test.setTimeout(240_000)
  await withEmptyTiffin(async (tiffin) => {
    const founder = new Founder(await newPage(browser, { width: 1440, height: 900 }))
    await founder.page.goto(tiffin.url)
    await expect(founder.page.getByRole('heading', { name: 'No shop here yet' })).toBeVisible()
    expect(await axeFaults(founder.page, ['light', 'dark'])).toEqual([])
    await makeAndOrder(browser, { founder, tiffin, fill: fillMenu })
    await founder.page.goto(`${tiffin.url}/desk/morning-leaf/start`)
    await founder.press(founder.page.getByRole('button', { name: 'Go live' }))
    await founder.press(founder.page.getByRole('dialog').getByRole('button', { name: 'Go live' }))
    await expect(founder.page.getByRole('heading', { name: 'Your brand is live' })).toBeVisible()
    await settle(founder.page)
    expect(await sideways(founder.page)).toEqual([])
  })
})

test('[brand-9] a brand of its own may begin with a sample menu, which shows its pictures on the phone', async ({
  browser,
}) => {
  test.setTimeout(240_000)
  await withEmptyTiffin(async (tiffin) => {
    const founder = new Founder(await newPage(browser, { width: 1440, height: 900 }))
    await makeBrand(founder, tiffin)
    await dress(founder)
    await openStore(founder)
    await settle(founder.page)
    expect(await axeFaults(founder.page, ['light', 'dark'])).toEqual([])
    await takeSample(founder)
    const { page } = new Customer(await newPage(browser, { width: 390, height: 844 }), {
      ...{ corp: 'morning-leaf', url: tiffin.url },
    })
    await page.goto(`${tiffin.url}/?corp=morning-leaf#/pages/home/menu/menu`)
    const picture = page.getByTestId('page-menu').getByRole('listitem').locator('img').first()
    await expect(page.getByText('Brown Sugar Pearl Milk').first()).toBeVisible()
    await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0)
  })
})
