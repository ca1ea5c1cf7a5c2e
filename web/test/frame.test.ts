import { act, render, screen, waitFor, within } from '@testing-library/react'
import { createElement } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import english from '../../phrases/src/locales/en-US.json' with { type: 'json' }
import thai from '../../phrases/src/locales/th-TH.json' with { type: 'json' }
import { closeApp, fakeServer, goodToken, openApp, settle } from './app.ts'
import { bootstrap } from './fake/shop.ts'
import { takeComplaints } from './setup.ts'
import { button, click } from './steps.ts'

const reloadPage = vi.hoisted(() => vi.fn())
vi.mock('../src/device/leave-for.ts', () => ({ leaveFor: () => {}, reloadPage }))

const aboutUs = '/pages/user/aboutus/aboutus'
const aboutUsFile = '../src/screens/about-us/about-us.tsx'

afterEach(async () => {
  await closeApp()
  vi.doUnmock(aboutUsFile)
  reloadPage.mockClear()
})

describe('[R-2.3] the title of a page', () => {
  it('stands in the document and in the navigation bar in the customer’s language, before the brand’s name', async () => {
    fakeServer()
    await openApp({ stored: { icc_token: goodToken() } })
    const { pages } = await import('../src/shell/pages/routes.ts')
    const { navigator } = await import('../src/state/navigation/navigation.ts')
    const { switchLanguage } = await import('../src/state/language/words.ts')
    const seen = new Set<string>()
    for (const [language, words] of [['en-US', english] as const, ['th-TH', thai] as const]) {
      await act(async () => switchLanguage(language))
      for (const { path, key, tab } of pages) {
        await act(async () => window.icc.reLaunch(path))
        if (navigator().pages().stack.at(-1)?.url !== path) continue // a page that leads elsewhere without its order
        seen.add(key)
        const title = (words.title as Record<string, string>)[key] // every page has its words: the build sees to it
        await waitFor(() => expect(document.title).toBe(`${title} · Camellia Row`))
        const bar = screen.queryByTestId(`page-${key}`)?.querySelector('.navbar h1')
        if (tab === undefined && bar) expect(bar.textContent).toBe(title)
      }
    }
    expect(seen.size).toBeGreaterThan(25)
  })

  it('changes with the language while the page stays', async () => {
    fakeServer()
    await openApp({ hash: `#${aboutUs}` })
    const page = await screen.findByTestId('page-aboutUs')
    const { switchLanguage } = await import('../src/state/language/words.ts')
    await act(async () => switchLanguage('th-TH'))
    await waitFor(() => expect(document.title).toBe(`${thai.title.aboutUs} · Camellia Row`))
    expect(within(page).getByRole('heading', { level: 1 }).textContent).toBe(thai.title.aboutUs)
  })
})

describe('[R-2.4] the app’s own navigation bar', () => {
  it('[R-2.3] leads home from a page that was opened by its address, and back from one that was opened from another', async () => {
    fakeServer()
    const app = await openApp({ hash: `#${aboutUs}` })
    const page = await screen.findByTestId('page-aboutUs')
    expect(within(page).getByRole('button', { name: 'Back to home' })).toBeTruthy()
    await act(async () => window.icc.navigateTo('/pages/user/login/termsOfService'))
    const terms = await screen.findByTestId('page-terms')
    await click(within(terms).getByRole('button', { name: 'Back' }))
    await waitFor(async () => expect(await app.stack()).toEqual([aboutUs]))
    await click(within(screen.getByTestId('page-aboutUs')).getByRole('button', { name: 'Back to home' }))
    await waitFor(async () => expect(await app.stack()).toEqual(['/']))
  })
})

it('[R-1.13][R-2.37][R-2.49] about us shows the version and leads to the agreements', async () => {
  fakeServer()
  const app = await openApp({ hash: `#${aboutUs}` })
  const page = within(await screen.findByTestId('page-aboutUs'))
  expect(page.getByText('Version 2.2.2')).toBeTruthy()
  expect(page.getByRole('button', { name: 'Terms of service' })).toBeTruthy()
  await click(page.getByRole('button', { name: 'Privacy policy' }))
  await waitFor(async () => expect((await app.stack()).at(-1)).toBe('/pages/user/login/privacyPolicy'))
})

it('[R-2.49] about us dials the service phone and the store’s with the sign before the country code', async () => {
  const server = fakeServer()
  const { corpSetting, ...more } = bootstrap()
  server.answer('/api/app/common/bootstrap/detail', () => ({
    ...more,
    corpSetting: { ...corpSetting, servicePhone: '+62 (21) 555-0142' },
  }))
  await openApp({ hash: `#${aboutUs}` })
  const page = within(await screen.findByTestId('page-aboutUs'))
  const numberOf = async (name: RegExp) => (await page.findByRole('link', { name })).getAttribute('href')
  expect(await numberOf(/^Contact us/)).toBe('tel:+62215550142')
  expect(await numberOf(/^Riverside Arcade/)).toBe('tel:+16045550142')
})

describe('a page’s code that does not come', () => {
  it('[R-8.7] says that the page is wrong, the tab bar goes on, and another try loads the newest release', async () => {
    vi.doMock(aboutUsFile, () => {
      throw new TypeError('Failed to fetch dynamically imported module')
    })
    fakeServer()
    await openApp()
    await act(async () => window.icc.navigateTo(aboutUs)?.catch(() => undefined))
    expect(await screen.findByText('The page is wrong. Please try again later.')).toBeTruthy()
    expect(reloadPage).not.toHaveBeenCalled()
    await click(await button('Try again'))
    expect(reloadPage).toHaveBeenCalledTimes(1)
    takeComplaints()
  })

  it('[R-8.7] without a connection another try waits for nothing newer', async () => {
    vi.doMock(aboutUsFile, () => {
      throw new TypeError('Failed to fetch dynamically imported module')
    })
    fakeServer()
    await openApp()
    await act(async () => window.icc.navigateTo(aboutUs)?.catch(() => undefined))
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    await click(await button('Try again'))
    expect(reloadPage).not.toHaveBeenCalled()
    takeComplaints()
  })

  it('[R-9.4] in 200 ms shows that it loads, and the page once it is there', async () => {
    let arrive = (_page: { AboutUsScreen: () => null }) => {}
    vi.doMock(aboutUsFile, () => new Promise((resolve) => (arrive = resolve)))
    fakeServer()
    const app = await openApp()
    await act(async () => window.icc.navigateTo(aboutUs))
    expect((await app.stack()).at(-1)).toBe(aboutUs)
    expect(document.querySelector('.page-waiting')).toBeTruthy()
    await act(async () => arrive({ AboutUsScreen: () => createElement('p', {}, 'arrived') as unknown as null })) // as: React draws what it is
    await settle(50)
    expect(await screen.findByText('arrived')).toBeTruthy()
    expect(document.querySelector('.page-waiting')).toBeNull()
  })
})

it('[R-9.11] the next page of a list is asked for from 50 px before its end on', async () => {
  const seen: { margin: string | undefined; call: (entries: { isIntersecting: boolean }[]) => void }[] = []
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(call: (entries: { isIntersecting: boolean }[]) => void, { rootMargin }: { rootMargin?: string }) {
        seen.push({ call, margin: rootMargin })
      }
      observe() {}
      disconnect() {}
    },
  )
  const { useNearEnd } = await import('../src/ui/use-near-end.ts')
  const onNear = vi.fn()
  const List = () => createElement('div', { ref: useNearEnd(onNear) })
  render(createElement(List))
  expect(seen.map(({ margin }) => margin)).toEqual(['0px 0px 50px 0px'])
  seen[0]?.call([{ isIntersecting: false }])
  expect(onNear).not.toHaveBeenCalled()
  seen[0]?.call([{ isIntersecting: true }])
  expect(onNear).toHaveBeenCalledTimes(1)
})

it('[R-3.8][R-7.12][R-5.13][R-9.6] the browser’s tab wears the brand’s icon, the page its colours', async () => {
  const server = fakeServer()
  const { corpSetting, ...more } = bootstrap()
  server.answer('/api/app/common/bootstrap/detail', () => ({
    ...more,
    corpSetting: { ...corpSetting, browserLogo: '/media/logo.png' },
    pageColor: { primaryColor: '#0a0', secondaryColor: 'no colour' },
  }))
  document.head.append(Object.assign(document.createElement('link'), { rel: 'icon', href: 'data:,' })) // as the page has it
  await openApp()
  const style = document.documentElement.style
  expect(style.getPropertyValue('--primary')).toBe('rgb(0,170,0)')
  expect(style.getPropertyValue('--secondary')).toBe('rgb(230,0,45)')
  const icons = () => [...document.querySelectorAll('link[rel="icon"]')].map((icon) => icon.getAttribute('href'))
  await waitFor(() => expect(icons()).toEqual(['/media/logo.png']))
})
