import { expect } from '@playwright/test'
import { makeManager, takeDraft } from '../src/at-desk.ts'
import { axeFaults, settle } from '../src/look-at.ts'
import { staffNetwork } from '../src/network.ts'
import { test } from '../src/test.ts'
import { wordsOf } from '../src/words.ts'

const words = wordsOf('ar-IQ')
const say = (key: string): string => words.get(key) ?? key

test('[language-7] a translator with an account of their own fills Arabic at a desk that is read from the right, and publishes it', async ({
  browser,
  turn: _turn,
}) => {
  test.setTimeout(120_000)
  const { account, password } = await makeManager()
  const context = await browser.newContext({
    ...{ locale: 'ar-IQ', viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' },
    extraHTTPHeaders: staffNetwork(),
  })
  await takeDraft(context)
  const page = await context.newPage()
  const desk = `${process.env.TIFFIN_URL}/desk/demo`
  await page.goto(`${desk}/menu/translations?from=en-US&to=ar-IQ&view=all&text=tumbler`)
  await page.locator('input[name=account], input[autocomplete=username]').first().fill(account)
  await page.locator('input[type=password]').fill(password)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(say('desk.translate.title'))
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
  const [side, main] = await Promise.all([
    page.getByRole('navigation').first().boundingBox(),
    page.locator('main').boundingBox(),
  ])
  expect(side?.x).toBeGreaterThan(main?.x ?? Number.POSITIVE_INFINITY)

  const field = page.locator('.translation input[type=text]').first()
  await expect(field).toHaveCSS('direction', 'rtl')
  const before = await field.inputValue()
  await field.fill(`${before} الجديد`)
  await expect(page.locator('.savestatus [role=status]')).toHaveText(/\d\d:\d\d:\d\d/)
  await page.goto(`${desk}/publish`)
  await expect(page.getByText('الجديد').first()).toBeVisible()
  await settle(page)
  expect(await axeFaults(page, ['light', 'dark'])).toEqual([])
  await page.locator('.head .btn.primary').click()
  const releases = page.getByRole('region', { name: say('desk.release.title') }).getByRole('listitem')
  await expect(releases.first()).toContainText(say('desk.release.isNow'))
  await releases.first().getByRole('button').click()
  await page.getByRole('dialog').locator('.btn.primary').click()
  await expect(page.getByText('الجديد')).toHaveCount(0)
})
