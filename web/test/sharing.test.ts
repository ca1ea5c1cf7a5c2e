import { act, screen, waitFor } from '@testing-library/react'
import { Qr } from '@tiffin/kit/ui/qr.tsx'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { closeApp, FakeRefusal, fakeServer, openApp, settle } from './app.ts'
import { bootstrap } from './fake/shop.ts'
import { button, click } from './steps.ts'

afterEach(closeApp)

const statusCall = '/api/app/customer/page-config/share-status/list'
const pageCall = '/api/app/customer/general-config/download-page/list'
const search = '/pages/home/searchGoods/searchGoods'
const download = '/pages/home/shareDownload/index'

/** What comes last of all asks in a moment of rest. */
async function rest(): Promise<void> {
  await settle(100) // what comes later is drawn
  await settle(1100) // and fetches what comes last
  await settle(100)
}

describe('opening a page from outside', () => {
  it('[R-4.7][R-7.11] asks once a visit, with the type of the first page that has one', async () => {
    const server = fakeServer()
    await openApp({ hash: '#/pages/user/login/login' })
    await rest()
    expect(server.to(statusCall)).toEqual([])
    await act(async () => window.icc.reLaunch('/pages/home/menu/menu'))
    await act(async () => window.icc.switchTab('/pages/user/mine/mine'))
    await waitFor(() => expect(server.to(statusCall)).not.toEqual([]))
    await act(async () => window.icc.reLaunch('/'))
    await settle(50)
    expect(server.to(statusCall).map(({ body }) => body)).toEqual([{ pageType: 2 }])
  })

  it.each([
    ['status 1', () => ({ pageType: 6, status: 1 }), search],
    ['status 0', () => ({ pageType: 6, status: 0 }), download],
    ['a server that breaks', () => new Response('no', { status: 500 }), search],
    ['a line that breaks', () => Promise.reject(new TypeError('offline')), search],
    [
      'a refusal',
      () => {
        throw new FakeRefusal('inputInvalid')
      },
      search,
    ],
  ])('[R-4.7] %s', async (_what, answer, ends) => {
    const server = fakeServer()
    server.answer(statusCall, answer)
    const app = await openApp({ hash: `#${search}` })
    await waitFor(() => expect(server.to(statusCall)).toHaveLength(1))
    await settle(100)
    expect(await app.stack()).toEqual([ends])
  })

  it('[R-4.7] a page that the settings already name does not flash up first', async () => {
    const server = fakeServer()
    server.answer('/api/app/common/bootstrap/detail', () => ({ ...bootstrap(), shareOffList: [6] }))
    server.answer(statusCall, () => ({ pageType: 6, status: 0 }))
    const seen: (string | undefined)[] = []
    const watch = new MutationObserver(() => {
      seen.push(document.querySelector<HTMLElement>('main[data-testid]')?.dataset.testid)
    })
    watch.observe(document.body, { childList: true, subtree: true })
    await openApp({ hash: `#${search}` })
    await screen.findByTestId('page-shareDownload')
    watch.disconnect()
    expect(seen).not.toContain('page-searchGoods')
  })

  it('[R-4.7] other pages wait for nothing, even at a brand that keeps some to itself', async () => {
    const server = fakeServer()
    server.answer('/api/app/common/bootstrap/detail', () => ({ ...bootstrap(), shareOffList: [6] }))
    server.answer(statusCall, () => new Promise(() => {}))
    await openApp()
    expect(await screen.findByTestId('page-home')).toBeTruthy()
  })
})

describe('[R-2.16] the download page', () => {
  const open = () => openApp({ hash: `#${download}` })

  it('[R-4.7][page-43] is not checked itself, and leads to the stores of apps', async () => {
    const server = fakeServer()
    server.answer(pageCall, () => ({
      ...{ title: 'Camellia Row in your pocket', logo: '', image: '/media/app', description: 'Order in fewer taps.' },
      ...{ iosUrl: 'https://apps.example/ios', androidUrl: 'https://apps.example/android', enabled: true },
    }))
    await open()
    expect(await screen.findByText('Camellia Row in your pocket')).toBeTruthy()
    expect(screen.getByText('Order in fewer taps.')).toBeTruthy()
    const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'))
    expect(links).toEqual(['https://apps.example/android', 'https://apps.example/ios'])
    const [first] = screen.getAllByRole('link')
    const picture = document.querySelector('main picture') as Node // it is there: the brand has one
    expect(first?.compareDocumentPosition(picture)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
    await rest()
    expect(server.to(statusCall)).toEqual([])
  })

  it.each([
    ['at a computer', true, true, `${location.origin}/?corp=demo#${download}`],
    ['at a computer while the app is not enabled', true, false, `${location.origin}/?corp=demo#/`],
    ['on a phone', false, true, undefined],
  ])('[page-93] a phone scans its way there, %s', async (_where, isComputer, enabled, content) => {
    const server = fakeServer()
    server.answer(pageCall, () => ({
      ...{ title: 'App', logo: '', image: '', description: '', enabled },
      ...{ iosUrl: 'https://apps.example', androidUrl: '' },
    }))
    vi.stubGlobal('matchMedia', (query: string) => ({ matches: isComputer || query.includes('motion'), media: query }))
    await open()
    await button('Copy link')
    expect(screen.queryByText('Scan with your phone') !== null).toBe(isComputer)
    if (content === undefined) return
    const expected = renderToStaticMarkup(createElement(Qr, { content, label: '', className: '' }))
    const drawn = (await screen.findByRole('img', { name: 'Scan with your phone' })).innerHTML
    expect(drawn.length).toBeGreaterThan(100)
    expect(expected).toContain(drawn)
  })

  it('shows only addresses that are safe to follow', async () => {
    const server = fakeServer()
    server.answer(pageCall, () => ({
      ...{ title: 'App', logo: '', image: '', description: '', enabled: true },
      ...{ iosUrl: 'javascript:alert(1)', androidUrl: 'http://apps.example' },
    }))
    await open()
    await screen.findByText('App')
    expect(screen.queryAllByRole('link')).toEqual([])
  })

  it('[page-43] says that the app is not enabled while it is not, and leads to the app in the browser', async () => {
    const server = fakeServer()
    server.answer(pageCall, () => ({
      ...{ title: 'App', logo: '', image: '', description: '', enabled: false },
      ...{ iosUrl: 'https://apps.example', androidUrl: '' },
    }))
    await open()
    expect(await screen.findByText('The app is not enabled')).toBeTruthy()
    expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('Camellia Row')
    expect(screen.queryAllByRole('link')).toEqual([])
    await click(await button('Go to menu'))
    expect(await screen.findByTestId('page-menu')).toBeTruthy()
  })

  it('inside a chat app it says how to get out of it', async () => {
    fakeServer()
    await open()
    await screen.findByText('Camellia Row in your pocket')
    expect(screen.queryByText(/open this page in your browser/)).toBeNull()
    await closeApp()
    vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Mozilla/5.0 (Linux; Android 14) MicroMessenger/8.0')
    await open()
    expect(await screen.findByText(/open this page in your browser/)).toBeTruthy()
  })

  it('[R-8.16] copies the address of the app, or says that it could not', async () => {
    fakeServer()
    const writeText = vi.fn<(text: string) => Promise<void>>().mockResolvedValueOnce()
    Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true })
    await open()
    await click(await button('Copy link'))
    expect(writeText).toHaveBeenCalledWith(`${location.origin}/?corp=demo#/`)
    expect(await screen.findByText('Link copied')).toBeTruthy()
    writeText.mockRejectedValueOnce(new Error('no'))
    await click(await button('Copy link'))
    expect(await screen.findByText('Copy failed, please copy manually')).toBeTruthy()
    Reflect.deleteProperty(navigator, 'clipboard')
  })

  it('a page that did not load may be tried again', async () => {
    const server = fakeServer()
    let isBroken = true
    server.answer(pageCall, () => {
      if (isBroken) throw new FakeRefusal('inputInvalid')
      return { title: 'App', logo: '', image: '', description: '', iosUrl: '', androidUrl: '', enabled: true }
    })
    await open()
    const again = await button('Try again')
    isBroken = false
    await click(again)
    expect(await screen.findByText('App')).toBeTruthy()
  })
})
