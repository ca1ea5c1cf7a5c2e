import { callSetting } from '@tiffin/kit/client/call.ts'
import type { CallFailure } from '@tiffin/kit/client/call-failure.ts'
import { useOverlays } from '@tiffin/kit/client/overlays.ts'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { FakeRefusal, fakeServer, goodToken } from '../../test/app.ts'
import { takeLanguage } from '../state/language/language.ts'
import { startWords } from '../state/language/words.ts'
import { takeToken, useSession } from '../state/login/session.ts'
import { answerHooks, call } from './call.ts'

const ask = (options = {}) => call('/api/app/common/payment-method/list', {}, options)
const failureOf = (work: Promise<unknown>): Promise<CallFailure> =>
  work.then(
    () => Promise.reject(new Error('answered')),
    (failure) => failure,
  )
const withHeaders = (headers: Record<string, string>) =>
  new Response(JSON.stringify({ code: 200, message: '', data: { list: [] }, successful: true }), { headers })

beforeEach(async () => {
  history.replaceState(null, '', '/?corp=demo')
  takeLanguage('in-ID')
  await startWords()
  takeToken('')
  useOverlays.setState({ toast: undefined })
})

describe('every call', () => {
  it('[R-7.2][R-1.13] names brand, language, system and version, and the customer when there is one', async () => {
    const server = fakeServer()
    await ask()
    expect(server.sent[0]?.headers).toEqual({
      'Content-Type': 'application/json',
      'Accept-Language': 'in-ID',
      'Corp-Id': 'demo',
      'App-Os': '1',
      'App-Version': '2.2.2',
    })
    takeToken('a.b.c')
    await ask()
    expect(server.sent[1]?.headers.Authorization).toBe('Bearer a.b.c')
  })

  it.each([
    ['iPhone', 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X)', 5, '2'],
    ['iPad that calls itself a Mac', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)', 5, '2'],
    ['Mac', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)', 0, '1'],
    ['Android', 'Mozilla/5.0 (Linux; Android 14)', 5, '1'],
  ])('[R-7.2] names %s as the platform', async (_name, userAgent, maxTouchPoints, os) => {
    const { appOs } = await import('@tiffin/kit/client/app-os.ts')
    expect(appOs({ userAgent, maxTouchPoints } as Navigator)).toBe(os)
  })

  it('[R-4.4] keeps a renewed token of the server', async () => {
    const server = fakeServer()
    takeToken(goodToken())
    server.answer('/api/app/common/payment-method/list', () => withHeaders({ authorization: 'Bearer new.er.one' }))
    await ask()
    expect(useSession.getState().token).toBe('new.er.one')
    expect(localStorage.getItem('icc_token')).toBe('new.er.one')
  })

  it('[R-4.4] does not bring back a customer who logged out meanwhile', async () => {
    const server = fakeServer()
    takeToken(goodToken())
    server.answer('/api/app/common/payment-method/list', () => {
      takeToken('')
      return withHeaders({ authorization: 'Bearer new.er.one' })
    })
    await ask()
    expect(useSession.getState().token).toBe('')
  })
})

describe('a call that fails', () => {
  it('[R-8.2] shows the server’s own words, unless the caller asks for silence', async () => {
    const server = fakeServer()
    server.answer('/api/app/common/payment-method/list', () => {
      throw new FakeRefusal('storeResting')
    })
    expect(await failureOf(ask({ isSilent: true }))).toMatchObject({ kind: 'refusal', code: 20002 })
    expect(useOverlays.getState().toast).toBeUndefined()
    await failureOf(ask())
    expect(useOverlays.getState().toast?.text).toBe('storeResting')
  })

  it('[R-7.4] is one whose answer says so, whatever its code', async () => {
    const body = JSON.stringify({ code: 200, message: 'Not today', data: { list: [] }, successful: false })
    vi.stubGlobal('fetch', async () => new Response(body))
    expect(await failureOf(ask())).toMatchObject({ kind: 'refusal', message: 'Not today' })
  })

  it('[R-8.1] on 401 hands over to the log-out', async () => {
    const server = fakeServer()
    answerHooks.onLoggedOut = vi.fn()
    server.answer('/api/app/common/payment-method/list', () => {
      throw new FakeRefusal('notLoggedIn')
    })
    await failureOf(ask({ isSilent: true }))
    expect(answerHooks.onLoggedOut).toHaveBeenCalledWith('notLoggedIn')
  })

  it('[R-8.3] for the line is a network failure and is shown', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
    expect((await failureOf(ask())).kind).toBe('network')
    expect(useOverlays.getState().toast?.text).toMatch(/^Koneksi jaringan bermasalah/)
  })

  it('[R-8.4] for time is called timeout', async () => {
    callSetting.timeoutMs = 20
    vi.stubGlobal(
      'fetch',
      (_path: string, { signal }: RequestInit) =>
        new Promise((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason))),
    )
    expect(await failureOf(ask())).toMatchObject({ kind: 'timeout', message: 'timeout' })
    expect(useOverlays.getState().toast?.text).toMatch(/^Terlalu lama/)
    callSetting.timeoutMs = 60_000
  })

  it('[R-8.4] because the page was left is called abort and not shown', async () => {
    const stop = new AbortController()
    vi.stubGlobal(
      'fetch',
      (_path: string, { signal }: RequestInit) =>
        new Promise((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason))),
    )
    const failed = failureOf(ask({ signal: stop.signal }))
    stop.abort()
    expect(await failed).toMatchObject({ kind: 'abort', message: 'abort' })
    expect(useOverlays.getState().toast).toBeUndefined()
  })

  it('[R-8.3][R-7.4] with an answer that is no envelope is a failure of the line', async () => {
    vi.stubGlobal('fetch', async () => new Response('<html>', { status: 502 }))
    expect(await failureOf(ask({ isSilent: true }))).toMatchObject({ kind: 'network', code: 502 })
  })
})

it('[R-7.3][R-9.1] a request ends after a minute', () => {
  expect(callSetting.timeoutMs).toBe(60_000)
})
