import { randomUUID } from 'node:crypto'
import type { CartLine } from '@tiffin/core/cart/cart-line'
import { requestOf } from '@tiffin/core/cart/lines'
import { resolveLine } from '@tiffin/core/cart/resolve-line'
import type { Product } from '@tiffin/core/catalog/product'
import { newPhone } from './customer.ts'

const storeId = 'riverside'

/** What a browser of a customer holds who has chosen something and logged in, and an order of his that awaits payment. */
export interface SignedIn {
  readonly storage: Record<string, string>
  readonly orderId: string
}

async function call(path: string, body: unknown, token = ''): Promise<Record<string, unknown>> {
  const headers = {
    'content-type': 'application/json',
    'corp-id': 'demo',
    ...(token ? { authorization: `Bearer ${token}` } : {}),
  }
  const answer = await fetch(`${process.env.TIFFIN_URL}${path}`, {
    method: 'POST',
    headers,
    body: JSON.stringify(body),
  })
  const { code, data, message } = await answer.json()
  if (code !== 200) throw new Error(`${path}: ${code} ${message}`)
  return data
}

async function cartLine(): Promise<CartLine> {
  const { list } = await call('/api/app/product/product/list', { storeId, pageSize: 500 })
  const product = (list as Product[]).find(({ productId }) => productId === 'cream-puff') // the contract's own shape
  const skuId = product?.skuList[0]?.skuId ?? ''
  const request = { productId: 'cream-puff', skuId, num: 1, productType: 1, isFreeGift: false, promotionId: null }
  const resolved = product && resolveLine(product, { ...request, propertyValList: [], packageProductList: [] })
  if (!resolved?.ok) throw new Error('The demo has no cream puff any more.')
  return resolved.value.line
}

/** Logs a new customer in by the calls of the app and lets him order once, by card. */
export async function signIn(): Promise<SignedIn> {
  const phone = newPhone()
  const { devCode } = await call('/api/app/customer/login/send-sms-code', { areaCode: '65', phone, scene: 1 })
  const session = { areaCode: '65', phone, code: devCode, agreementAccepted: true }
  const token = String((await call('/api/app/customer/login/login-by-code', session)).token)
  const line = await cartLine()
  const wish = {
    requestId: randomUUID(),
    storeId,
    pickupMethod: 2,
    paymentMethodCode: 'card',
    expectedPayable: line.price,
  }
  const { orderId } = await call(
    '/api/app/order/order/create',
    { ...wish, productRequestList: [requestOf(line)] },
    token,
  )
  const lines = JSON.stringify([line])
  const storage = {
    ...{ icc_corp_id: 'demo', icc_token: token, cart_list: lines, submit_cart_list: lines },
    storeInfo: JSON.stringify({ storeId, storeName: 'Riverside Arcade' }),
  }
  return { storage, orderId: String(orderId) }
}
