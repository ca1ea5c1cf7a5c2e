import { expect, test } from '@playwright/test'

test.use({ locale: 'ar-IQ' })

for (const name of ['entry', 'first'])
  test(`without the file ${name} the page says so in the customer’s language, and the next try brings the shop`, async ({
    page,
  }) => {
    await page.route(`**/assets/${name}-*`, (route) => route.abort())
    await page.goto(`${process.env.TIFFIN_URL}/?corp=demo`)
    await expect(page.getByRole('alert')).toContainText('خطأ في الاتصال بالشبكة')
    await page.unrouteAll()
    await page.getByRole('button', { name: 'إعادة المحاولة' }).click()
    await expect(page.getByTestId('page-home')).toBeVisible()
    await expect(page.getByRole('alert')).toBeHidden()
  })

test('scripts of later parts that do not arrive leave Home as it is', async ({ page }) => {
  const lost: string[] = []
  await page.route(/\/assets\/(?!(?:entry|react|app|first)-)[\w-]+\.js/, (route) => {
    lost.push(route.request().url())
    return route.abort()
  })
  await page.goto(`${process.env.TIFFIN_URL}/?corp=demo`)
  await expect(page.getByTestId('page-home')).toBeVisible()
  await expect.poll(() => lost.length).toBeGreaterThan(2)
  await expect(page.getByTestId('page-home')).toBeVisible()
  await expect(page.getByRole('alert')).toBeHidden()
})
