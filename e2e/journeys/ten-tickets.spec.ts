import { randomInt } from 'node:crypto'
import { expect, type Page } from '@playwright/test'
import { makeStoreManager } from '../src/at-desk.ts'
import { Counter } from '../src/customer.ts'
import { makeStore } from '../src/own-store.ts'
import { test } from '../src/test.ts'
import { orderWalkIns } from '../src/walk-ins.ts'

const count = 10
const leastPx = 14

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
  await orderWalkIns(manager, { count, begun: 6 })
  await page.setViewportSize({ width: 1180, height: 820 })
  await new Counter(page).logIn(manager.account, manager.password)
  await expect(page.getByRole('article')).toHaveCount(count)
  await expect.poll(async () => (await measure(page)).filter(({ isWhole }) => isWhole).length).toBe(count)
  const small = (await measure(page)).flatMap(({ words }) => words.filter(({ size }) => size < leastPx))
  expect(small).toEqual([])
})
