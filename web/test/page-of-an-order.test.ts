import { act, screen, waitFor, within } from '@testing-library/react'
import { money } from '@tiffin/core/money/money'
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { closeApp, goodToken, openApp } from './app.ts'
import { shopWithOrder } from './shop-with-order.ts'
import { button, click } from './steps.ts'

afterEach(closeApp)

describe('the page of an order', () => {
  const open = async (more: object) => {
    const { orderId, order } = await shopWithOrder()
    Object.assign(order, more) // lists answer it too, and the newest answer is shown
    const hash = `#/pages/order/orderDetail/detail?orderId=${orderId}`
    await openApp({ hash, stored: { icc_token: goodToken() } })
    const { refreshOrders } = await import('../src/data/order/refresh-orders.ts')
    const move = async (status: number) => {
      Object.assign(order, { status })
      await act(() => refreshOrders())
    }
    return { move, line: order.productList[0] }
  }
  const factOf = async (label: string) => (await screen.findByText(label, { selector: 'dt' })).nextElementSibling

  it('[R-3.12][R-3.13][R-2.43] shows number, times, tissue, remark and payment method', async () => {
    await open({
      tissueNeed: true,
      remark: 'No straw',
      paymentNo: '774102296000000000000001',
      submitTime: 1_750_000_000_000,
      payTime: 1_790_000_000_000,
    })
    expect((await factOf('Napkins'))?.textContent).toBe('Yes')
    expect((await factOf('Note for the store'))?.textContent).toBe('No straw')
    expect((await factOf('Payment method'))?.textContent).toBe('Card')
    expect((await factOf('Payment number'))?.textContent).toBe('774102296000000000000001')
    expect((await factOf('Order number'))?.textContent).toMatch(/^\d{16}$/)
    expect((await factOf('Paid'))?.textContent).toContain('2026')
    expect((await factOf('Ordered'))?.textContent).toContain('2025')
  })

  it('[R-3.12][R-3.13] while it is unpaid has neither payment number nor time, and says how it is collected', async () => {
    await open({ pickupMethod: 2 })
    expect((await factOf('Napkins'))?.textContent).toBe('No')
    for (const label of ['Payment number', 'Paid', 'Pick-up code', 'Note for the store'])
      expect([label, screen.queryByText(label, { selector: 'dt' })]).toEqual([label, null])
    expect(screen.getByText('Takeaway')).toBeTruthy()
    expect(screen.queryByText('Dine in')).toBeNull()
  })

  it('[R-4.10][R-2.43] names the steps with the times at which they were reached, and the present one', async () => {
    const timeOf = (minute: number) => new Date(2026, 10, 21, 10, minute).getTime()
    await open({ status: 30, pickupCode: 'T042', payTime: timeOf(31), makingTime: timeOf(36), readyTime: null })
    const steps = await screen.findByRole('list', { name: 'Progress' })
    const texts = within(steps)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent)
    expect(texts).toEqual(['Accepted10:31', 'Making10:36', 'Ready for pick-up'])
    expect(steps.querySelector('[aria-current="step"]')?.textContent).toBe('Making10:36')
  })

  it('[R-3.16][R-2.43] lists its gifts behind what was paid, marked and for nothing', async () => {
    const { line } = await open({})
    const gift = { ...line, productName: 'Macaron Trio', num: 1, isFreeGift: true, lineNo: 2 }
    await closeApp()
    await open({ giftList: [gift] })
    const row = (await screen.findByText('Macaron Trio')).closest('li')
    expect(row?.textContent).toContain('Gift')
    expect(row?.textContent).toContain('$0.00')
    const names = [...(row?.parentElement?.querySelectorAll('.grow > .block') ?? [])].map(
      ({ textContent }) => textContent,
    )
    expect(names).toEqual(['Butter Croissant\u00A0× 2', 'Macaron Trio'])
    expect(screen.getByText('3 items')).toBeTruthy()
  })

  it('[R-2.43][R-4.10][R-4.11] offers to cancel and pay while it waits, and to delete or order again when it is over', async () => {
    await open({})
    const labels = () => [...document.querySelectorAll('.bar button')].map(({ textContent }) => textContent)
    await waitFor(() => expect(labels()).toEqual(['Cancel order', 'Pay']))
    expect((await screen.findByRole('timer')).textContent).toMatch(/^(?:15:00|14:\d\d)$/)
    expect(screen.getByText('Time remaining for payment')).toBeTruthy()
    await click(await button('Pay'))
    await waitFor(() => expect(location.hash).toContain('/pages/order/cashier/cashier?orderId='))
    await closeApp()
    await open({ status: 50, allowActions: ['delete', 'reorder'] })
    await waitFor(() => expect(labels()).toEqual(['Delete', 'Order again']))
  })

  it('[R-3.15] shows what a rounding took off in full, where prices have no digits', async () => {
    await open({ discountList: [{ type: 8, name: '', amount: money(40), refId: null, maxReduction: null }] })
    await act(async () => {
      const { useBootstrap } = await import('@tiffin/kit/client/bootstrap.ts')
      const kept = useBootstrap.getState().bootstrap
      if (kept === undefined) throw new Error('the page stands, so the settings are there')
      const corpSetting = { ...kept.corpSetting, defaultFractionDigits: 0 }
      useBootstrap.setState({ bootstrap: { ...kept, corpSetting } })
    })
    expect((await factOf('Total'))?.textContent).toMatch(/^\$\d+$/)
    expect((await factOf('Rounding'))?.textContent).toBe('−$0.40')
  })

  it('[R-3.15] names the offer behind a discount', async () => {
    const discount = { refId: null, maxReduction: null }
    await open({
      discountList: [{ ...discount, type: 2, name: 'Osmanthus week', amount: money(120) }],
      discountTotal: money(120),
    })
    expect((await factOf('Whole-order discount: Osmanthus week'))?.textContent).toBe('−$1.20')
  })

  it('[R-8.16] copies its number, or says that it could not', async () => {
    const writeText = vi.fn<(text: string) => Promise<void>>().mockRejectedValueOnce(new Error('no'))
    Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true })
    onTestFinished(() => void Reflect.deleteProperty(navigator, 'clipboard'))
    await open({ orderNo: '2026112600000042' })
    await click(await button('Copy the order number'))
    expect(await screen.findByText('Copy failed, please copy manually')).toBeTruthy()
    expect(screen.queryByText('Copied')).toBeNull()
    writeText.mockResolvedValueOnce()
    await click(await button('Copy the order number'))
    expect(await screen.findByText('Copied')).toBeTruthy()
    expect(writeText).toHaveBeenLastCalledWith('2026112600000042')
  })

  it('[ready-2] says when it is ready while it is made, and that it takes longer when that is over', async () => {
    const now = Date.now()
    await open({ status: 30, pickupCode: 'T042', readyFrom: now + 4 * 60_000, readyUntil: now + 8 * 60_000 })
    expect(await screen.findByText(/^Ready \d\d:\d\d–\d\d:\d\d$/)).toBeTruthy()
    await closeApp()
    await open({ status: 30, pickupCode: 'T042', readyFrom: now - 8 * 60_000, readyUntil: now - 60_000 })
    expect(await screen.findByText('This is taking longer than we said. Sorry for the wait.')).toBeTruthy()
    await closeApp()
    await open({ status: 40, pickupCode: 'T042', readyFrom: now - 8 * 60_000, readyUntil: now - 60_000 })
    await screen.findByText('T042')
    expect(screen.queryByText(/taking longer|^Ready \d/)).toBeNull()
  })

  it('[R-4.10] accepted, making and ready look different, and the phone vibrates when it becomes ready', async () => {
    const vibrate = vi.fn()
    Object.defineProperty(navigator, 'vibrate', { value: vibrate, configurable: true })
    onTestFinished(() => void Reflect.deleteProperty(navigator, 'vibrate'))
    const { move } = await open({ status: 20, pickupCode: 'T042' })
    const picture = async () => (await screen.findByText('T042')).closest('section')?.dataset.state
    expect(await picture()).toBe('accepted')
    await move(30)
    await waitFor(async () => expect(await picture()).toBe('making'))
    expect(screen.queryByText('At the counter now')).toBeNull()
    await move(40)
    expect(await screen.findByText('At the counter now')).toBeTruthy()
    expect(await picture()).toBe('ready')
    expect(vibrate).toHaveBeenCalledOnce()
    await closeApp()
    await open({ status: 40, pickupCode: 'T042' })
    await screen.findByText('At the counter now')
    expect(vibrate).toHaveBeenCalledOnce()
    for (const tab of ['/pages/order/order', '/']) {
      await act(async () => window.icc.switchTab(tab))
      const bars = async () => (await screen.findAllByText('T042')).map((code) => code.parentElement?.dataset.state)
      await waitFor(async () => expect(await bars()).toContain('ready'))
    }
  })

  it('[table-3] names its table, and none where an app of before has kept the order without saying', async () => {
    await open({ status: 20, pickupMethod: 1, pickupCode: 'D042', tableName: '12' })
    expect(await screen.findByText('Brought to your table · Table \u206812\u2069')).toBeTruthy()
    await closeApp()
    await open({ status: 20, pickupMethod: 1, pickupCode: 'D042', tableName: undefined })
    await screen.findByText('D042')
    expect(screen.queryByText(/Table/)).toBeNull()
    expect(screen.getByText('Dine in')).toBeTruthy()
  })

  it('[R-3.14][page-37] shows the price before discounts, the subtotal, the discount total apart from the sums, and the total', async () => {
    const discount = { name: '', refId: null, maxReduction: null }
    await open({
      originalAmount: money(1000),
      subtotal: money(900),
      discountList: [
        { ...discount, type: 1, amount: money(100) },
        { ...discount, type: 10, amount: money(50) },
      ],
      discountTotal: money(150),
      payableTotal: money(750),
    })
    expect((await factOf('Before discounts'))?.textContent).toBe('$10.00')
    expect((await factOf('Subtotal'))?.textContent).toBe('$9.00')
    expect((await factOf('Total'))?.textContent).toBe('$7.50')
    const discountTotal = screen.getByText(/^Discount total/)
    expect([discountTotal.textContent, discountTotal.closest('dl')]).toEqual(['Discount total $1.50', null])
  })

  it('[R-3.15] calls each of the ten kinds of discount by its own name', async () => {
    const kinds = [
      ...['Coupon', 'Whole-order discount', 'Limited-time discount', 'Spend and reduce (up to $3.00)'],
      ...['Single-item discount', 'Employee discount', 'Manual discount', 'Rounding', 'Free order', 'Points deduction'],
    ]
    await open({
      discountList: kinds.map((_kind, index) => ({
        type: index + 1,
        name: '',
        amount: money(index + 1),
        refId: `d${index}`,
        maxReduction: index === 3 ? money(300) : null,
      })),
    })
    for (const [index, kind] of kinds.entries())
      expect([kind, (await factOf(kind))?.textContent]).toEqual([kind, `−$0.${String(index + 1).padStart(2, '0')}`])
  })
})
