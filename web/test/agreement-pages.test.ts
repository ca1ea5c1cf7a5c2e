import { act, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { closeApp, fakeServer, openApp } from './app.ts'
import { tap } from './form-steps.ts'

afterEach(closeApp)

const agreementCall = '/api/app/customer/general-config/mobile-agreement/list'

it.each([
  ['R-2.30', 'termsOfService', 'Terms of service', '1. The shop', 'Camellia Row sells tea and pastry.'],
  ['R-2.31', 'privacyPolicy', 'Privacy policy', '1. What we keep', 'Your phone number & your orders.'],
])(
  '[R-3.9][R-2.49][R-2.30][R-2.31] %s: the page %s shows its own text, to a visitor too',
  async (_id, page, title, heading, text) => {
    fakeServer()
    const { stack } = await openApp({ hash: `#/pages/user/login/${page}` })
    expect(await screen.findByRole('heading', { level: 2, name: heading })).toBeTruthy()
    expect(screen.getByRole('heading', { level: 1, name: title })).toBeTruthy()
    expect(screen.getByRole('article').textContent).toContain(text)
    expect(await stack()).toEqual([`/pages/user/login/${page}`])
  },
)

it('[R-3.9] a script in an agreement is neither run nor shown', async () => {
  const server = fakeServer()
  const serviceTerms =
    '<p>Before</p><script>window.wasRun = true</script><img src=x onerror="window.wasRun = true"><p>After</p>'
  server.answer(agreementCall, () => ({ version: '1', updateTime: 0, serviceTerms, privacyPolicy: '' }))
  await openApp({ hash: '#/pages/user/login/termsOfService' })
  expect((await screen.findByText('Before')).closest('article')?.textContent).toBe('BeforeAfter')
  expect(screen.getByRole('article').querySelector('script, img')).toBeNull()
  expect('wasRun' in window).toBe(false)
})

it('[R-3.9] an agreement is asked for again in the language that is chosen', async () => {
  const { to } = fakeServer()
  await openApp({ hash: '#/pages/user/login/termsOfService' })
  await screen.findByRole('article')
  const { switchLanguage } = await import('../src/state/language/words.ts')
  await act(() => switchLanguage('th-TH'))
  const languages = () => to(agreementCall).map(({ headers }) => headers['Accept-Language'])
  await waitFor(() => expect(languages()).toEqual(['en-US', 'th-TH']))
})

it('[R-2.30][R-2.31] an agreement that did not come can be asked for again', async () => {
  const server = fakeServer()
  server.answer(agreementCall, () => new Response('', { status: 503 }))
  await openApp({ hash: '#/pages/user/login/privacyPolicy' })
  const again = await screen.findByRole('button', { name: 'Try again' })
  server.answer(agreementCall, () => ({ version: '1', updateTime: 0, serviceTerms: '', privacyPolicy: '<p>Here</p>' }))
  again.click()
  expect(await screen.findByText('Here')).toBeTruthy()
})

it('[R-2.37][R-2.49] about us shows mark, name, slogan and version of the brand, and each row leads to its page', async () => {
  fakeServer()
  const app = await openApp({ hash: '#/pages/user/aboutus/aboutus' })
  const page = within(await screen.findByTestId('page-aboutUs'))
  expect(page.getByRole('heading', { level: 2, name: 'Camellia Row' })).toBeTruthy()
  expect(page.getByText('The second batch of croissants is out.')).toBeTruthy()
  expect(page.queryByRole('link', { name: /^Contact us/ })).toBeNull() // the brand has named no phone
  await tap('Terms of service')
  await waitFor(async () => expect((await app.stack()).at(-1)).toBe('/pages/user/login/termsOfService'))
})

it('[R-2.2][R-2.22] the page of an unknown address says so and leads Home', async () => {
  fakeServer()
  const { stack } = await openApp({ hash: '#/pages/nope' })
  expect(await screen.findByRole('heading', { level: 1, name: 'Someone ate this page' })).toBeTruthy()
  expect(screen.getByText('Page not found · 404')).toBeTruthy()
  await tap('Back to home')
  await waitFor(async () => expect(await stack()).toEqual(['/']))
})

it('[R-2.22][R-1.8][R-5.1][R-8.5] without a brand the 404 page names the way to one, and offers no page of it', async () => {
  const { sent } = fakeServer()
  await openApp({ search: '', hash: '#/pages/home/menu/menu' })
  expect(await screen.findByText('Please open the app by the link or QR code of your brand.')).toBeTruthy()
  expect(screen.queryByRole('button')).toBeNull()
  expect(sent).toEqual([])
})

it('[page-22][page-60] a long agreement lists its headings first, folded, each leads to its place, and says when it was written', async () => {
  const server = fakeServer()
  const serviceTerms = '<h2>Terms</h2><h3>One</h3><p>a</p><h3>Two</h3><p>b</p><h3>Three</h3><p>c</p>'
  server.answer(agreementCall, () => ({
    version: '1',
    updateTime: Date.UTC(2026, 0, 5),
    serviceTerms,
    privacyPolicy: '',
  }))
  const seen: string[] = []
  Element.prototype.scrollIntoView = function () {
    seen.push(this.textContent ?? '')
  }
  const { stack } = await openApp({ hash: '#/pages/user/login/termsOfService' })
  const index = await screen.findByRole('navigation', { name: 'Contents' })
  const names = () =>
    within(index)
      .getAllByRole('button')
      .map(({ textContent }) => textContent)
  expect(names(), '[page-60] folded').toEqual(['Contents3'])
  await act(async () =>
    within(index)
      .getByRole('button', { name: /^Contents/ })
      .click(),
  )
  expect(names().slice(1)).toEqual(['One', 'Two', 'Three'])
  await act(async () => within(index).getByRole('button', { name: 'Two' }).click())
  expect([seen, document.activeElement?.textContent]).toEqual([['Two'], 'Two'])
  expect(await stack()).toEqual(['/pages/user/login/termsOfService'])
  expect(screen.getByText('Updated Jan 5, 2026')).toBeTruthy()
})
