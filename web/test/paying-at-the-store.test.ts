import { act, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { refreshOrders } from '../src/data/order/refresh-orders.ts'
import { closeApp } from './app.ts'
import { moveOrder } from './fake/answers.ts'
import { button, click, openConfirm, placing } from './steps.ts'

afterEach(closeApp)

async function orderAtStore() {
  const app = await openConfirm()
  await click(await screen.findByRole('radio', { name: /^Pay at the store/ }))
  await click(await button(placing))
  await screen.findByTestId('page-orderDetail')
  return app
}

describe('an order that is paid at the store', () => {
  it('[R-1.5][R-3.12] shows one code on its page, beside what is to be done with it', async () => {
    await orderAtStore()
    const page = within(screen.getByTestId('page-orderDetail'))
    const [large] = await page.findAllByText(/^[DT]041$/)
    expect(large?.className).toContain('code')
    expect(page.getByText(/Please pay at the counter/)).toBeTruthy()
  })

  it('[R-3.12][R-1.5] shows the same code on its card, with its number, and says to pay at the counter and until when', async () => {
    await orderAtStore()
    await act(async () => {
      await window.icc.switchTab('/pages/order/order')
    })
    const card = await waitFor(() => {
      const found = screen.getAllByText(/^[DT]041$/).find((code) => code.closest('article') !== null)
      if (found === undefined) throw new Error('no card yet')
      return found.closest('article')
    })
    expect(card?.textContent).toContain('Pay at the counter')
    expect(card?.textContent).toMatch(/Order 2611211031000\d{3}/)
    expect(card?.textContent).toMatch(/Time remaining for payment (?:15:00|14:\d\d)/)
  })

  it.each([
    [20, 'accepted', 'The store has your order'],
    [30, 'making', 'being made'],
  ] as const)('[R-3.12] its card keeps the code while it is under way: %s (%s)', async (status, _name, text) => {
    await orderAtStore()
    moveOrder(/orderId=(\w+)/.exec(location.hash)?.[1] ?? '', status)
    await act(async () => {
      await window.icc.reLaunch('/pages/order/order')
    })
    const [code] = await screen.findAllByText(/^[DT]041$/)
    expect(code?.closest('article')?.textContent).toContain(text)
  })

  it('[R-3.12] keeps its code among the facts when it is completed', async () => {
    await orderAtStore()
    const orderId = /orderId=(\w+)/.exec(location.hash)?.[1] ?? ''
    moveOrder(orderId, 50)
    await act(refreshOrders)
    await waitFor(() => expect(screen.getByText('Pick-up code').parentElement?.textContent).toContain('041'))
  })
})
