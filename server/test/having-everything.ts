import { randomUUIDv7 } from 'node:crypto'
import { saveCart } from '@tiffin/contract/cart'
import { bindPushClient, createPushClient } from '@tiffin/contract/common'
import { setFavouriteStore } from '@tiffin/contract/customer'
import { sendSmsCode } from '@tiffin/contract/login'
import { cancelOrder } from '@tiffin/contract/order'
import { setPassword, updateProfile } from '@tiffin/contract/profile'
import { expect } from 'vitest'
import { ask, headersOf } from './app.ts'
import { buildCorp } from './build.ts'
import { buildCoupon } from './build-coupon.ts'
import { enablePoints, givePoints } from './build-points.ts'
import * as build from './build-shop.ts'
import { app, codeFor, logIn, minute, newPhone, noteNonce, pass } from './logging-in.ts'
import { order } from './order.ts'

const rnd = () => randomUUIDv7().slice(-10)

/** A code for deleting the account, sent to the phone of the session. */
export async function ownCode(corp: string, token: string): Promise<string> {
  pass(minute + 1)
  const answer = await app.http.inject({
    ...{ method: 'POST', url: sendSmsCode.path, headers: headersOf({ corp, token }) },
    ...{ remoteAddress: `10.41.${Math.floor(Math.random() * 250)}.1`, payload: { scene: 4 } },
  })
  return noteNonce(answer.json().data, [corp, token])
}

/** A customer who has logged in by code, at a shop whose one product costs 5.00 and of which there are ten. */
export async function openAccount() {
  const corp = await buildCorp()
  await enablePoints(corp)
  const shop = await build.buildShop(corp)
  await build.setStock(corp, shop.storeId, { kind: 2, itemId: shop.skuId, available: 10 })
  const phone = newPhone()
  const { token, uid } = (await logIn(corp, phone, await codeFor(corp, phone))).data
  const line = build.want(shop.productId, shop.skuId)
  const buy = (payable: number, more: Record<string, unknown> = {}) =>
    order(app, { corp, token, storeId: shop.storeId, lines: [line], payable, more })
  return { ...shop, corp, phone, token, uid, line, buy }
}

export type Account = Awaited<ReturnType<typeof openAccount>>

/** The same with every field filled, a cancelled order, coupon, points, favourite, cart, a browser that listens, and a password. */
export async function openFullAccount() {
  const account = await openAccount()
  const { corp, token, uid, phone, storeId, line, buy } = account
  const person = {
    nickName: `Nick${rnd()}`,
    name: `Name${rnd()}`,
    email: `mail${rnd()}@example.com`,
    birthday: '1991-02-28',
  }
  const call = async (one: Parameters<typeof ask>[1], body: Record<string, unknown>) => {
    const answer = await ask(app, one, { corp, token, body })
    expect([one.path, answer.code]).toEqual([one.path, 200])
    return answer.data as Record<string, string> // the calls below answer texts under the names that are read
  }
  await call(updateProfile, { ...person, gender: 2 })
  await call(setPassword, { password: 'camellia1', confirmPassword: 'camellia1' })
  const couponId = await buildCoupon(corp, uid)
  await givePoints(corp, uid, { points: 200 })
  const placed = await buy(500, { remark: `For ${person.name}, call ${phone}` })
  await call(cancelOrder, { orderId: placed.data.orderId, reason: `${person.nickName} is late` })
  await call(setFavouriteStore, { storeId, favourite: true })
  await call(saveCart, { storeId, version: 0, productRequestList: [line] })
  const { cid } = await call(createPushClient, { platform: 'web', appId: 'app-test' })
  await call(bindPushClient, { cid, enabled: true })
  await build.insertRow(corp, 'upload', {
    ...{ upload_key: rnd().padEnd(22, 'a'), customer_id: uid, scene: 'avatar', bytes: 9, created_at: new Date() },
  })
  await build.insertRow(corp, 'order_help', {
    ...{ help_id: rnd(), order_id: placed.data.orderId, customer_id: uid, store_id: storeId, reason: 'other' },
    ...{ words: `Call ${person.name}`, file_list: ['/uploads/cup.webp'], created_at: new Date() },
  })
  return { ...account, person, couponId, orderId: placed.data.orderId }
}
