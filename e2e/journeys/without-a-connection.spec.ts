import { expect, type Page, test } from '@playwright/test'
import { Customer } from '../src/customer.ts'

test.use({ serviceWorkers: 'allow' })

const stale = 'Shown from your last visit'

/** A browser that is driven by a program keeps nothing, unless the program says that it shall. */
function keepEverything(token: string | undefined): void {
  localStorage.setItem('tiffin.worker', 'on')
  if (localStorage.getItem('icc_corp_id') !== null || token === undefined) return
  localStorage.setItem('icc_corp_id', 'demo')
  localStorage.setItem('icc_token', token)
}

/** What lies on this device of the answers to calls, as text. */
const keptAnswers = (page: Page): Promise<string> =>
  page.evaluate(
    () =>
      new Promise((resolve) => {
        const opening = indexedDB.open('tiffin')
        opening.onsuccess = () => {
          const all = opening.result.transaction('answers').objectStore('answers').getAll()
          all.onsuccess = () => resolve(JSON.stringify(all.result))
        }
      }),
  )

test('[R-4.9] without a connection the menu and the orders of the last visit are there, and each says once that they are not new; with it they are as new', async ({
  page,
  context,
}) => {
  const broken: string[] = []
  page.on('pageerror', (fault) => broken.push(fault.message))
  await page.addInitScript(keepEverything, process.env.TIFFIN_MIRA)
  const mira = new Customer(page)
  const orders = mira.on('orders').getByRole('article')
  await mira.open('/pages/order/order')
  await expect(orders.first()).toBeVisible()
  await mira.openMenu()
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller?.state)).toBe('activated')
  for (const part of ['products', 'orders', 'bootstrap'])
    await expect.poll(async () => (await keptAnswers(page)).includes(`"${part}"`)).toBe(true)
  for (const part of ['profile', 'memberCode', 'token']) expect(await keptAnswers(page)).not.toContain(`["${part}"`)

  await context.setOffline(true)
  await page.reload()
  await expect(mira.on('menu').getByText('Butter Croissant').first()).toBeVisible()
  await expect(mira.on('menu').getByText(stale)).toBeHidden()
  await expect(page.getByRole('status').filter({ hasText: 'Network connection error' })).toBeVisible()
  await page.getByRole('link', { name: 'Order' }).click()
  await expect(orders.first()).toBeVisible()
  await expect(mira.on('orders').getByText(stale)).toBeVisible()

  await context.setOffline(false)
  await expect(page.getByRole('status').filter({ hasText: 'Network connection error' })).toBeHidden()
  await expect(mira.on('orders').getByText(stale)).toBeHidden()
  expect(broken).toEqual([])
})
