import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import type { StatRecord } from '@tiffin/contract/statistics'
import { afterEach, expect, it } from 'vitest'
import { closeApp, type FakeServer, fakeServer, goodToken, openApp, settle } from './app.ts'
import { button, click } from './steps.ts'

const report = '/api/app/common/stat/report'

afterEach(async () => {
  await closeApp()
  show('visible')
})

function show(state: DocumentVisibilityState): void {
  Object.defineProperty(document, 'visibilityState', { value: state, configurable: true })
  document.dispatchEvent(new Event('visibilitychange'))
}

const recordsOf = (server: FakeServer) => server.to(report).flatMap(({ body }) => body.requests as StatRecord[]) // what the reporter sends

/** The first report is there: statistics have begun. */
const begun = (server: FakeServer) =>
  waitFor(() => expect(recordsOf(server).map(({ lt }) => lt)).toContain(1), { timeout: 5000 })

/** Leaving sends what has been noted. */
async function noted(server: FakeServer): Promise<StatRecord[]> {
  await act(async () => show('hidden'))
  await waitFor(() => expect(recordsOf(server).at(-1)?.lt).toBe(3))
  return recordsOf(server)
}

const eventsOf = (records: readonly StatRecord[]) =>
  records.flatMap((record) => (record.lt === 21 ? [[record.e_n, record.e_v]] : []))

it('[R-5.16] an event reported before statistics have loaded is not lost; what is none logs an error and goes nowhere', async () => {
  const server = fakeServer()
  await openApp()
  window.icc.report('early', { size: 'l' })
  await begun(server)
  window.icc.report('late')
  window.icc.report('', 'nothing')
  expect(globalThis.complaints.splice(0)).toEqual(['icc.report: an event needs a name.'])
  expect(eventsOf(await noted(server))).toEqual([
    ['early', { size: 'l' }],
    ['late', ''],
  ])
})

it('[R-7.18][R-9.15] a visit reports its pages by their addresses and titles, and its errors', async () => {
  const server = fakeServer()
  const { icc } = await openApp()
  await begun(server)
  await act(async () => void (await icc.navigateTo('/pages/home/storeList/storeList?from=home')))
  dispatchEvent(new ErrorEvent('error', { message: 'Uncaught TypeError: x' }))
  const all = await noted(server)
  expect(all.filter(({ lt }) => lt === 101).length).toBeLessThanOrEqual(1) // the push id comes in its own time
  const records = all.filter(({ lt }) => lt !== 101)
  expect(records.map(({ lt }) => lt)).toEqual([1, 11, 31, 3])
  expect(records[1]).toMatchObject({ url: '/pages/home/storeList/storeList', urlref: '/', ttn: 'Choose a store' })
  expect(records[2]).toMatchObject({ em: 'Uncaught TypeError: x' })
  expect(records.every(({ uuid, ak }) => uuid === records[0]?.uuid && ak !== '')).toBe(true)
})

it('[R-4.1][R-7.18] logging in is an event of its own', async () => {
  const server = fakeServer()
  await openApp({ hash: '#/pages/user/login/codeLogin' })
  await begun(server)
  fireEvent.change(await screen.findByRole('textbox', { name: 'Phone number' }), { target: { value: '81244417' } })
  fireEvent.click(screen.getByRole('checkbox'))
  await click(await button('Send code'))
  const code = await screen.findByRole('textbox', { name: 'Six-digit code' })
  await act(async () => fireEvent.change(code, { target: { value: '407112' } }))
  await waitFor(() => expect(localStorage.getItem('icc_token')).toMatch(/\./))
  const records = await noted(server)
  expect(eventsOf(records)).toEqual([['login', 'sms']])
  expect(JSON.stringify(records)).not.toMatch(/81244417|407112/)
})

it('[R-4.1] the next log-in after a log-out is an event again, also when it goes the same way', async () => {
  const server = fakeServer()
  await openApp()
  await begun(server)
  const { clearSession, startSession } = await import('../src/state/login/session.ts')
  await act(async () => startSession(goodToken(), 'sms'))
  await act(async () => clearSession())
  await act(async () => startSession(goodToken(), 'sms'))
  expect(eventsOf(await noted(server))).toEqual([
    ['login', 'sms'],
    ['login', 'sms'],
  ])
})

it.each([
  [1, 'pay_success'],
  [2, 'pay_fail'],
])('[R-7.18] a payment that ended with %i is the event %s, once', async (status, name) => {
  const server = fakeServer()
  const orderId = 'w1'
  server.answer('/api/app/order/payment/query', () => ({ status, order: { status: status === 1 ? 20 : 10 } }))
  const hash = `#/pages/order/cashier/success?orderId=${orderId}`
  await openApp({ hash: '#/pages/order/order', stored: { icc_token: goodToken() } })
  sessionStorage.setItem('tiffin.paying', JSON.stringify(orderId))
  await act(async () => void (await window.icc.navigateTo(hash.slice(1))))
  await begun(server)
  await waitFor(() => expect(sessionStorage.getItem('tiffin.paying')).toBeNull())
  await act(async () => void (await window.icc.redirectTo(`${hash.slice(1)}&again=1`)))
  await waitFor(() => expect(server.to('/api/app/order/payment/query')).toHaveLength(2))
  await settle(50)
  expect(eventsOf(await noted(server))).toEqual([[name, '']])
})
