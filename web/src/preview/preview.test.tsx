import { act, cleanup, render, screen } from '@testing-library/react'
import { kindOf } from '@tiffin/kit/worker/kind-of.ts'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { switchLanguage } from '../state/language/words.ts'
import { claimsOf } from './claims.ts'
import { keepNothing } from './keep-nothing.ts'
import { markFallbacks } from './mark-fallbacks.ts'
import { overEvent, sendWith } from './send-with.ts'
import { showStrip } from './show-strip.tsx'
import { Over, type PreviewDetail, Strip } from './strip.tsx'

const names = ['localStorage', 'sessionStorage', 'indexedDB', 'BroadcastChannel', 'EventSource', 'fetch'] as const
const known = names.map((name) => [name, Object.getOwnPropertyDescriptor(globalThis, name)] as const)

afterEach(() => {
  cleanup()
  for (const [name, descriptor] of known)
    if (descriptor) Object.defineProperty(globalThis, name, descriptor)
    else Reflect.deleteProperty(globalThis, name)
})

describe('[draft-11] a preview on a device', () => {
  it('sees nothing of what is kept there, and leaves nothing', () => {
    const { localStorage: kept, sessionStorage: ofTab } = globalThis
    kept.setItem('icc_token', 'of somebody')
    keepNothing()
    expect([localStorage.getItem('icc_token'), localStorage.length]).toEqual([null, 0])
    localStorage.setItem('cart_list', '[]')
    sessionStorage.setItem('tiffin.login', '{}')
    expect([localStorage.getItem('cart_list'), sessionStorage.key(0)]).toEqual(['[]', 'tiffin.login'])
    expect([kept.getItem('cart_list'), ofTab.getItem('tiffin.login')]).toEqual([null, null])
    expect([typeof EventSource, typeof BroadcastChannel]).toEqual(['undefined', 'undefined'])
    expect('serviceWorker' in navigator).toBe(false)
  })

  it('is left alone by the service worker', () => {
    const place = { origin: 'https://tiffin.example', base: '/' }
    const visit = (url: string) => kindOf({ method: 'GET', url, mode: 'navigate' }, place)
    expect(visit('https://tiffin.example/?corp=demo')).toBe('page')
    expect(visit('https://tiffin.example/?corp=demo&preview=a.b')).toBeUndefined()
  })

  it('says in every call what it previews, and never who is logged in', async () => {
    const sent = vi.fn(async (_path: string, _init?: RequestInit) => Response.json({ code: 200 }))
    vi.stubGlobal('fetch', sent)
    sendWith('a.b')
    await fetch('/api/app/product/product/list', { headers: { authorization: 'Bearer x', 'corp-id': 'demo' } })
    const { headers, cache } = sent.mock.calls[0]?.[1] ?? {}
    expect([...new Headers(headers)]).toEqual([
      ['corp-id', 'demo'],
      ['preview', 'a.b'],
    ])
    expect(cache).toBe('no-store')
    await fetch('/assets/menu.js')
    expect(sent.mock.calls[1]).toEqual(['/assets/menu.js', {}])
  })

  it('answers by itself what the app asks for every logged-in customer, and counts no visit', async () => {
    const sent = vi.fn(async () => Response.json({ code: 200 }))
    vi.stubGlobal('fetch', sent)
    sendWith('a.b')
    const answer = await fetch('/api/app/common/stat/config?usv=2').then((found) => found.json())
    expect(answer).toEqual({ ret: 0, enable: 0 })
    const orders = await fetch('/api/app/order/order/list').then((found) => found.json())
    expect(orders.data.list).toEqual([])
    expect(sent).not.toHaveBeenCalled()
  })
})

it('[draft-12] a preview that is over says so, whatever call found out', async () => {
  const listener = vi.fn()
  addEventListener(overEvent, listener)
  vi.stubGlobal('fetch', async (path: string) => Response.json({ code: path.endsWith('over') ? 82011 : 82010 }))
  sendWith('a.b')
  await fetch('/api/only')
  expect(listener).not.toHaveBeenCalled()
  expect((await fetch('/api/over').then((answer) => answer.json())).code).toBe(82011)
  expect(listener).toHaveBeenCalledTimes(1)
  removeEventListener(overEvent, listener)
})

it('what is no token says nothing', () => {
  expect(claimsOf('')).toBeUndefined()
  expect(claimsOf('%%%.x')).toBeUndefined()
  const payload = btoa('{"language":"th-TH","store":"s1","member":1}').replace(/=+$/, '')
  expect(claimsOf(`${payload}.x`)).toEqual({ language: 'th-TH', store: 's1', member: 1 })
})

describe('[draft-14] texts that the language of a preview does not have', () => {
  /** What jsdom lacks of a browser. */
  const marks = new Map<string, Set<Range>>()
  const marked = () => [...(marks.get('fallback') ?? [])].map(String)
  const frame = () => act(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))))

  beforeEach(() => {
    marks.clear()
    vi.stubGlobal('CSS', { highlights: marks })
    vi.stubGlobal(
      'Highlight',
      class extends Set<Range> {
        constructor(...ranges: Range[]) {
          super(ranges)
        }
      },
    )
  })
  let stop = () => {}
  afterEach(() => {
    stop()
    vi.unstubAllGlobals()
  })

  it('are underlined where they are a whole text, also those that come up later', async () => {
    const { rerender } = render(<p>Canelé</p>)
    stop = markFallbacks(new Set(['Canelé', 'Oolong']))
    await frame()
    expect(marked()).toEqual(['Canelé'])
    rerender(
      <p>
        <b>Oolong</b>
        <i>Oolong tea</i> Canelé
      </p>,
    )
    await frame()
    expect(marked()).toEqual(['Oolong', ' Canelé'])
  })

  it('are left alone by a browser that knows no marks', () => {
    vi.stubGlobal('CSS', {})
    render(<p>Canelé</p>)
    expect(() => markFallbacks(new Set(['Canelé']))).not.toThrow()
  })
})

it('[draft-14] a preview whose list of fallbacks does not come is shown as any other', async () => {
  const detail: PreviewDetail = {
    ...{ draftName: 'Autumn', storeName: 'Riverside', timeZone: 'Asia/Singapore', at: 0 },
    ...{ isMember: false, language: 'en-US', expiresAt: 0 },
  }
  vi.stubGlobal('fetch', async (path: string) => {
    if (path.endsWith('/fallback-list')) throw new TypeError('no connection')
    return Response.json({ code: 200, message: '', data: detail, successful: true })
  })
  await act(showStrip)
  const strip = screen.getByRole('complementary', { name: 'Preview' })
  strip.parentElement?.remove()
})

describe('the strip of a preview', () => {
  beforeEach(() => switchLanguage('en-US'))
  const preview: PreviewDetail = {
    ...{ draftName: 'Autumn', storeName: 'Riverside', timeZone: 'Asia/Singapore', at: Date.UTC(2026, 10, 28, 13, 30) },
    ...{ isMember: true, language: 'en-US', expiresAt: 0 },
  }

  it('says what is previewed, where, when by the clock of the store, and as whom', () => {
    render(<Strip preview={preview} />)
    const strip = screen.getByRole('complementary', { name: 'Preview' })
    expect(strip.textContent).toBe('Preview: AutumnRiverside · Sat, Nov 28, 21:30 · MemberExit')
  })

  it('[draft-14] says how many texts the language does not have, and nothing where it has all', () => {
    const { rerender } = render(<Strip preview={preview} fallbackCount={0} />)
    expect(screen.queryByText(/not translated/)).toBeNull()
    rerender(<Strip preview={preview} fallbackCount={3} />)
    screen.getByText('3 texts not translated (underlined)')
  })

  it('has no way out inside of the desk’s frame, which is closed itself', () => {
    vi.spyOn(window, 'parent', 'get').mockReturnValue({} as Window)
    render(<Strip preview={preview} />)
    expect(screen.queryByRole('button')).toBeNull()
    vi.restoreAllMocks()
  })

  it('gives way to a page that says when it is over', () => {
    render(<Over />)
    screen.getByRole('heading', { name: 'This preview is over' })
    screen.getByRole('button', { name: 'Exit' })
  })
})
