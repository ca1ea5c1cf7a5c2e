import { refusals } from '@tiffin/contract/refusals'
import { afterEach, expect, test } from 'vitest'
import { type Assisted, endServing, keptHelp, serveCustomer, useServing } from '../state/serving.ts'
import { fakeServer } from '../test/fake-server.ts'
import { prepare } from '../test/show.tsx'
import { resumeHelp } from './assist.ts'

prepare()
afterEach(endServing)

const helpOf = (assistId: string): Assisted => ({
  ...{ assistId, discountList: [], expiresIn: 1800 },
  customer: { memberNo: '88000001', nickName: 'Mira', phoneMasked: '+65****4417', points: 12, couponCount: 1 },
  cart: { storeId: 's1', version: 3, list: [], removedList: [] },
})

/** A customer is helped, and the page is loaded again. */
function reloadWhileHelping() {
  const server = fakeServer()
  server.answers['assist/detail'] = { code: 200, data: helpOf('a1') }
  serveCustomer(helpOf('a1'))
  useServing.setState({ assisted: undefined })
  return server
}

const servedNow = () => useServing.getState().assisted?.assistId

test('[assist-16] a page that is loaded again goes on with the help that it gave', async () => {
  const server = reloadWhileHelping()
  await resumeHelp()
  expect(server.sentTo('assist/detail')).toEqual([{ assistId: 'a1' }])
  expect(servedNow()).toBe('a1')
})

test('[assist-16] help that is over is not gone on with, now or later', async () => {
  const server = reloadWhileHelping()
  server.answers['assist/detail'] = { code: refusals.memberCodeExpired, message: 'Over' }
  await resumeHelp()
  expect([servedNow(), keptHelp.get()]).toEqual([undefined, ''])
})

test('[assist-16] without a connection the help is not forgotten', async () => {
  const server = reloadWhileHelping()
  server.set({ isGone: true })
  await resumeHelp()
  server.set({ isGone: false })
  await resumeHelp()
  expect(servedNow()).toBe('a1')
})

test('[assist-16] who is served by then stays', async () => {
  reloadWhileHelping()
  const resumed = resumeHelp()
  serveCustomer(helpOf('a2'))
  await resumed
  expect(servedNow()).toBe('a2')
})

test('[assist-16] a new window does not resume the help of another one', () => {
  reloadWhileHelping()
  expect([localStorage.getItem('tiffin.counter.help'), keptHelp.get()]).toEqual([null, 'a1'])
})

test('[assist-16] help is not resumed after a log-out', async () => {
  const server = reloadWhileHelping()
  endServing()
  await resumeHelp()
  expect([servedNow(), server.sentTo('assist/detail')]).toEqual([undefined, []])
})
