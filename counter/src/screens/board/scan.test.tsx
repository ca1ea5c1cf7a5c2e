import { createEvent, fireEvent, screen, waitFor } from '@testing-library/react'
import { serverNow } from '@tiffin/kit/client/clock.ts'
import { useOverlays } from '@tiffin/kit/client/overlays.ts'
import { expect, test } from 'vitest'
import { useServing } from '../../state/serving.ts'
import { takeSession } from '../../state/session.ts'
import { fakeServer } from '../../test/fake-server.ts'
import { column, openBoard } from '../../test/open-board.tsx'
import { anOrder } from '../../test/orders.ts'
import { prepare } from '../../test/show.tsx'

prepare()

const code = 'rZ42tdR0zAbCdEfGhIjKlMnOpQrStUvWxYz0123456789-_'

/** A board with an order that is chosen with the keyboard. */
async function openChosen(permission = ['order:manage', 'order:assist']) {
  const server = fakeServer([anOrder({ orderId: 'o1', status: 30, payTime: serverNow(), pickupCode: 'T041' })])
  server.answers['member/scan'] = { code: 200, data: { assistId: 'a1' } }
  openBoard()
  takeSession('a.b.c', { employeeName: 'Aisyah', storeId: 's1', storeName: 'Riverside Arcade', permission })
  await column('making').findByRole('article', { name: 'T041' })
  key('1')
  return server
}

const keyCode = (key: string) => (/\d/.test(key) ? `Digit${key}` : /[a-z]/i.test(key) ? `Key${key.toUpperCase()}` : key)
/** When the last key was pressed. */
let pressedAt = 0

function key(name: string, ms = 1_000): boolean {
  const target = document.activeElement ?? document.body
  const event = createEvent.keyDown(target, { key: name, code: keyCode(name) })
  pressedAt += ms
  Object.defineProperty(event, 'timeStamp', { value: pressedAt })
  return fireEvent(target, event)
}

/** A scanner types all of it within a second. */
function scan(): boolean {
  pressedAt += 1_000
  for (const name of code) key(name, 20)
  return key('Enter', 20)
}

test('[assist-9] a member code that is scanned on the board opens the cart of its customer, and no key of it does anything else', async () => {
  const server = await openChosen()
  const box = screen.getByRole<HTMLInputElement>('textbox', { name: 'Code from the customer' })
  expect(scan()).toBe(false)
  await waitFor(() => expect(location.hash).toBe('#/assist'))
  expect(server.sentTo('member/scan')).toEqual([{ content: code }])
  expect(useServing.getState().assisted?.assistId).toBe('a1')
  expect(box.value).toBe('')
  expect([server.sentTo('order/ready'), server.sentTo('order/take-back')]).toEqual([[], []])
  location.hash = ''
})

test('[assist-9] a code that is not good any more is said, and the board stays', async () => {
  const server = await openChosen()
  server.answers['member/scan'] = { code: 40401, message: 'This code is over', data: null }
  scan()
  await waitFor(() => expect(useOverlays.getState().toast?.text).toBe('This code is over'))
  expect(location.hash).not.toBe('#/assist')
})

test('[assist-9] who may not help customers reads no member code', async () => {
  const server = await openChosen(['order:manage'])
  scan()
  expect(server.sentTo('member/scan')).toEqual([])
})
