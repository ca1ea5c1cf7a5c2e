import { expect, type Page, test } from '@playwright/test'
import { LogInPage } from '../src/log-in-page.ts'

/** The empty space above each field but the first, and where each begins, in px of the page. */
const measure = (page: Page) =>
  page.evaluate(() => {
    const fields = [...document.querySelectorAll('[data-testid="page-register"] .field')]
    const parts = fields.map(({ parentElement }) => [...(parentElement?.children ?? [])])
    const edges = parts.map((pieces) => {
      const texts = pieces.filter(({ textContent, classList }) => textContent !== '' || classList.contains('field'))
      return {
        top: texts[0]?.getBoundingClientRect().top ?? 0,
        bottom: texts.at(-1)?.getBoundingClientRect().bottom ?? 0,
      }
    })
    return {
      tops: edges.map(({ top }) => Math.round(top + scrollY)),
      spaces: edges.slice(1).map(({ top }, index) => Math.round(top - (edges[index]?.bottom ?? 0))),
    }
  })

test('the fields of a form stand equally far apart, hint or not, and stay where they are when faults appear', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const logIn = new LogInPage(page, 'en-US')
  await logIn.open('register')
  await expect(logIn.on('register')).toBeVisible()
  const calm = await measure(page)
  expect(calm.spaces).toHaveLength(3)
  expect(new Set(calm.spaces).size, String(calm.spaces)).toBe(1)
  await logIn.submit()
  await expect(logIn.field('phone')).toHaveAttribute('aria-invalid', 'true')
  expect((await measure(page)).tops).toEqual(calm.tops)
})
