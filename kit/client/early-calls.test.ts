import { afterEach, expect, it, vi } from 'vitest'
import { sendEarly, takeEarly } from './early-calls.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const request = { path: '/api/app/product/product/list', headers: {}, body: { pageIndex: 1 } }

it('[R-7.3][R-9.1] a call that sets out early ends after a minute, as every call, and is handed out once', async () => {
  const timeout = vi.spyOn(AbortSignal, 'timeout')
  vi.stubGlobal('fetch', async () => new Response('{}'))
  const sent = sendEarly(request)
  expect(timeout.mock.calls).toEqual([[60_000]])
  expect(takeEarly(request)).toBe(sent)
  expect(takeEarly(request)).toBeUndefined()
  expect(await (await sent).json()).toEqual({})
})
