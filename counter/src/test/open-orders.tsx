import { fireEvent, screen, within } from '@testing-library/react'
import { findStoreOrder, searchStoreOrders } from '@tiffin/contract/store'
import { money } from '@tiffin/core/money/money'
import { orderStatus } from '@tiffin/core/order/order-state'
import { type Bootstrap, useBootstrap } from '@tiffin/kit/client/bootstrap.ts'
import { vi } from 'vitest'
import { Orders } from '../screens/orders/orders.tsx'
import { takeSession } from '../state/session.ts'
import { anOrder, noon } from './orders.ts'
import { show } from './show.tsx'

const [first] = anOrder().productList
if (!first) throw new Error('the order has a line')
export const line = first
export const sold = {
  ...{ status: orderStatus.completed, payTime: noon, payableTotal: money(1000), refundTotal: money(0) },
  productList: [{ ...line, lineNo: 1, num: 2, refundNum: 0, total: money(1000), refundAmount: money(0) }],
}

interface Shown {
  readonly order?: Partial<ReturnType<typeof anOrder>>
  readonly refundLimit?: number | null
  readonly permission?: string[]
  readonly isGone?: boolean
  readonly restockLineList?: number[]
  readonly chargedBackTotal?: number
  readonly brandZone?: string
}

/** The page with one order; `sent` is what was asked of each path. */
export function openOrders({
  order = sold,
  refundLimit = null,
  permission = ['order:manage', 'order:read', 'order:refund'],
  isGone = false,
  restockLineList = [],
  chargedBackTotal = 0,
  brandZone = 'UTC',
}: Shown = {}) {
  const sent: [string, Record<string, unknown>][] = []
  const one = anOrder(order)
  vi.stubGlobal('fetch', async (address: string, { body }: { body: string }) => {
    if (isGone) throw new TypeError('Failed to fetch')
    const path = address.replace('/api/app/store/order/', '')
    const wish = JSON.parse(body)
    if (path.endsWith('printer/list'))
      return new Response(
        JSON.stringify({ code: 200, message: '', data: { list: [], serverTime: noon }, successful: true }),
      )
    sent.push([path, wish])
    const { store } = one
    const listed = { itemList: [{ num: 2, productName: 'Osmanthus Oolong Milk Tea' }], moreItems: 3 }
    const found = searchStoreOrders.output.parse({
      list: wish.text === 'nothing' ? [] : [{ ...one, ...listed, storeId: store.storeId, storeName: store.storeName }],
      hasMore: false,
    })
    const detail = findStoreOrder.output.parse({ ...one, refundLimit, chargedBackTotal, restockLineList })
    const data = path === 'search' ? found : path === 'refund' ? { ...detail, refundTotal: 500 } : detail
    return new Response(JSON.stringify({ code: 200, message: '', data, successful: true }))
  })
  const corpSetting = {
    ...{ currentUnit: '$', currencyScale: 2, defaultFractionDigits: 2, groupingSeparator: ',', timeZone: brandZone },
  }
  useBootstrap.setState({ bootstrap: { corpSetting } as unknown as Bootstrap }) // as: nothing here reads more of it
  takeSession('a.b.c', { employeeName: 'Aisyah', storeId: 's1', storeName: 'Riverside', permission })
  show(<Orders />)
  const sentTo = (path: string) => sent.filter(([to]) => to === path).map(([, wish]) => wish)
  return { sentTo, code: String(one.pickupCode) }
}

export const press = (name: RegExp | string) => fireEvent.click(screen.getByRole('button', { name }))
export const openFirst = async (code: string) => {
  fireEvent.click(await screen.findByRole('button', { name: new RegExp(code) }))
  return within(await screen.findByRole('complementary', { name: code }))
}
