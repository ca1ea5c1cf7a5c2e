import { fireEvent, screen, waitFor } from '@testing-library/react'
import { money } from '@tiffin/core/money/money'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { closeApp, fakeServer, goodToken, openApp, settle } from './app.ts'
import { answers } from './fake/answers.ts'
import { button, click } from './steps.ts'

/** Uploads that a test ends by hand. */
const uploads: FakeUpload[] = []

class FakeUpload {
  readonly upload = {}
  responseText = ''
  onload = () => {}
  onabort = () => {}
  isGone = false
  body: FormData | undefined
  open() {}
  setRequestHeader() {}
  send(body: FormData) {
    this.body = body
    uploads.push(this)
  }
  abort() {
    this.isGone = true
    this.onabort()
  }
  end(url: string) {
    this.responseText = JSON.stringify({ code: 200, message: '', data: { url } })
    this.onload()
  }
}

/** What the system's picker answers next. */
function pick(...files: File[]): void {
  vi.spyOn(HTMLInputElement.prototype, 'click').mockImplementationOnce(function choose(this: HTMLInputElement) {
    Object.defineProperty(this, 'files', { value: files })
    this.dispatchEvent(new Event('change'))
  })
}

const picture = (number: number) => new File(['x'], `${number}.png`, { type: 'image/png' })

beforeEach(() => {
  uploads.splice(0)
  vi.stubGlobal('XMLHttpRequest', FakeUpload)
  URL.createObjectURL = () => 'blob:picture'
})
afterEach(closeApp)
afterEach(() => vi.restoreAllMocks())

function makeOrder(): string {
  const order = answers['/api/app/order/order/create']?.({
    ...{ storeId: 'riverside', pickupMethod: 1, requestId: crypto.randomUUID(), paymentMethodCode: 'card' },
    productRequestList: [{ productId: 'butter-croissant', skuId: 'butter-croissant-s', num: 1, productType: 1 }],
    expectedPayable: money(340),
  })
  if (order === undefined) throw new Error('the fake makes orders')
  return order.orderId
}

async function openHelp() {
  const server = fakeServer()
  server.answer('/api/app/order/help/list', () => ({ list: [] }))
  server.answer('/api/app/order/help/send', () => ({}))
  await openApp({ hash: `#/pages/order/orderDetail/detail?orderId=${makeOrder()}`, stored: { icc_token: goodToken() } })
  await click(await button('Help with this order'))
  return server
}

const sendButton = () => button('Send to the store')

describe('help with an order', () => {
  it('[R-9.14] sends five of nine pictures at a time, and the request when all have arrived', async () => {
    const server = await openHelp()
    await click(await screen.findByLabelText('Something is missing'))
    pick(...Array.from({ length: 9 }, (_none, index) => picture(index)))
    await click(await button('Add pictures or a video'))
    await waitFor(() => expect(uploads).toHaveLength(5))
    expect(await sendButton()).toHaveProperty('disabled', true)
    for (let sent = 0; sent < 9; sent++) {
      uploads[sent]?.end(`/uploads/${sent}`)
      await settle()
    }
    expect(uploads.every(({ body }) => body?.get('scene') === 'help')).toBe(true)
    await waitFor(async () => expect(await sendButton()).toHaveProperty('disabled', false))
    await click(await sendButton())
    expect(server.to('/api/app/order/help/send').map(({ body }) => body)).toEqual([
      {
        ...{ orderId: expect.any(String), reason: 'missing', words: '' },
        fileList: Array.from({ length: 9 }, (_none, index) => `/uploads/${index}`),
      },
    ])
  })

  it('[R-9.12] takes no tenth picture, and none beside a video', async () => {
    await openHelp()
    pick(picture(1))
    await click(await button('Add pictures or a video'))
    pick(...Array.from({ length: 9 }, (_none, index) => picture(index)))
    await click(await button('Add pictures or a video'))
    await screen.findByText('Up to 9 pictures, or one video')
    expect(uploads).toHaveLength(1)
  })

  it('[R-9.14] forgets a picture that is taken away while it is sent', async () => {
    await openHelp()
    await click(await screen.findByLabelText('Took too long'))
    pick(picture(1))
    await click(await button('Add pictures or a video'))
    await click(await button('Remove Picture 1'))
    expect(uploads[0]?.isGone).toBe(true)
    await waitFor(async () => expect(await sendButton()).toHaveProperty('disabled', false))
  })

  it('asks for words where the reason says nothing', async () => {
    await openHelp()
    await click(await screen.findByLabelText('Something else'))
    await screen.findByText('Please tell the store what happened')
    expect(await sendButton()).toHaveProperty('disabled', true)
    fireEvent.change(screen.getByLabelText(/Tell the store more/), { target: { value: 'No straw' } })
    await waitFor(async () => expect(await sendButton()).toHaveProperty('disabled', false))
  })
})
