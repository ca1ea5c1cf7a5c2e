import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { closeApp, fakeServer, openApp, settle } from './app.ts'
import { bootstrap } from './fake/shop.ts'
import { button, click } from './steps.ts'

afterEach(closeApp)

const origin = 'https://pages.brand.example'
const page = '/pages/webview/webview'
const addressOf = (url: string, title = '') => `#${page}?url=${encodeURIComponent(url)}${title && `&title=${title}`}`

async function open(url = `${origin}/story`, title = '') {
  const server = fakeServer()
  const { corpSetting, ...rest } = bootstrap()
  server.answer('/api/app/common/bootstrap/detail', () => ({
    ...rest,
    corpSetting: { ...corpSetting, webviewOriginList: [origin] },
  }))
  const app = await openApp({ hash: addressOf(url, title) })
  await screen.findByTestId('page-webView')
  return app
}

const frame = () => document.querySelector('iframe')

describe('[R-2.17] the brand’s own site inside the app', () => {
  it('[page-62] names the host once: as the title, or below a title of its own', async () => {
    await open()
    expect(screen.getAllByText(/pages\.brand\.example/).map(({ tagName }) => tagName)).toEqual(['H1'])
    await open(undefined, 'Our%20story')
    expect(screen.getAllByText(/pages\.brand\.example/).map(({ tagName }) => tagName)).toEqual(['BDI'])
  })

  it('[page-25] stands in a frame that cannot take the app over, under the name of its host', async () => {
    await open()
    expect(frame()?.getAttribute('src')).toBe(`${origin}/story`)
    expect(frame()?.getAttribute('sandbox')?.split(' ').sort()).toEqual([
      'allow-forms',
      'allow-popups',
      'allow-same-origin',
      'allow-scripts',
    ])
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('pages.brand.example')
    expect(screen.getByRole('link', { name: 'Open in browser' }).getAttribute('href')).toBe(`${origin}/story`)
  })

  it('takes the title that is given', async () => {
    await open(undefined, 'Our%20story')
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Our story')
  })

  it.each(['https://evil.example/', 'javascript:alert(1)', ''])(
    '[WB-04][page-25] %s is not shown, and the page says so and names its host',
    async (url) => {
      await open(url)
      expect(frame()).toBeNull()
      expect(screen.getByText('This page does not open here')).toBeTruthy()
      expect(screen.queryByText(/evil\.example.* does not belong to Camellia Row/) !== null).toBe(
        url.startsWith('https'),
      )
    },
  )

  it('[page-94] its address can be copied, where it is one of the web', async () => {
    const writeText = vi.fn<(text: string) => Promise<void>>().mockResolvedValue()
    Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true })
    await open('https://evil.example/a?b=1')
    await click(await button('Copy address'))
    expect(writeText.mock.calls).toEqual([['https://evil.example/a?b=1']])
    expect(await screen.findByText('Copied')).toBeTruthy()
    await open('javascript:alert(1)')
    expect(screen.getByText('Only pages of Camellia Row open here.')).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Copy address' })).toBeNull()
    Reflect.deleteProperty(navigator, 'clipboard')
  })

  it('[R-9.4][page-25] shows that it loads, and offers another try when nothing has come after 20 s', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true, advanceTimeDelta: 20 })
    try {
      await open()
      expect(screen.getByRole('progressbar')).toBeTruthy()
      await act(async () => vi.advanceTimersByTimeAsync(5_001))
      expect(screen.getByText('Nothing to see? Some pages open in the browser only.')).toBeTruthy()
      await act(async () => vi.advanceTimersByTimeAsync(15_000))
      expect(frame()).toBeNull()
      expect(screen.getByText('Could not load this page')).toBeTruthy()
      expect(screen.getAllByText('pages.brand.example').map(({ tagName }) => tagName)).toEqual(['H1', 'BDI'])
      const outside = screen.getByRole('link', { name: 'Open in browser' })
      expect([outside.getAttribute('href'), outside.getAttribute('rel')]).toEqual([
        `${origin}/story`,
        'noopener noreferrer',
      ])
      await click(await button('Try again'))
      expect(frame()?.getAttribute('src')).toBe(`${origin}/story`)
      fireEvent.load(frame() ?? document.body)
      expect(screen.queryByRole('progressbar')).toBeNull()
    } finally {
      vi.useRealTimers()
    }
  })
})

describe('what the embedded page asks for', () => {
  interface Asked {
    name: string
    arg?: object
    from?: string
    source?: Window | null | undefined
  }
  /** Says something as the embedded page does; answers the reply. */
  async function ask({ name, arg = {}, from = origin, source = frame()?.contentWindow }: Asked): Promise<unknown[]> {
    const posted = vi.spyOn(frame()?.contentWindow ?? window, 'postMessage').mockImplementation(() => {})
    const data = { type: 'WEB_INVOKE_APPSERVICE', data: { name, arg } }
    await act(async () => {
      dispatchEvent(new MessageEvent('message', { data, origin: from, source: source ?? null }))
    })
    await settle(30)
    return posted.mock.calls.map(([word]) => (word as { errMsg: string }).errMsg) // the bridge sends nothing else
  }

  it.each([
    [
      '[R-2.54] a tab page by navigateTo',
      { name: 'navigateTo', arg: { url: '/pages/user/mine/mine' } },
      'navigateTo:fail can not navigateTo a tabbar page',
    ],
    [
      '[R-2.54] a tab page by redirectTo',
      { name: 'redirectTo', arg: { url: '/pages/home/menu/menu' } },
      'redirectTo:fail can not redirectTo a tabbar page',
    ],
    [
      '[R-2.55] another page by switchTab',
      { name: 'switchTab', arg: { url: '/pages/user/aboutus/aboutus' } },
      'switchTab:fail can not switch to no-tabBar page',
    ],
    [
      '[R-2.57] a page that is none',
      { name: 'navigateTo', arg: { url: '/pages/nope' } },
      'navigateTo:fail page `/pages/nope` is not found',
    ],
    ['no address', { name: 'navigateTo' }, 'navigateTo:fail Missing required args: "url"'],
  ])('%s is refused, and the page gets the reason', async (_what, request, errMsg) => {
    const app = await open()
    expect(await ask(request)).toEqual([errMsg])
    expect((await app.stack()).at(-1)).toContain(page)
  })

  it('[R-2.56] the same page twice in one breath opens once', async () => {
    const app = await open()
    const word = {
      type: 'WEB_INVOKE_APPSERVICE',
      data: { name: 'navigateTo', arg: { url: '/pages/user/aboutus/aboutus' } },
    }
    const source = frame()?.contentWindow ?? null
    const posted = vi.spyOn(frame()?.contentWindow ?? window, 'postMessage').mockImplementation(() => {})
    await act(async () => {
      for (const _time of [1, 2]) dispatchEvent(new MessageEvent('message', { data: word, origin, source }))
    })
    await waitFor(async () => expect(await app.stack()).toHaveLength(2))
    await settle(30)
    expect(posted.mock.calls.map(([message]) => message.errMsg).sort()).toEqual([
      'navigateTo:fail /pages/user/aboutus/aboutus locked',
      'navigateTo:ok',
    ])
  })

  const here = addressOf(`${origin}/story`).slice(1)
  const about = '/pages/user/aboutus/aboutus'
  it.each([
    ['navigateTo', about, ['/', here, about]],
    ['redirectTo', about, ['/', about]],
    ['reLaunch', about, [about]],
    ['reLaunch', '/pages/home/menu/menu?categoryId=season', ['/pages/home/menu/menu?categoryId=season']],
    ['switchTab', '/pages/user/mine/mine', ['/pages/user/mine/mine']],
  ])('[R-2.17] opens a page by %s as the app itself does: %s', async (name, url, stack) => {
    const app = await open()
    await act(async () => window.icc.reLaunch('/'))
    await act(async () => window.icc.navigateTo(here))
    await waitFor(() => expect(frame()).not.toBeNull())
    await ask({ name, arg: { url } })
    await waitFor(async () => expect(await app.stack()).toEqual(stack))
  })

  it('[R-2.17] goes back as far as it says', async () => {
    const app = await open()
    await act(async () => window.icc.reLaunch('/'))
    for (const url of [
      '/pages/user/aboutus/aboutus',
      '/pages/user/login/termsOfService',
      addressOf(`${origin}/story`).slice(1),
    ])
      await act(async () => window.icc.navigateTo(url))
    await waitFor(() => expect(frame()).not.toBeNull())
    await ask({ name: 'navigateBack', arg: { delta: 2 } })
    await waitFor(async () => expect(await app.stack()).toEqual(['/', '/pages/user/aboutus/aboutus']))
  })

  it('[R-2.17] a message goes to its listeners in the app', async () => {
    await open()
    const messages: unknown[] = []
    addEventListener('icc:message', (event) => messages.push((event as CustomEvent).detail), { once: true }) // as: the app's own event
    await ask({ name: 'postMessage', arg: { data: { paid: true } } })
    expect(messages).toEqual([{ origin, data: { paid: true } }])
  })

  it.each([
    ['another origin', { from: 'https://evil.example' }],
    ['an origin without a name', { from: 'null' }],
    ['ourselves', { from: location.origin }],
    ['another window', { source: window }],
  ])('[R-2.17][WB-04] what %s says is not heard', async (_who, message) => {
    const app = await open()
    expect(await ask({ name: 'reLaunch', arg: { url: '/' }, ...message })).toEqual([])
    expect((await app.stack()).at(-1)).toContain(page)
  })

  it('[WB-04] words that are none of ours are not heard', async () => {
    const app = await open()
    for (const name of ['close', '__proto__', 'constructor', 'pages', 'subscribe'])
      expect(await ask({ name })).toEqual([])
    expect((await app.stack()).at(-1)).toContain(page)
  })
})

describe('[R-7.10] a link of the brand', () => {
  it.each([
    ['/pages/user/aboutus/aboutus', ['/', '/pages/user/aboutus/aboutus']],
    ['/pages/home/menu/menu', ['/pages/home/menu/menu']],
    [`${origin}/story`, ['/', `${page}?url=${encodeURIComponent(`${origin}/story`)}`]],
    ['/pages/nope', ['/']],
    ['javascript:alert(1)', ['/']],
    ['', ['/']],
  ])('%s', async (link, stack) => {
    const app = await open()
    await act(async () => window.icc.reLaunch('/'))
    const { openLink } = await import('../src/features/open-link.ts')
    await act(async () => openLink(link))
    await settle(30)
    expect(await app.stack()).toEqual(stack)
  })

  it('to anywhere else opens a window of its own that knows nothing of ours', async () => {
    const app = await open()
    const opened = vi.spyOn(window, 'open').mockReturnValue(null)
    const { openLink } = await import('../src/features/open-link.ts')
    for (const link of ['https://elsewhere.example/x', `${origin}.evil.example/`]) await openLink(link)
    expect(opened.mock.calls).toEqual([
      ['https://elsewhere.example/x', '_blank', 'noopener,noreferrer'],
      [`${origin}.evil.example/`, '_blank', 'noopener,noreferrer'],
    ])
    expect(await app.stack()).toHaveLength(1)
  })
})
