import { randomInt, randomUUID } from 'node:crypto'
import { expect, type Page } from '@playwright/test'
import { requestOf } from '@tiffin/core/cart/lines'
import { type Account, makeStoreManager } from '../src/at-desk.ts'
import { Counter } from '../src/customer.ts'
import { makeStore } from '../src/own-store.ts'
import { call, cartOf } from '../src/signed-in.ts'
import { test } from '../src/test.ts'

const count = 10
const leastPx = 14

/** Ten paid orders of walk-ins, with one or two lines each, of which six are begun. */
async function orderTen({ account, password }: Account): Promise<void> {
  const token = String((await call('/api/app/store/employee/login', { account, password })).token)
  const lines = await cartOf({ 'cream-puff': 2, 'cookie-tin': 1 })
  for (let index = 0; index < count; index += 1) {
    const bought = index % 3 === 0 ? lines : lines.slice(0, 1)
    const payable = bought.reduce((sum, { num, price }) => sum + num * price, 0)
    const wish = { requestId: randomUUID(), pickupMethod: 2, promotionId: null, remark: index === 4 ? 'No bag' : '' }
    const more = { expectedPayable: payable, productRequestList: bought.map(requestOf) }
    const { orderId } = await call('/api/app/store/walk-in/create', { ...wish, ...more }, token)
    const { version } = await call('/api/app/store/order/accept-payment', { orderId, version: 1 }, token)
    if (index < 6) await call('/api/app/store/order/start', { orderId, version }, token)
  }
}

/** Of each ticket on the board whether it is wholly in view, and its words with their sizes. */
const measure = (page: Page) =>
  page.getByRole('article').evaluateAll((tickets) =>
    tickets.map((ticket) => {
      const { top, bottom, left, right } = ticket.getBoundingClientRect()
      const lane = ticket.closest('.lane-scroll')?.getBoundingClientRect()
      const walker = document.createTreeWalker(ticket, NodeFilter.SHOW_TEXT)
      const words: { text: string; size: number }[] = []
      while (walker.nextNode()) {
        const { parentElement: element, textContent } = walker.currentNode
        if (element && textContent?.trim() && element.getClientRects().length > 0)
          words.push({ text: textContent, size: Number.parseFloat(getComputedStyle(element).fontSize) })
      }
      const isInLane = lane !== undefined && top >= lane.top && bottom <= lane.bottom
      const isInPage = left >= 0 && right <= innerWidth && bottom <= innerHeight
      return { isWhole: isInLane && isInPage, words }
    }),
  )

test('[kitchen-26] ten tickets are wholly in view on a tablet, and no word of them is small', async ({ page }) => {
  const manager = await makeStoreManager(await makeStore(`Wharf ${randomInt(10 ** 6)}`))
  await orderTen(manager)
  await page.setViewportSize({ width: 1180, height: 820 })
  await new Counter(page).logIn(manager.account, manager.password)
  await expect(page.getByRole('article')).toHaveCount(count)
  await expect.poll(async () => (await measure(page)).filter(({ isWhole }) => isWhole).length).toBe(count)
  const small = (await measure(page)).flatMap(({ words }) => words.filter(({ size }) => size < leastPx))
  expect(small).toEqual([])
})
