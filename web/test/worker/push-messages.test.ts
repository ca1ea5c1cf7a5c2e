import { expect, it, vi } from 'vitest'
import { createPushMessages } from '../../src/worker/push-messages.ts'

const origin = 'https://tiffin.example'
const path = '/pages/order/orderDetail/detail?orderId=0198'
const message = { corp: 'demo', title: 'Camellia Row', body: 'Order 26 is ready', path, tag: '0198', lang: 'en-US' }

function window(url: string, looks: 'focused' | 'visible' | 'hidden') {
  const isVisible = looks !== 'hidden'
  return {
    ...{ url: `${origin}${url}`, focused: looks === 'focused', visibilityState: isVisible ? 'visible' : 'hidden' },
    focus: vi.fn(async () => undefined),
    postMessage: vi.fn(),
  }
}

function open(...windows: ReturnType<typeof window>[]) {
  const show = vi.fn(async () => undefined)
  const openWindow = vi.fn(async () => undefined)
  return { show, openWindow, pusher: createPushMessages({ origin, show, openWindow, windows: async () => windows }) }
}

it('[R-7.19] a message is shown in its language, with the brand’s picture, and replaces the one before it', async () => {
  const { pusher, show } = open()
  await pusher.hear(JSON.stringify(message))
  await pusher.hear(JSON.stringify({ ...message, lang: 'ar-IQ' }))
  expect(show).toHaveBeenNthCalledWith(1, 'Camellia Row', {
    ...{ body: 'Order 26 is ready', tag: '0198', lang: 'en-US', dir: 'ltr', data: { corp: 'demo', path } },
    icon: `${origin}/app-icon/192.png?corp=demo`,
  })
  expect(show).toHaveBeenNthCalledWith(2, 'Camellia Row', expect.objectContaining({ dir: 'rtl' }))
})

it.each([
  ['looks at the brand', '/?corp=demo#/', 'focused', 0],
  ['has the brand open behind another window', '/?corp=demo#/', 'visible', 1],
  ['has it in a tab behind', '/?corp=demo#/', 'hidden', 1],
  ['looks at another brand', '/?corp=demo2#/', 'focused', 1],
  ['is staff and looks at the counter', '/counter/?corp=demo', 'focused', 1],
] as const)('to a customer who %s messages shown are: %s %s %i', async (_who, url, looks, shown) => {
  const { pusher, show } = open(window(url, looks))
  await pusher.hear(JSON.stringify(message))
  expect(show).toHaveBeenCalledTimes(shown)
})

it.each([
  ['', 'nothing'],
  ['{', 'no JSON'],
  ['null', 'null'],
  [JSON.stringify({ ...message, path: '//evil.example' }), 'an address elsewhere'],
  [JSON.stringify({ ...message, path: 'javascript:alert(1)' }), 'a script'],
  [JSON.stringify({ ...message, corp: 'demo&x=1' }), 'no brand'],
  [JSON.stringify({ ...message, body: 7 }), 'no text'],
])('a message that is none shows nothing: %s (%s)', async (text) => {
  const { pusher, show } = open()
  await pusher.hear(text)
  expect(show).not.toHaveBeenCalled()
})

it('[R-7.19] a tap opens the page in a window of that brand, and in a new one when there is none', async () => {
  const other = window('/?corp=demo2#/', 'focused')
  const ownWindow = window('/?corp=demo#/pages/home/menu/menu', 'hidden')
  const { pusher, openWindow } = open(other, ownWindow)
  await pusher.open({ corp: 'demo', path })
  expect(ownWindow.focus).toHaveBeenCalled()
  expect(ownWindow.postMessage).toHaveBeenCalledWith({ type: 'open', path })
  expect(other.postMessage).not.toHaveBeenCalled()
  const alone = open(other)
  await alone.pusher.open({ corp: 'demo', path })
  expect(alone.openWindow).toHaveBeenCalledWith(`${origin}/?corp=demo#${path}`)
  await alone.pusher.open({ corp: 'demo', path: '//evil.example' })
  expect(alone.openWindow).toHaveBeenCalledTimes(1)
  expect(openWindow).not.toHaveBeenCalled()
})
