import { expect, type Page, test } from '@playwright/test'
import { Customer } from '../src/customer.ts'
import { noPhoto, photo } from '../src/pictures.ts'
import { keepStorage, logIn, storageOf } from '../src/signed-in.ts'

const personalData = '/pages/user/personalData/personalData'
const mine = '/pages/user/mine/mine'

async function openOwnData(page: Page, token?: string) {
  const ownToken = token ?? (await logIn())
  await keepStorage(page.context(), storageOf(ownToken, []))
  const customer = new Customer(page)
  await customer.open(personalData)
  const form = customer.on('personalData')
  await expect(form.getByLabel('Nickname')).toBeVisible()
  return { customer, form, token: ownToken }
}

const update = async (token: string, body: unknown) => {
  const headers = { 'content-type': 'application/json', 'corp-id': 'demo', authorization: `Bearer ${token}` }
  const path = `${process.env.TIFFIN_URL}/api/app/customer/customer-profile/update`
  return (await fetch(path, { method: 'POST', headers, body: JSON.stringify(body) })).json()
}

test('[R-2.35][R-2.47][R-3.7][PV-04] everything of one’s own is saved and found again; the birthday once, after a warning', async ({
  page,
}) => {
  const { customer, form, token } = await openOwnData(page)
  await form.getByLabel('Nickname').fill('  Noor  ')
  await form.getByLabel('Name', { exact: true }).fill('Noor al-Hadi')
  await form.getByRole('radio', { name: 'Female', exact: true }).check({ force: true })
  await form.getByLabel('Birthday').fill('2000-02-29')
  await form.getByLabel('Email').fill('noor@example.com')
  await customer.button('Save').click()
  const warning = page.getByTestId('dialog')
  await expect(warning).toContainText('Save Feb 29, 2000 as your birthday?')
  await expect(warning).toContainText('The birthday cannot be changed once saved')
  await warning.getByRole('button', { name: 'Check again' }).click()
  await expect(form.getByLabel('Birthday')).toHaveValue('2000-02-29')
  await customer.button('Save').click()
  await warning.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Saved', { exact: true })).toBeVisible()
  await expect(form.getByLabel('Birthday')).toHaveCount(0)

  await page.reload()
  await expect(form.getByLabel('Nickname')).toHaveValue('Noor')
  await expect(form.getByLabel('Name', { exact: true })).toHaveValue('Noor al-Hadi')
  await expect(form.getByRole('radio', { name: 'Female', exact: true })).toBeChecked()
  await expect(form.getByText('Feb 29, 2000')).toBeVisible()
  await expect(form.getByText('Saved, and cannot be changed')).toBeVisible()
  await expect(form.getByText(/^.?\+65 \*{4}\d{4}.?$/)).toBeVisible()
  await expect(form.getByLabel('Email')).toHaveValue('noor@example.com')
  await customer.open(mine)
  await expect(customer.on('mine').getByText('Noor', { exact: true })).toBeVisible()

  expect((await update(token, { birthday: '2001-01-01' })).code).toBe(11020)
  expect((await update(token, { birthday: '2000-02-29' })).code).toBe(200)
})

test('what is wrong stands beside its field, and the first wrong one is where typing goes on', async ({ page }) => {
  const { customer, form } = await openOwnData(page)
  const calls: string[] = []
  page.on('request', (request) => calls.push(new URL(request.url()).pathname))
  await form.getByLabel('Nickname').fill(' ')
  await form.getByLabel('Email').fill('a@b')
  await customer.button('Save').click()
  await expect(form.getByRole('alert').filter({ hasText: '1 to 20 characters' })).toBeVisible()
  await expect(form.getByRole('alert').filter({ hasText: 'Please enter a valid email address' })).toBeVisible()
  await expect(form.getByLabel('Nickname')).toBeFocused()
  expect(calls.filter((path) => path.endsWith('/update'))).toEqual([])
  await form.getByLabel('Nickname').fill('Noor')
  await form.getByLabel('Email').fill('a@b.co')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Saved', { exact: true })).toBeVisible()
})

test('who leaves with changes that are not saved is asked first', async ({ page }) => {
  await keepStorage(page.context(), storageOf(await logIn(), []))
  const customer = new Customer(page)
  await customer.open(mine)
  await customer.button('Personal data').click()
  const form = customer.on('personalData')
  await form.getByLabel('Nickname').fill('Somebody else')
  await customer.button('Back').click()
  await page.getByTestId('dialog').getByRole('button', { name: 'Keep editing' }).click()
  await expect(form.getByLabel('Nickname')).toHaveValue('Somebody else')
  await page.goBack()
  await page.getByTestId('dialog').getByRole('button', { name: 'Keep editing' }).click()
  await expect(form.getByLabel('Nickname')).toHaveValue('Somebody else')
  await expect(page).toHaveURL(/personalData$/)
  await page.goBack()
  await expect(page.getByTestId('dialog')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByTestId('dialog')).toBeHidden()
  await expect(form.getByLabel('Nickname')).toHaveValue('Somebody else')
  await page.goBack()
  await page.getByTestId('dialog').getByRole('button', { name: 'Leave', exact: true }).click()
  await expect(customer.on('mine')).toBeVisible()
  await customer.button('Personal data').click()
  await expect(form.getByLabel('Nickname')).not.toHaveValue('Somebody else')
  await customer.button('Back').click()
  await expect(customer.on('mine')).toBeVisible()
})

test('[R-5.18] a picture is cropped, sent with progress, and shown in Me; a file that is no picture is refused with a reason', async ({
  page,
}) => {
  const broken: string[] = []
  page.on('console', (message) => {
    const isOfTrace = message.text().startsWith("Connecting to 'blob:") // what this test keeps of a failure
    if (/Content Security Policy/.test(message.text()) && !isOfTrace) broken.push(message.text())
  })
  const { customer, form } = await openOwnData(page)
  const file = page.getByTestId('avatar-file')
  await file.setInputFiles(noPhoto('notes.txt', 'text/plain'))
  await expect(form.getByText('Please choose an image or video')).toBeVisible()
  await file.setInputFiles(noPhoto('film.mp4', 'video/mp4'))
  await expect(form.getByText('A picture, please: videos cannot be used here')).toBeVisible()
  await file.setInputFiles(noPhoto('text.png', 'image/png'))
  await expect(form.getByText('This picture cannot be opened. Please choose another one.')).toBeVisible()

  await file.setInputFiles(await photo())
  const sheet = page.getByRole('dialog', { name: 'Move and zoom' })
  await sheet.getByRole('slider', { name: 'Zoom' }).fill('2')
  await sheet.getByRole('application').press('ArrowLeft')
  const path = '**/api/app/common/upload/file'
  await page.route(path, (route) => route.abort())
  await sheet.getByRole('button', { name: 'Use picture' }).click()
  await expect(form.getByText(/^The picture was not sent: Network/)).toBeVisible()
  await page.unroute(path)
  await customer.button('Try again').click()
  await expect(page.getByText('Your picture is saved')).toBeVisible()

  await customer.open(mine)
  await page.reload()
  const picture = customer.on('mine').locator('img[src^="/uploads/"]')
  await expect(picture).toBeVisible()
  const side = () => picture.evaluate((img) => (img as HTMLImageElement).naturalWidth)
  await expect.poll(side).toBeGreaterThan(100)
  expect(await side()).toBeLessThanOrEqual(512)

  await customer.button('Personal data').click()
  await customer.button('Remove picture').click()
  await expect(page.getByText('Your picture is removed')).toBeVisible()
  await expect(form.locator('img[src^="/uploads/"]')).toHaveCount(0)
  expect(broken).toEqual([])
})

test('an upload can be called off', async ({ page }) => {
  const { customer, form } = await openOwnData(page)
  await page.route('**/api/app/common/upload/file', () => undefined) // it never ends
  await page.getByTestId('avatar-file').setInputFiles(await photo())
  await customer.button('Use picture').click()
  await expect(form.getByRole('progressbar')).toBeVisible()
  await customer.button('Cancel').click()
  await expect(form.getByRole('progressbar')).toHaveCount(0)
  await expect(customer.button('Change picture')).toBeVisible()
})

test('one’s own data is a file to keep', async ({ page }) => {
  const { customer } = await openOwnData(page)
  const coming = page.waitForEvent('download')
  await customer.button('Export my data').click()
  const file = await coming
  expect(file.suggestedFilename()).toMatch(/^tiffin-\d{4}-\d\d-\d\d\.json$/)
  const chunks: Buffer[] = []
  for await (const chunk of await file.createReadStream()) chunks.push(Buffer.from(chunk))
  const held = JSON.parse(Buffer.concat(chunks).toString())
  expect(Object.keys(held)).toEqual(expect.arrayContaining(['profile', 'orderList', 'couponList', 'points']))
})

const titles = {
  'zh-CN': { personalData: '个人资料', deleteAccount: '注销账号', aboutUs: '关于我们', mine: '我的' },
  'en-US': { personalData: 'Personal data', deleteAccount: 'Delete account', aboutUs: 'About us', mine: 'Me' },
  'ar-IQ': { personalData: 'البيانات الشخصية', deleteAccount: 'حذف الحساب', aboutUs: 'من نحن', mine: 'حسابي' },
} as const
const addresses = {
  personalData,
  deleteAccount: '/pages/user/personalData/deleteAccount',
  aboutUs: '/pages/user/aboutus/aboutus',
  mine,
} as const

for (const [language, words] of Object.entries(titles))
  test(`the pages of one’s own data speak ${language} and fit the screen`, async ({ page }) => {
    await keepStorage(page.context(), { ...storageOf(await logIn(), []), useLanguage: language })
    const customer = new Customer(page)
    for (const [key, address] of Object.entries(addresses)) {
      await customer.open(address)
      await page.reload()
      const title = words[key as keyof typeof words] // both tables name the same pages
      await expect(customer.on(key).getByRole('heading', { level: 1, name: title })).toBeAttached()
      await expect(customer.on(key).locator('.skeleton')).toHaveCount(0)
      expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
    }
  })

for (const width of [320, 195])
  test(`Me, one’s own data and the page that is not there fit a screen ${width} pixels wide`, async ({ page }) => {
    await page.setViewportSize({ width, height: 600 })
    await keepStorage(page.context(), storageOf(await logIn(), []))
    const customer = new Customer(page)
    for (const [key, address] of Object.entries({ mine, personalData, notFound: '/pages/error/404' })) {
      await customer.open(address)
      await page.reload()
      await expect(customer.on(key)).toBeVisible()
      await expect(customer.on(key).locator('.skeleton')).toHaveCount(0)
      const widest = () => page.evaluate(() => document.documentElement.scrollWidth)
      await expect.poll(widest).toBeLessThanOrEqual(width)
      if (key !== 'mine') continue
      const name = customer.on('mine').locator('b.t20').first()
      await expect(name).toHaveText(/^\d{4}$/)
      expect(await name.evaluate((line) => line.scrollWidth <= line.clientWidth)).toBe(true)
    }
  })

test('a picture of 3000 × 30 pixels fills the frame from the start', async ({ page }) => {
  await openOwnData(page)
  await page.getByTestId('avatar-file').setInputFiles(await photo({ width: 3000, height: 30 }))
  const sheet = page.getByRole('dialog', { name: 'Move and zoom' })
  const frame = sheet.getByTestId('cropper')
  const shown = sheet.getByTestId('container').locator('img')
  await expect(sheet.getByRole('button', { name: 'Use picture' })).toBeEnabled()
  const sides = await Promise.all([frame.boundingBox(), shown.boundingBox()])
  const [framed = 0, drawn = 0] = sides.map((box) => box?.height)
  expect(framed).toBeGreaterThan(200)
  expect(drawn).toBeGreaterThanOrEqual(framed - 1)
})

test('[page-92] a visitor sees in Me what needs no account; a personal page leads to log-in and back', async ({
  page,
}) => {
  const customer = new Customer(page)
  await customer.open(mine)
  for (const name of ['Favourite stores', 'Language', 'Allergens', 'Terms of service', 'About us'])
    await expect(customer.button(new RegExp(`^${name}`))).toBeVisible()
  for (const name of ['Personal data', 'Set password']) await expect(customer.button(name)).toHaveCount(0)
  await customer.open(personalData)
  await customer.logIn()
  await expect(customer.on('personalData').getByLabel('Nickname')).toBeVisible()
})

test('[R-2.37][R-1.13] about us says whether there is a newer release', async ({ page }) => {
  const customer = new Customer(page)
  await customer.open(addresses.aboutUs)
  await expect(customer.on('aboutUs').getByText('Version 2.2.2')).toBeVisible()
  await expect(customer.on('aboutUs').getByRole('link', { name: /^Contact us/ })).toHaveAttribute('href', /^tel:\+65/)
  await customer.button(/^Check for update/).click()
  await expect(page.getByText('You have the newest version')).toBeVisible()
  const newer = { version: '2.3.0', code: 230, minCode: 0, force: false, notes: 'More tea.', downloadUrl: '' }
  await page.route('**/version/version-info/v2', (route) =>
    route.fulfill({ json: { code: 200, message: '', data: newer, successful: true } }),
  )
  await customer.button(/^Check for update/).click()
  const dialog = page.getByTestId('dialog')
  await expect(dialog).toContainText('Version 2.3.0 is here')
  await dialog.getByRole('button', { name: 'Not now' }).click()
  await page.route('**/version/version-info/v2', (route) =>
    route.fulfill({ json: { code: 10003, message: 'too old', data: null, successful: false } }),
  )
  await customer.button(/^Check for update/).click()
  await expect(dialog).toContainText('This version is no longer supported')
  await expect(dialog.getByRole('button')).toHaveCount(1)
})
