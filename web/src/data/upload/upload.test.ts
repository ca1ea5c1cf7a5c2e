import { callSetting } from '@tiffin/kit/client/call.ts'
import { CallFailure } from '@tiffin/kit/client/call-failure.ts'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { takeToken } from '../../state/login/session.ts'
import { answerHooks } from '../call.ts'
import { uploadFile } from './upload.ts'

/** A request that a test answers by hand. */
class FakeRequest {
  static last: FakeRequest
  readonly upload: { onprogress?: (event: { loaded: number; total: number }) => void } = {}
  readonly headers: Record<string, string> = {}
  responseText = ''
  status = 200
  timeout = 0
  body: FormData | undefined
  onload = () => {}
  onerror = () => {}
  ontimeout = () => {}
  onabort = () => {}

  constructor() {
    FakeRequest.last = this
  }
  open() {}
  setRequestHeader(name: string, value: string) {
    this.headers[name] = value
  }
  send(body: FormData) {
    this.body = body
  }
  abort() {
    this.onabort()
  }
  answer(code: number, data: unknown, message = '') {
    this.responseText = JSON.stringify({ code, message, data, successful: code === 200 })
    this.onload()
  }
}

beforeEach(() => vi.stubGlobal('XMLHttpRequest', FakeRequest))
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const picture = { scene: 'avatar', content: new Blob(['x'], { type: 'image/jpeg' }), name: 'avatar.jpg' } as const
const failure = (done: Promise<string>) => done.then(() => undefined).catch((fault: unknown) => fault)

test('[R-9.1][R-5.18][R-7.2] an upload has 60 s, reports its progress and ends with the address of the picture', async () => {
  const progress: number[] = []
  const { done } = uploadFile(picture, (percent) => progress.push(percent))
  const { last } = FakeRequest
  last.upload.onprogress?.({ loaded: 1, total: 3 })
  last.upload.onprogress?.({ loaded: 3, total: 3 })
  last.answer(200, { url: '/uploads/a.webp' })
  expect([await done, progress]).toEqual(['/uploads/a.webp', [33, 100]])
  expect([...(last.body?.keys() ?? [])]).toEqual(['scene', 'file']) // what stands behind the file is not read
  expect(last.headers).not.toHaveProperty('Content-Type') // the browser writes the boundary
  expect(last.timeout).toBe(callSetting.timeoutMs)
})

test('[R-5.18][R-8.17] an upload that the server refuses fails with the server’s words', async () => {
  const { done } = uploadFile(picture, () => {})
  FakeRequest.last.answer(70003, null, 'Please choose an image or video')
  expect(await failure(done)).toMatchObject({
    kind: 'refusal',
    code: 70003,
    message: 'Please choose an image or video',
  })
})

test('[R-8.1] an upload in a session that has ended logs out', async () => {
  const onLoggedOut = vi.spyOn(answerHooks, 'onLoggedOut')
  const { done } = uploadFile(picture, () => {})
  FakeRequest.last.answer(401, null, 'Please log in first')
  expect(await failure(done)).toBeInstanceOf(CallFailure)
  expect(onLoggedOut).toHaveBeenCalledExactlyOnceWith('Please log in first')
})

test('[PV-08] a late 401 to an upload of an earlier customer does not log out the one who has come since', async () => {
  const onLoggedOut = vi.spyOn(answerHooks, 'onLoggedOut')
  takeToken('of the one before')
  const { done } = uploadFile(picture, () => {})
  takeToken('of the next')
  FakeRequest.last.answer(401, null, 'Please log in first')
  expect(await failure(done)).toMatchObject({ kind: 'refusal', code: 401 })
  expect(onLoggedOut).not.toHaveBeenCalled()
})

test.each([
  ['network', () => FakeRequest.last.onerror()],
  ['timeout', () => FakeRequest.last.ontimeout()],
  [
    'network',
    () => {
      FakeRequest.last.responseText = '<html>'
      FakeRequest.last.onload()
    },
  ],
])('[R-9.1][R-8.4] an upload whose connection breaks fails with the kind %s', async (kind, happen) => {
  const { done } = uploadFile(picture, () => {})
  happen()
  expect(await failure(done)).toMatchObject({ kind })
})

test('[R-8.4] an upload that is called off fails with the kind abort', async () => {
  const { done, cancel } = uploadFile(picture, () => {})
  cancel()
  expect(await failure(done)).toMatchObject({ kind: 'abort' })
})
