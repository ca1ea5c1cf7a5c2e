import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { closeApp, FakeRefusal, type FakeServer, fakeServer, goodToken, openApp, settle } from './app.ts'
import { bootstrap } from './fake/shop.ts'
import { button, click, openMenu } from './steps.ts'

const reloadPage = vi.hoisted(() => vi.fn())
vi.mock('../src/device/leave-for.ts', () => ({ leaveFor: () => {}, reloadPage }))

afterEach(closeApp)

type Bootstrap = ReturnType<typeof bootstrap>
type Tab = Bootstrap['tabList'][number]

/** A brand whose settings differ in this. */
function corpWith(more: Partial<Bootstrap>): FakeServer {
  const server = fakeServer()
  server.answer('/api/app/common/bootstrap/detail', () => ({ ...bootstrap(), ...more }))
  return server
}

/** What comes last of all is there. */
async function rest(): Promise<void> {
  await settle(100)
  await settle(1100)
  await settle(100)
}

const tab = (index: number, more: Partial<Tab>): Tab => ({
  ...{ index, text: '', textKey: 'tab.home', icon: '', selectedIcon: '', pagePath: '', visible: true },
  ...more,
})

describe('[R-2.7][R-7.14] the tab bar', () => {
  const bar = () => within(screen.getByTestId('tab-bar'))

  it('says and draws what the brand wants, and leaves out what it does not', async () => {
    corpWith({
      tabList: [
        tab(0, {}),
        tab(1, { text: 'Coffee', textKey: '', icon: '/media/bean', selectedIcon: '/media/bean-red' }),
        tab(2, { visible: false }),
        tab(3, { icon: 'mug' }),
      ],
    })
    await openApp()
    expect(
      bar()
        .getAllByRole('link')
        .map((link) => link.textContent),
    ).toEqual(['Home', 'Coffee', 'Me'])
    const coffee = bar().getByRole('link', { name: 'Coffee' })
    expect(coffee.querySelector('img')?.getAttribute('src')).toBe('/media/bean-192.webp')
    await click(coffee)
    await waitFor(() => expect(coffee.querySelector('img')?.getAttribute('src')).toBe('/media/bean-red-192.webp'))
  })

  it('wears the brand’s colour where it is selected', async () => {
    const { pageColor } = bootstrap()
    corpWith({ pageColor: { ...pageColor, primaryColor: '#0e4d3c' } })
    await openApp()
    expect(document.documentElement.style.getPropertyValue('--tab-ink')).toBe('var(--primary-ink)')
  })

  it('is the app’s own four where the brand says nothing', async () => {
    corpWith({ tabList: [] })
    await openApp()
    expect(
      bar()
        .getAllByRole('link')
        .map((link) => link.textContent),
    ).toEqual(['Home', 'Menu', 'Order', 'Me'])
    expect(
      bar()
        .getAllByRole('link')
        .every((link) => link.querySelector('svg') !== null),
    ).toBe(true)
  })
})

describe('[R-7.10] several banners of a block', () => {
  const banner = (title: string) => ({
    ...{ image: '/media/tea-cut', tint: 'butter', text: '', action: '', productId: '' },
    ...{ title, link: '/pages/home/menu/menu' },
  })
  const slides = () => document.querySelector<HTMLElement>('[data-slides] > div') ?? document.body
  const likeMotion = (isLiked: boolean) =>
    vi.stubGlobal('matchMedia', (query: string) => ({
      matches: !isLiked && query.includes('reduced-motion'),
      media: query,
    }))
  afterEach(() => void likeMotion(false))

  async function openSlides({ isStill = true } = {}) {
    likeMotion(!isStill)
    const items = ['One', 'Two', 'Three'].map(banner)
    corpWith({ pageList: [{ pageType: 1, blockList: [{ type: 'banner', title: '', sort: 1, items }] }] })
    await openApp()
    await rest()
    await button('Show 1 of 3')
    const box = slides()
    Object.defineProperty(box, 'clientWidth', { value: 300, configurable: true })
    const scrolled = vi.fn()
    box.scrollTo = scrolled as typeof box.scrollTo // jsdom has none
    const slideAt = (left: number) => {
      box.scrollLeft = left
      fireEvent.scroll(box)
    }
    return { box, scrolled, at: slideAt }
  }
  const current = () =>
    screen
      .getAllByRole('button', { name: /^Show \d/ })
      .findIndex((dot) => dot.ariaCurrent === 'true' || dot.hasAttribute('aria-current'))

  it('stand side by side, with a dot for each that leads there', async () => {
    const { box, scrolled, at } = await openSlides()
    expect([...box.children].map((slide) => slide.textContent)).toEqual(['One', 'Two', 'Three'])
    expect(current()).toBe(0)
    at(600)
    expect(current()).toBe(2)
    at(-300) // as boxes that run from right to left count
    expect(current()).toBe(1)
    await click(await button('Show 3 of 3'))
    expect(scrolled).toHaveBeenCalledTimes(1)
  })

  it('are turned by the arrow keys, the other way round where people read from right to left', async () => {
    const { box } = await openSlides()
    const focused = () => (document.activeElement as HTMLElement).textContent // a button of the box
    fireEvent.keyDown(box, { key: 'ArrowRight' })
    expect(focused()).toBe('Two')
    box.style.direction = 'rtl'
    fireEvent.keyDown(box, { key: 'ArrowRight' })
    expect(focused()).toBe('Three')
  })

  it('do not move by themselves where motion is unwanted', async () => {
    await openSlides()
    expect(screen.getByRole('button', { name: 'Play the slides' })).toBeTruthy()
  })

  it('move by themselves, pause while pointed at or focused, and stop for good once touched', async () => {
    const { box, scrolled } = await openSlides({ isStill: false })
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    try {
      fireEvent.pointerEnter(box)
      fireEvent.pointerLeave(box)
      await act(async () => vi.advanceTimersByTimeAsync(6001))
      expect(scrolled).toHaveBeenCalledTimes(1)
      fireEvent.focusIn(box)
      await act(async () => vi.advanceTimersByTimeAsync(20_000))
      expect(scrolled).toHaveBeenCalledTimes(1)
      fireEvent.focusOut(box)
      fireEvent.touchStart(box)
      await act(async () => vi.advanceTimersByTimeAsync(20_000))
      expect(scrolled).toHaveBeenCalledTimes(1)
    } finally {
      vi.useRealTimers()
    }
    expect(screen.getByRole('button', { name: 'Play the slides' })).toBeTruthy()
  })
})

describe('[R-7.13] a hint of the brand', () => {
  const stir = { markerId: 'stir', pageType: 2, image: '', text: 'Stir it', position: 'bottom', showTimes: 2 }

  async function visit(markers: object[], stored = {}) {
    const server = fakeServer()
    server.answer('/api/app/customer/general-config/web-guide-marker/list', () => ({ list: markers }))
    await openApp({ hash: '#/pages/home/menu/menu', stored })
    await rest()
    await settle(50)
    return server
  }
  const kept = () => ({ 'tiffin.guides': localStorage.getItem('tiffin.guides') ?? '{}' })

  it('is shown on its page as often as the brand says, and no more', async () => {
    for (const _visit of [1, 2]) {
      await visit([stir], kept())
      expect(screen.getByText('Stir it')).toBeTruthy()
    }
    await visit([stir], kept())
    expect(screen.queryByText('Stir it')).toBeNull()
  })

  it('put away by hand does not come back', async () => {
    await visit([stir])
    await click(within(screen.getByTestId('guide-marker')).getByRole('button', { name: 'Close' }))
    expect(screen.queryByText('Stir it')).toBeNull()
    await visit([stir], kept())
    expect(screen.queryByText('Stir it')).toBeNull()
  })

  it('of another page waits for it', async () => {
    await visit([{ ...stir, pageType: 4 }])
    expect(screen.queryByText('Stir it')).toBeNull()
    await act(async () => window.icc.switchTab('/pages/user/mine/mine'))
    expect(await screen.findByText('Stir it')).toBeTruthy()
  })

  it('[R-2.4] to put the app on the home screen comes when the browser can, and lets it ask', async () => {
    await visit([{ ...stir, markerId: 'install', text: 'Keep us' }])
    expect(screen.queryByText('Keep us')).toBeNull()
    const prompt = vi.fn(async () => undefined)
    const event = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt })
    await act(async () => dispatchEvent(event))
    expect(event.defaultPrevented).toBe(true)
    await click(await button('Add'))
    expect(prompt).toHaveBeenCalledTimes(1)
    expect(screen.queryByText('Keep us')).toBeNull()
  })

  it('[R-2.4] is there too when the browser could before the last of the app had come', async () => {
    const server = fakeServer()
    server.answer('/api/app/customer/general-config/web-guide-marker/list', () => ({
      list: [{ ...stir, markerId: 'install', text: 'Keep us' }],
    }))
    await openApp({ hash: '#/pages/home/menu/menu' })
    await settle(100)
    await act(async () => dispatchEvent(Object.assign(new Event('beforeinstallprompt'), { prompt: async () => {} })))
    await rest()
    expect(await screen.findByText('Keep us')).toBeTruthy()
  })

  it('[R-2.4] on an iPhone it says how it is done by hand', async () => {
    vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(
      'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605 Version/19.0 Mobile Safari/604.1',
    )
    await visit([{ ...stir, markerId: 'install', text: 'Keep us' }])
    expect(screen.getByText('Tap Share, then Add to Home Screen')).toBeTruthy()
  })
})

describe('[R-1.13] a newer version', () => {
  const newer = { version: '2.3.0', code: 230, minCode: 0, force: false, notes: 'Faster', downloadUrl: '' }
  const offer = () => screen.queryByText('Version 2.3.0 is here')
  async function takeIt(): Promise<void> {
    reloadPage.mockClear()
    await click(screen.getByText('Update now'))
    expect(reloadPage).toHaveBeenCalledTimes(1)
    await settle(50)
  }

  it('is offered once, and may be put off', async () => {
    corpWith({ version: newer })
    await openApp()
    await rest()
    await waitFor(() => expect(offer()).toBeTruthy())
    expect(screen.getByText('Faster')).toBeTruthy()
    await click(screen.getByText('Not now'))
    expect(offer()).toBeNull()
    const stored = { 'tiffin.offeredVersion': localStorage.getItem('tiffin.offeredVersion') ?? '' }
    corpWith({ version: newer })
    await openApp({ stored })
    await rest()
    expect(offer()).toBeNull()
  })

  it('that must be has no other way', async () => {
    corpWith({ version: { ...newer, minCode: 230 } })
    await openApp()
    await rest()
    await waitFor(() => expect(offer()).toBeTruthy())
    expect(screen.queryByText('Not now')).toBeNull()
    await takeIt()
  })

  it('must be when the server refuses this one, however many calls it refuses', async () => {
    const server = await openMenu()
    await rest()
    server.answer('/api/app/order/order/list', () => {
      throw new FakeRefusal('versionTooOld')
    })
    const { call } = await import('../src/data/call.ts')
    await act(async () => {
      for (const status of [1, 2]) await call('/api/app/order/order/list', { status }).catch(() => undefined)
    })
    await waitFor(() => expect(screen.getAllByText('Update now')).toHaveLength(1))
    expect(screen.queryByText('Not now')).toBeNull()
    await takeIt()
  })
})

it('[R-7.13] the member code stands on the brand’s own ground', async () => {
  const server = fakeServer()
  server.answer('/api/app/customer/general-config/customer-qr-background/list', () => ({
    ...{ image: '/media/ground-cut', textColor: '#FFFFFF' },
  }))
  await openApp({ hash: '#/pages/user/mine/memberCode', stored: { icc_token: goodToken() } })
  await waitFor(() => {
    const ground = document.querySelector<HTMLElement>('[data-ground]')
    expect(ground?.style.color).toBe('rgb(255, 255, 255)')
    expect(ground?.querySelector('img')?.getAttribute('src')).toBe('/media/ground-cut-192.webp')
  })
})
