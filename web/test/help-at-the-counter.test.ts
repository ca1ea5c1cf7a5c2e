import { act, screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { fakeServer, openApp } from './app.ts'
import { chosen, keepCart, lineOf, storedCart } from './cart-lines.ts'
import { customer, FakeStream, prepareBrowser, soon, wait } from './push-browser.ts'
import { button, click, menuAddress } from './steps.ts'

prepareBrowser()

const assistant = { assistId: 'a1', employeeName: 'Mei', storeId: 'riverside', isOver: false, discountList: [] }

it('[R-1.7] what staff adds is in the customer’s cart at the next hint, with the name of who added it, and can be taken back', async () => {
  const server = fakeServer()
  const kept = keepCart(server, { storeId: 'riverside', version: 2, list: [lineOf('butter-croissant')] })
  Object.assign(kept, { assistant })
  await openApp({ hash: menuAddress, stored: { ...customer, storeInfo: chosen('riverside') } })
  await waitFor(() => expect(storedCart()).toEqual(['1 butter-croissant']), wait)
  await waitFor(() => expect(FakeStream.all).toHaveLength(1), wait)
  Object.assign(kept, { version: 3, list: [lineOf('butter-croissant'), lineOf('custard-tart')] })
  await act(async () => FakeStream.all[0]?.say({ topic: 'assist' }))
  await waitFor(() => expect(storedCart()).toEqual(['1 butter-croissant', '1 custard-tart']), soon)
  expect(await screen.findByText('Mei changed your cart')).toBeTruthy()
  await click(await screen.findByText('Undo'))
  await waitFor(() => expect(storedCart()).toEqual(['1 butter-croissant']))
})

it('[R-1.7] the page of the member code names who helps, and lets the customer end it', async () => {
  const server = fakeServer()
  keepCart(server, {})
  server.answer('/api/app/order/cart/detail', () => ({
    ...{ storeId: null, version: 0, list: [], removedList: [], assistant },
  }))
  server.answer('/api/app/customer/member-code/detail', () => ({
    ...{ content: 'a-sealed-code', expiresIn: 60, refreshIn: 45, memberNo: '8213004455667788' },
  }))
  server.answer('/api/app/customer/assist/end', () => ({}))
  await openApp({ hash: '#/pages/user/mine/memberCode', stored: customer })
  expect(await screen.findByText('Mei is helping you')).toBeTruthy()
  expect(screen.getByText('Staff can add to your cart. Only you can order and pay.')).toBeTruthy()
  server.answer('/api/app/order/cart/detail', () => ({
    ...{ storeId: null, version: 0, list: [], removedList: [], assistant: null },
  }))
  await click(await button('End'))
  await waitFor(() => expect(screen.queryByText('Mei is helping you')).toBeNull())
  expect(server.to('/api/app/customer/assist/end')).toHaveLength(1)
})
