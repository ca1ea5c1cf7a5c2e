import { randomUUID } from 'node:crypto'
import { createOrder } from '@tiffin/contract/order'
import type { ProductRequest } from '@tiffin/core/cart/cart-line'
import { money } from '@tiffin/core/money/money'
import type { App } from '../src/http/app.ts'
import { ask } from './app.ts'
import { want } from './build-shop.ts'

interface Wish {
  readonly corp: string
  readonly token: string
  readonly storeId: string
  readonly lines: readonly ProductRequest[]
  readonly payable: number
  readonly more?: Record<string, unknown>
}

/** The body of a create call: takeaway, paid by card. */
export const orderBody = ({ storeId, lines, payable, more = {} }: Omit<Wish, 'corp' | 'token'>) => ({
  ...{ requestId: randomUUID(), storeId, pickupMethod: 2, productRequestList: [...lines], paymentMethodCode: 'card' },
  expectedPayable: money(payable),
  ...more,
})

/** Places an order as the web does. */
export const order = (app: App, { corp, token, ...wish }: Wish) =>
  ask(app, createOrder, { corp, token, body: orderBody(wish) })

/** The body of a call that takes one unit of 5.00 for somebody without an account. */
export const walkInBody = ({ productId, skuId }: { readonly productId: string; readonly skuId: string }) => ({
  ...{ requestId: randomUUID(), pickupMethod: 2, expectedPayable: money(500), remark: '' },
  productRequestList: [want(productId, skuId)],
})
