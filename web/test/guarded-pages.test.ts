import { act, screen } from '@testing-library/react'
import type { CallMap } from '@tiffin/contract/calls'
import { afterEach, describe, expect, it } from 'vitest'
import { closeApp, fakeServer, openApp, settle } from './app.ts'

afterEach(closeApp)

/** Every page that stands in the document from now on, also for a moment. */
function watchPages(): { seen: Set<string>; stop: () => void } {
  const seen = new Set<string>()
  const watch = new MutationObserver(() => {
    for (const page of document.querySelectorAll<HTMLElement>('main[data-testid]')) seen.add(page.dataset.testid ?? '')
  })
  watch.observe(document.body, { childList: true, subtree: true })
  return { seen, stop: () => watch.disconnect() }
}

const guarded: [address: string, testId: string, call: keyof CallMap][] = [
  ['/pages/user/coupon/coupon?tab=used', 'page-coupon', '/api/app/customer/coupon/list'],
  ['/pages/order/orderDetail/detail?orderId=o1', 'page-orderDetail', '/api/app/order/order/detail'],
]

describe('[R-2.50] a page that needs a log-in, to a visitor', () => {
  it.each(guarded)('opened at once: %s is neither seen nor asked for', async (address, testId, call) => {
    const server = fakeServer()
    const pages = watchPages()
    const { stack } = await openApp({ hash: `#${address}` })
    await screen.findByTestId('page-login')
    pages.stop()
    expect(await stack()).toEqual([`/pages/user/login/login?redirect=${encodeURIComponent(address)}`])
    expect([...pages.seen]).not.toContain(testId)
    expect(server.to(call)).toEqual([])
  })

  it.each(guarded)('opened from another page: %s is neither seen nor asked for', async (address, testId, call) => {
    const server = fakeServer()
    await openApp()
    const pages = watchPages()
    await act(async () => window.icc.navigateTo(address)?.catch(() => undefined))
    await screen.findByTestId('page-login')
    await settle(20)
    pages.stop()
    expect([...pages.seen]).not.toContain(testId)
    expect(server.to(call)).toEqual([])
  })
})
