import { randomUUID } from 'node:crypto'
import * as calls from '@tiffin/contract/print'
import { acceptStorePayment, type completeOrder, type readyOrder, type startOrder } from '@tiffin/contract/store'
import type { App } from '../src/http/app.ts'
import { ask } from './app.ts'
import { asCorp, buildEmployee } from './build-shop.ts'
import { openCounterShop } from './counter-shop.ts'
import { FakePrinter } from './fake-printer.ts'

/** What a printer of these tests is. */
export const bar = { name: 'Bar', language: 'en-US' as const, categoryList: [] as string[] }
/** What the staff of these tests may. */
export const rightsOfPrinting = ['order:manage', 'order:read', 'store:edit']

/** A store with a printer, and what is done there. */
export async function openPrintShop(app: App, wish: Partial<typeof bar> = {}) {
  const shop = await openCounterShop(app, 1000)
  const { corp, storeId } = shop
  const { token } = await buildEmployee(corp, storeId, rightsOfPrinting)
  const staff = { corp, token }
  const add = async (more: Partial<typeof bar> = wish) =>
    (await ask(app, calls.addPrinter, { ...staff, body: { ...bar, ...more } })).data
  const made = await add()
  const printer = new FakePrinter({ app, ...made })
  const accept = async (placed: { orderId: string; version: number }) =>
    (await ask(app, acceptStorePayment, { ...staff, body: placed })).data
  const sell = async () => {
    const { orderId, version } = await shop.place()
    return accept({ orderId, version })
  }
  const list = async () => (await ask(app, calls.listPrinters, { ...staff, body: {} })).data.list
  const again = async (orderId: string, more: object = {}) =>
    (await ask(app, calls.printTicket, { ...staff, body: { orderId, requestId: randomUUID(), ...more } })).data
  const step = (call: typeof startOrder | typeof readyOrder | typeof completeOrder, orderId: string, version: number) =>
    ask(app, call, { ...staff, body: { orderId, version } })
  const jobs = () =>
    asCorp<{ order_id: string | null; state: number; is_copy: boolean }>(
      corp,
      'select * from print_job order by made_at, job_id',
    )
  return { ...shop, ...made, staff, add, printer, accept, sell, list, again, step, jobs }
}
