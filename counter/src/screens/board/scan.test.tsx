import { cleanup, createEvent, fireEvent, screen, waitFor } from '@testing-library/react'
import { serverNow } from '@tiffin/kit/client/clock.ts'
import { useOverlays } from '@tiffin/kit/client/overlays.ts'
import { expect, test, vi } from 'vitest'
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
function scan(content = code): boolean {
  pressedAt += 1_000
  for (const name of content) key(name, 20)
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

test('[assist-9] of two codes that are scanned at once the later one opens, whichever answer comes first, and help by the other ends', async () => {
  for (const order of ['inOrder', 'turned'] as const) {
    const server = await openChosen()
    useServing.setState({ assisted: undefined })
    const answers = new Map<string, () => void>()
    const fetchAnswer = fetch
    vi.stubGlobal('fetch', async (address: string, request: { body: string }) => {
      if (!address.endsWith('member/scan')) return fetchAnswer(address, request)
      const { content } = JSON.parse(request.body)
      await new Promise<void>((resolve) => answers.set(content, resolve))
      return new Response(
        JSON.stringify({ code: 200, message: '', data: { assistId: content.at(-1) }, successful: true }),
      )
    })
    scan(`${code}1`)
    scan(`${code}2`)
    await waitFor(() => expect(answers.size).toBe(2))
    const contents = [`${code}1`, `${code}2`]
    for (const content of order === 'inOrder' ? contents : contents.toReversed()) {
      answers.get(content)?.()
      await waitFor(() =>
        expect(useServing.getState().assisted?.assistId).toBe(
          content.endsWith('2') || order === 'turned' ? '2' : undefined,
        ),
      )
    }
    await waitFor(() => expect(server.sentTo('assist/end')).toEqual([{ assistId: '1' }]))
    expect(useServing.getState().assisted?.assistId).toBe('2')
    location.hash = ''
    cleanup()
  }
})
