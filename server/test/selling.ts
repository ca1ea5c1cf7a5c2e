import { findReceipt } from '@tiffin/contract/receipt'
import * as counter from '@tiffin/contract/store'
import { ask } from './app.ts'
import * as build from './build-shop.ts'
import { order } from './order.ts'
import { app, openShop } from './ordering.ts'

const names = {
  'zh-CN': '桂花乌龙',
  'en-US': 'Osmanthus <oolong>',
  'ar-IQ': 'شاي أولونغ',
  'th-TH': 'ชาอู่หลง',
}
const gst = { rateId: 'gst', ratePpm: 90_000, taxClassIdList: [''], taxClassId: '', pickupMethods: null }

/** Two teas at 10.00 whose price contains GST, paid in the till. */
export async function openSale() {
  const shop = await openShop({ price: 1000, row: { name: JSON.stringify(names) } })
  const terms = {
    taxMode: 'inclusive',
    classList: [],
    rateList: [{ ...gst, name: { 'en-US': 'GST' } }],
    serviceCharge: null,
  }
  await build.asCorp(shop.corp, 'update corp set tax = $1, catalog_version = catalog_version + 1', [
    JSON.stringify(terms),
  ])
  const more = { paymentMethodCode: 'counter' }
  const { data } = await order(app, { ...shop, lines: [{ ...shop.line, num: 2 }], payable: 2000, more })
  const { token } = await build.buildEmployee(shop.corp, shop.storeId)
  const staff = { corp: shop.corp, token }
  const { orderId } = data
  await ask(app, counter.acceptStorePayment, { ...staff, body: { orderId, version: 1 } })
  const find = (caller: { corp: string; token: string } = shop) =>
    ask(app, findReceipt, { ...caller, body: { orderId } })
  return { ...shop, staff, orderId, find }
}

/** The same, with the path of its receipt. */
export async function openLinked() {
  const sale = await openSale()
  const path = (await sale.find()).data.receipt?.path ?? ''
  return { ...sale, path }
}
