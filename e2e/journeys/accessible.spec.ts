import AxeBuilder from '@axe-core/playwright'
import { expect, test } from '@playwright/test'
import { Customer } from '../src/customer.ts'

const pages = {
  home: '/',
  menu: '/pages/home/menu/menu',
  orders: '/pages/order/order',
  mine: '/pages/user/mine/mine',
  storeList: '/pages/home/storeList/storeList',
  codeLogin: '/pages/user/login/codeLogin',
  terms: '/pages/user/login/termsOfService',
  privacy: '/pages/user/login/privacyPolicy',
  notFound: '/pages/error/404',
}

for (const locale of ['en-US', 'ar-IQ'] as const)
  for (const colorScheme of ['light', 'dark'] as const)
    test(`axe finds nothing on the pages of a visitor, ${locale}, ${colorScheme}`, async ({ browser }) => {
      const context = await browser.newContext({
        locale,
        colorScheme,
        viewport: { width: 390, height: 844 },
        reducedMotion: 'reduce',
      })
      const page = await context.newPage()
      const customer = new Customer(page)
      for (const [key, path] of Object.entries(pages)) {
        await customer.open(path)
        await page.reload()
        await expect(customer.on(key)).toBeVisible()
        await page.waitForLoadState('networkidle')
        const { violations } = await new AxeBuilder({ page }).analyze()
        const found = violations.map(
          ({ id, nodes }) =>
            `${key}: ${id} ${nodes
              .map(({ target }) => target.join(' '))
              .slice(0, 3)
              .join(', ')}`,
        )
        expect(found).toEqual([])
      }
      await context.close()
    })
