import { expect, test } from '@playwright/test'
import { Customer } from '../src/customer.ts'

const site = 'https://pages.camellia-row.example'

/** A page of the brand's own site that asks the app to open other pages and shows the answer. */
const story = `<!doctype html><title>Story</title><h1>Our story</h1><p id="answer"></p>
<button onclick="ask('navigateTo', '/pages/user/mine/mine')">My account</button>
<button onclick="ask('navigateTo', '/pages/user/aboutus/aboutus')">About you</button>
<a href="https://evil.example/">Elsewhere</a>
<script>
  function ask(name, url) { parent.postMessage({ type: 'WEB_INVOKE_APPSERVICE', data: { name, arg: { url } } }, '*') }
  addEventListener('message', ({ data }) => { answer.textContent = data.errMsg })
</script>`

test('[R-2.16][R-2.17][R-4.7][R-2.54][WB-04] a shared link to a page that is not shared leads to the download page; the brand’s site stands inside the app and may open its pages', async ({
  page,
}) => {
  await page.route(`${site}/**`, (route) => route.fulfill({ contentType: 'text/html', body: story }))
  await page.route('https://evil.example/**', (route) => route.fulfill({ contentType: 'text/html', body: 'evil' }))

  const lentera = new Customer(page, { corp: 'demo2' })
  await lentera.open('/pages/home/searchGoods/searchGoods')
  await expect(lentera.on('shareDownload').getByRole('link', { name: 'Get it on Google Play' })).toBeVisible()
  await lentera.button('Back to home').click()
  await expect(lentera.on('home')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Coffee' })).toBeVisible()
  await page.evaluate(() => window.icc.reLaunch('/pages/home/searchGoods/searchGoods'))
  await expect(lentera.on('searchGoods')).toBeVisible()

  const guest = new Customer(page)
  await guest.open(`/pages/webview/webview?url=${encodeURIComponent(`${site}/story`)}`)
  const embedded = page.frameLocator('iframe')
  await expect(embedded.getByRole('heading', { name: 'Our story' })).toBeVisible()
  await embedded.getByRole('button', { name: 'My account' }).click()
  await expect(embedded.locator('#answer')).toHaveText('navigateTo:fail can not navigateTo a tabbar page')
  await embedded.getByRole('button', { name: 'About you' }).click()
  await expect(guest.on('aboutUs')).toBeVisible()
  await page.goBack()
  await expect(guest.on('webView')).toBeVisible()
  await embedded.getByRole('link', { name: 'Elsewhere' }).click()
  await expect(page.getByText('evil', { exact: true })).toBeHidden() // the content policy allows no other frame
  await expect(page).toHaveURL(/#\/pages\/webview\/webview/)

  await guest.open('/pages/webview/webview?url=https%3A%2F%2Fevil.example%2F')
  await expect(guest.on('webView').getByText('This page does not open here')).toBeVisible()
})
