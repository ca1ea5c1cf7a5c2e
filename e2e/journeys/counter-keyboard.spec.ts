import { randomInt } from 'node:crypto'
import { expect, test } from '@playwright/test'
import { makeStoreManager } from '../src/at-desk.ts'
import { Counter } from '../src/customer.ts'
import { makeStore } from '../src/own-store.ts'
import { reach } from '../src/reach.ts'
import { orderWalkIns } from '../src/walk-ins.ts'

test('[kitchen-30] with nothing but a keyboard a ticket is reached, opened, and moved on to the hand-over, and the focus goes with it', async ({
  page,
}) => {
  const manager = await makeStoreManager(await makeStore(`Quay ${randomInt(10 ** 6)}`))
  await orderWalkIns(manager, { count: 2 })
  await page.setViewportSize({ width: 1180, height: 820 })
  await new Counter(page).logIn(manager.account, manager.password)
  const { keyboard } = page
  const first = page.getByTestId('column-new').getByRole('article').first()
  const code = (await first.getAttribute('aria-label')) ?? ''
  const ticket = page.getByRole('article', { name: code })
  const press = async (name: RegExp) => {
    await reach(page, 'button', name)
    await keyboard.press('Enter')
  }

  await press(new RegExp(`^${code}`))
  await expect(page.getByRole('dialog').filter({ visible: true })).toBeVisible()
  await keyboard.press('Escape')
  await expect(page.getByRole('dialog').filter({ visible: true })).toHaveCount(0)
  await expect(ticket.getByRole('button', { name: new RegExp(`^${code}`) })).toBeFocused()

  await press(new RegExp(`^Start, ${code}`))
  await expect(page.getByTestId('column-making').getByRole('article', { name: code })).toBeFocused()
  await press(new RegExp(`^Ready.*, ${code}`))
  await expect(page.getByTestId('column-ready').getByRole('article', { name: code })).toBeFocused()
  await press(new RegExp(`^Hand over, ${code}`))
  await expect(ticket).toHaveCount(0)
  await expect(page.getByTestId('column-ready').getByRole('region')).toBeFocused()
})
