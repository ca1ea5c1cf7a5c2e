import { randomUUID } from 'node:crypto'
import type { BrowserContext } from '@playwright/test'
import type { CartLine } from '@tiffin/core/cart/cart-line'
import { requestOf } from '@tiffin/core/cart/lines'
import { resolveLine } from '@tiffin/core/cart/resolve-line'
import { firstSelection, requestOfSelection } from '@tiffin/core/cart/selection'
import type { Product } from '@tiffin/core/catalog/product'
import { newPhone } from './customer.ts'
import { anyNetwork, staffNetwork } from './network.ts'

const storeId = 'riverside'

/** A brand of a Tiffin that runs. */
export interface Brand {
  readonly url: string
  readonly corp: string
}

/** The demo brand of the Tiffin that all journeys share. */
export const demoBrand = (): Brand => ({ url: process.env.TIFFIN_URL ?? '', corp: 'demo' })

/** What a browser holds, by key of its storage. */
export type Storage = Readonly<Record<string, string>>

/** What a browser of a customer holds who has chosen something and logged in, and an order that awaits payment. */
export interface SignedIn {
  readonly storage: Storage
  readonly orderId: string
}

type Answer = Promise<Record<string, unknown>>

/** Calls of the app to a brand, which throw on a refusal. */
export const callsTo =
  ({ url, corp }: Brand) =>
  async (path: string, body: unknown, token = ''): Answer => {
    const headers = {
      'content-type': 'application/json',
      'corp-id': corp,
      ...(path.includes('/desk/') ? staffNetwork() : anyNetwork()),
      ...(token ? { authorization: `Bearer ${token}` } : {}),
    }
    const answer = await fetch(`${url}${path}`, {
      method: 'POST',
      headers,
      body: JSON.stringify(body),
    })
    const { code, data, message } = await answer.json()
    if (code !== 200) throw new Error(`${path}: ${code} ${message}`)
    return data
  }

/** A call of the app to the demo brand; throws on a refusal. */
export const call = (path: string, body: unknown, token = ''): Answer => callsTo(demoBrand())(path, body, token)

/** Logs a customer in by the calls of the app, a new one unless a phone is named; answers the token. */
export async function logIn(phone = newPhone()): Promise<string> {
  const { devCode: code, nonce } = await call('/api/app/customer/login/send-sms-code', {
    areaCode: '65',
    phone,
    scene: 1,
  })
  const session = { areaCode: '65', phone, code, nonce, agreementAccepted: true }
  return String((await call('/api/app/customer/login/login-by-code', session)).token)
}

/** Makes an account with a password by the calls of the app. */
export async function register(password: string): Promise<{ phone: string; token: string }> {
  const phone = newPhone()
  const { devCode: code, nonce } = await call('/api/app/customer/login/send-sms-code', {
    areaCode: '65',
    phone,
    scene: 2,
  })
  const wish = { areaCode: '65', phone, code, nonce, password, confirmPassword: password, agreementAccepted: true }
  return { phone, token: String((await call('/api/app/customer/login/register', wish)).token) }
}

/** A product of the demo's menu as it is now. */
export async function findProduct(productId: string): Promise<Product> {
  const { list } = await call('/api/app/product/product/list', { storeId, pageSize: 500 })
  const product = (list as Product[]).find((each) => each.productId === productId) // the contract's own shape
  if (product === undefined) throw new Error(`The demo has no ${productId} any more.`)
  return product
}

/** Lines as the app would put them into its cart: so many of each product, with what is chosen at first. */
export function cartOf(nums: Readonly<Record<string, number>>): Promise<CartLine[]> {
  return Promise.all(
    Object.entries(nums).map(async ([productId, num]) => {
      const product = await findProduct(productId)
      const request = requestOfSelection(product, { ...firstSelection(product), num })
      const resolved = resolveLine(product, request)
      if (!resolved.ok) throw new Error(`${productId}: ${resolved.refusal}`)
      return resolved.value.line
    }),
  )
}

/** What a browser holds of a customer who is logged in and has handed these lines to confirmation. */
export function storageOf(token: string, lines: readonly CartLine[]): Storage {
  const kept = JSON.stringify(lines)
  return {
    ...{ icc_corp_id: 'demo', icc_token: token, cart_list: kept, submit_cart_list: kept },
    storeInfo: JSON.stringify({ storeId, storeName: 'Riverside Arcade' }),
  }
}

/** Puts a storage into every page of a browser before the app starts, without undoing what the app does later. */
export async function keepStorage(context: BrowserContext, storage: Storage): Promise<void> {
  await context.addInitScript((items) => {
    if (sessionStorage.getItem('journey') !== null) return
    sessionStorage.setItem('journey', 'begun')
    for (const [key, value] of Object.entries(items)) localStorage.setItem(key, value)
  }, storage)
}

/** Orders a line by the calls of the app; answers the order's id. */
export async function orderLine(
  token: string,
  line: CartLine,
  { payable, method = 'card' }: { payable: number; method?: string },
): Promise<string> {
  const wish = {
    ...{ requestId: randomUUID(), storeId, pickupMethod: 2, paymentMethodCode: method, expectedPayable: payable },
    promotionId: null,
  }
  const { orderId } = await call(
    '/api/app/order/order/create',
    { ...wish, productRequestList: [requestOf(line)] },
    token,
  )
  return String(orderId)
}

/** Logs a new customer in by the calls of the app and lets them order once, by card. */
export async function signIn(): Promise<SignedIn> {
  const token = await logIn()
  const [line] = await cartOf({ 'cream-puff': 1 })
  if (line === undefined) throw new Error('nothing to order')
  const orderId = await orderLine(token, line, { payable: line.price })
  return { storage: storageOf(token, [line]), orderId }
}
