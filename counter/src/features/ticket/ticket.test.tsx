import { act, fireEvent, screen } from '@testing-library/react'
import { money } from '@tiffin/core/money/money'
import { type Bootstrap, useBootstrap } from '@tiffin/kit/client/bootstrap.ts'
import { expect, test, vi } from 'vitest'
import { noteStore, takeSession } from '../../state/session.ts'
import { anOrder } from '../../test/orders.ts'
import { prepare, show } from '../../test/show.tsx'
import { Ticket } from './ticket.tsx'

prepare()

const [line] = anOrder().productList
if (!line) throw new Error('the order has a line')
const value = (propertyValue: string, isUsual?: boolean) => ({
  ...{ propertyId: propertyValue, propertyValueId: propertyValue, propertyValue, bmsProductMaterialList: [] },
  ...(isUsual === undefined ? {} : { isUsual }),
})

test('[kitchen-2] options that depart from the usual are loud, the usual ones are left out', () => {
  const propertyValList = [value('No ice', false), value('Full sugar', true), value('Pearls')]
  show(<Ticket order={anOrder({ status: 30, productList: [{ ...line, propertyValList }] })} />)
  expect(screen.getByText('No ice').tagName).toBe('EM')
  expect(screen.queryByText(/Full sugar/)).toBeNull()
  expect(screen.getByText('No ice').closest('small')?.textContent).toBe('Large 500 ml, No ice, Pearls')
})

test('[kitchen-2] a set has a row for each component', () => {
  const item = {
    ...{ productGroupId: 'pastries', productId: 'croissant', productName: 'Butter Croissant', skuId: 'croissant' },
    ...{ skuName: '', increasePrice: money(0), propertyPrice: money(0), propertyValList: [], skuInfo: line.skuInfo },
  }
  const tea = { ...item, productName: 'Oolong', skuName: 'Small', num: 1, propertyValList: [value('No ice', false)] }
  const set = { ...line, skuName: '', propertyValList: [], packageProductList: [{ ...item, num: 2 }, tea] }
  const { container } = show(<Ticket order={anOrder({ productList: [set] })} />)
  const rows = [...container.querySelectorAll('.made small')].map(({ textContent }) => textContent)
  expect(rows).toEqual(['2× Butter Croissant', 'Oolong, Small, No ice'])
})

test('[kitchen-2] what the customer avoids stands above the items and above what was asked for', () => {
  const warning = { containsList: ['milk'], mayContainList: ['nuts'], unknownList: [] } satisfies typeof line.warning
  const order = anOrder({
    remark: 'Cut in two',
    productList: [
      { ...line, warning },
      { ...line, lineNo: 2 },
    ],
  })
  const { container } = show(<Ticket order={order} />)
  const text = container.textContent ?? ''
  const places = ['Allergy: Milk', 'Cut in two', 'Osmanthus'].map((words) => text.indexOf(words))
  expect(places.every((place) => place >= 0)).toBe(true)
  expect(places).toEqual(places.toSorted((a, b) => a - b))
  expect(container.querySelectorAll('.warned')).toHaveLength(1)
})

test.each([
  [0, 0],
  [840, 2],
])(
  '[order-26] of a payment that lost %d to a chargeback a ticket and its dialog say so with a sign',
  (taken, count) => {
    show(<Ticket order={anOrder({ chargedBackTotal: money(taken) })} />)
    fireEvent.click(screen.getByRole('button', { name: /Paid/ }))
    const marks = screen.queryAllByText(/^Charged back:/)
    expect(marks).toHaveLength(count)
    expect(marks.filter((mark) => mark.querySelector('svg') === null)).toEqual([])
  },
)

test('[kitchen-1] says in words how an order stands against its time', () => {
  const paidFor = (minutes: number) => Date.now() - 8 * 60_000 + minutes * 60_000
  const shown = (minutes: number) => {
    const order = anOrder({ status: 30, payTime: paidFor(minutes) })
    const { container, unmount } = show(<Ticket order={order} />)
    const text = container.querySelector('.age')?.textContent
    const urgency = container.querySelector('.ticket')?.getAttribute('data-urgency')
    unmount()
    return [text, urgency]
  }
  expect(shown(4.5)).toEqual(['5 min', 'calm'])
  expect(shown(1.5)).toEqual(['2 min', 'soon'])
  expect(shown(-0.5)).toEqual(['Due now', 'soon'])
  expect(shown(-8.5)).toEqual(['Late 8', 'late'])
})

test('[store-24] a ticket that was drawn before the zone of its store was known says its times by it then', () => {
  takeSession('a.b.c', { employeeName: 'Aisyah', storeId: 's1', storeName: 'Riverside', permission: [] })
  show(<Ticket order={anOrder({ status: 20, payTime: Date.parse('2026-11-21T02:39:00Z') })} />)
  act(() => noteStore({ storeName: 'Riverside', timeZone: 'Asia/Kathmandu' }))
  expect(screen.getByText('Paid 08:24')).toBeTruthy()
})

test('[kitchen-23] a ticket that was drawn before the settings of the brand came says its times by the clock of the brand then', () => {
  useBootstrap.setState({ bootstrap: undefined })
  show(<Ticket order={anOrder({ status: 20, payTime: Date.parse('2026-11-21T02:39:00Z') })} />)
  const corpSetting = { timeZone: 'Asia/Kathmandu', currentUnit: '$', currencyScale: 2, defaultFractionDigits: 2 }
  act(() => useBootstrap.setState({ bootstrap: { corpSetting } as unknown as Bootstrap })) // as: nothing here reads more of it
  expect(screen.getByText('Paid 08:24')).toBeTruthy()
})

test('[kitchen-23] a ticket that was drawn before the settings of the brand came says its amounts by them then', () => {
  const employee = { employeeName: 'Aisyah', storeId: 's1', storeName: 'Riverside', permission: [] }
  takeSession('a.b.c', { ...employee, timeZone: 'Asia/Singapore' })
  useBootstrap.setState({ bootstrap: undefined })
  const paymentMethod = { code: 'store', name: 'Pay at the store', type: 2 }
  show(<Ticket order={anOrder({ status: 10, payTime: null, paymentMethod, payableTotal: money(1120) })} />)
  const corpSetting = { timeZone: 'Asia/Kathmandu', currentUnit: '$', currencyScale: 2, defaultFractionDigits: 2 }
  act(() => useBootstrap.setState({ bootstrap: { corpSetting } as unknown as Bootstrap })) // as: nothing here reads more of it
  expect(screen.getByText(/\$11\.20/)).toBeTruthy()
})

test('[kitchen-40] how long an order waits is written each second where it is seen, and once a minute where it is not', () => {
  vi.useFakeTimers({ now: Date.parse('2026-11-24T10:00:30Z') })
  const since = Date.parse('2026-11-24T09:58:50Z')
  const { container } = show(<Ticket order={anOrder({ status: 20, submitTime: since, payTime: since })} />)
  const age = () => container.querySelector('.age')?.textContent
  const skip = (skipped: boolean) =>
    fireEvent(
      container.querySelector('.ticket') as Element, // as: it is what is shown
      Object.assign(new Event('contentvisibilityautostatechange'), { skipped }),
    )
  const wait = (seconds: number) => act(() => vi.advanceTimersByTime(seconds * 1000))
  const seen = [age()]
  wait(5)
  seen.push(age())
  skip(true)
  wait(10)
  seen.push(age())
  wait(10)
  seen.push(age())
  skip(false)
  seen.push(age())
  vi.useRealTimers()
  expect(seen).toEqual(['1:40', '1:45', '1:00', '2:00', '2:05'])
})
