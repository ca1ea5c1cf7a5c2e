import { expect } from '@playwright/test'
import { openDesk } from '../src/at-desk.ts'
import { owner } from '../src/desk-token.ts'
import { test } from '../src/test.ts'

test('[page-14] at the desk a page that is opened without a connection leaves what is typed as it is, and opens once there is one', async ({
  browser,
}) => {
  const page = await openDesk(browser, owner, { path: '/account' })
  const field = page.getByLabel('Current password')
  await field.fill('a row of camellias')
  await page.context().setOffline(true)
  await page.getByRole('link', { name: 'Pictures' }).click()
  await expect(page.getByRole('alert')).toContainText('There is no connection.')
  await expect(field).toHaveValue('a row of camellias')
  expect(new URL(page.url()).pathname).toBe('/desk/demo/account')
  await page.context().setOffline(false)
  await page.getByRole('alert').getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Pictures' })).toBeVisible()
  await expect(page.getByRole('alert')).toBeHidden()
})
