import { beforeEach, expect, it, vi } from 'vitest'
import { fakeServer } from '../../../test/app.ts'

const productList = '/api/app/product/product/list'
const menuPaths = [productList, '/api/app/product/category/list', '/api/app/marketing/promotion/list']

beforeEach(() => {
  vi.resetModules()
  localStorage.clear()
  history.replaceState(null, '', '/?corp=demo#/pages/home/menu/menu')
  for (const [key, value] of [
    ['useLanguage', 'en-US'],
    ['icc_corp_id', 'demo'],
    ['storeInfo', JSON.stringify({ id: 'riverside', storeId: 'riverside', storeName: 'Riverside Arcade' })],
  ] as const)
    localStorage.setItem(key, value)
})

async function openMenu() {
  const server = fakeServer()
  const { sendMenuCalls } = await import('./first-calls.ts')
  sendMenuCalls()
  const { call } = await import('../../data/call.ts')
  const { productCall } = await import('./menu-calls.ts')
  const ask = (isMember: boolean) => call(...productCall('riverside', isMember))
  return { server, ask }
}

it('what the menu shows is asked for once, before the code that wants it has come', async () => {
  const { server, ask } = await openMenu()
  expect(server.sent.map(({ path }) => path)).toEqual(menuPaths)
  expect((await ask(false)).list.length).toBeGreaterThan(0)
  expect(server.to(productList)).toHaveLength(1)
  await ask(false)
  expect(server.to(productList)).toHaveLength(2)
})

it('an early answer whose request differs is not used', async () => {
  const { server, ask } = await openMenu()
  await ask(true)
  expect(server.to(productList).map(({ body }) => body.isMember)).toEqual([false, true])
})

it('an early call of one brand answers no call of another', async () => {
  localStorage.setItem('icc_corp_id', 'demo2')
  localStorage.setItem('icc_token', 'a.b.c')
  const { server } = await openMenu()
  expect(server.sent).toEqual([])
})
