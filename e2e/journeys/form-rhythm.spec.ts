import { expect, type Page, test } from '@playwright/test'
import { LogInPage } from '../src/log-in-page.ts'

/** Where the label of each field begins, in px of the page. */
const topsOf = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('[data-testid="page-register"] .field')].map(({ previousElementSibling: label }) =>
      Math.round((label?.getBoundingClientRect().top ?? 0) + scrollY),
    ),
  )

test('[page-85] the fields of a form stand equally far apart, hint or not, and stay where they are when faults appear', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const logIn = new LogInPage(page, 'en-US')
  await logIn.open('register')
  await expect(logIn.on('register')).toBeVisible()
  const calm = await topsOf(page)
  const steps = calm.slice(1).map((top, index) => top - (calm[index] ?? 0))
  expect(steps).toHaveLength(3)
  expect(new Set(steps).size, String(steps)).toBe(1)
  await logIn.submit()
  await expect(logIn.field('phone')).toHaveAttribute('aria-invalid', 'true')
  expect(await topsOf(page)).toEqual(calm)
})
