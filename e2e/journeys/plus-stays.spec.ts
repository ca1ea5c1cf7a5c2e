import { expect, test } from '@playwright/test'
import { Customer } from '../src/customer.ts'

for (const locale of ['en-US', 'ar-IQ'] as const)
  test(`plus stays where it is when the number appears, in line with the column, ${locale}`, async ({ page }) => {
    const customer = new Customer(page)
    await page.addInitScript((code) => localStorage.setItem('useLanguage', code), locale)
    await customer.open('/pages/home/menu/menu')
    const first = customer.on('menu').locator('li:has(.add)').first()
    const row = page.locator(`[id="${await first.getAttribute('id')}"]`)
    await row.scrollIntoViewIfNeeded()
    const plus = row.locator('.add .disc, .stepper .plus .disc')
    const boxes = () =>
      plus.evaluate((disc) => {
        const { left, right, top, width } = disc.getBoundingClientRect()
        const column = disc.closest('li > .grow')?.getBoundingClientRect()
        return { left, top, width, right, columnLeft: column?.left ?? 0, columnRight: column?.right ?? 0 }
      })
    const before = await boxes()
    await row.locator('.add').click()
    await expect(row.locator('.stepper')).toBeVisible()
    await page.waitForTimeout(600) // the row may come clear of the cart
    const after = await boxes()
    const endOf = (box: typeof before) =>
      locale === 'ar-IQ' ? Math.round(box.left - box.columnLeft) : Math.round(box.columnRight - box.right)
    expect(after.width).toBe(before.width)
    expect(after.left).toBeCloseTo(before.left, 0)
    expect([endOf(before), endOf(after)]).toEqual([0, 0])
  })
