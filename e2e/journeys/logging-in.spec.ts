import { expect } from '@playwright/test'
import { newPhone } from '../src/customer.ts'
import { LogInPage, wrongCode } from '../src/log-in-page.ts'
import { register } from '../src/signed-in.ts'
import { test } from '../src/test.ts'

const coupons = '/pages/user/coupon/coupon?status=1'
const password = 'abcdef1'

/** An account of the demo whose password no other journey needs; a phone gets one code in a minute. */
const forgetful = '81234433'

test.describe('in zh-CN', () => {
  const locale = 'zh-CN'
  test.use({ locale })

  test('[R-2.24][R-2.25] by code: a wrong one, an expired one, the right one; a password is offered; then the wanted page', async ({
    page,
  }) => {
    const logIn = new LogInPage(page, locale)
    await logIn.open(coupons)
    await expect(logIn.on('login')).toBeVisible()
    await expect(page.getByRole('link', { name: logIn.say('login.wayCode') })).toHaveAttribute('aria-current', 'page')
    await logIn.submit()
    await logIn.expectFault('phone', 'form.phoneRequired')
    await expect(logIn.on('login').getByText(logIn.say('form.agreement'))).toBeVisible()
    await logIn.fill({ phone: newPhone() })
    await logIn.tick()
    const code = await logIn.takeCode(() => logIn.submit())
    await logIn.on('verifyCode').waitFor()
    await logIn.fill({ code: wrongCode(code) })
    await expect(logIn.on('verifyCode').getByText(logIn.say('refusal.codeWrong'))).toBeVisible()
    await expect(logIn.field('code')).toHaveValue('')
    await logIn.refuse('login/login-by-code', 11003, 'refusal.codeExpired')
    await logIn.fill({ code })
    await expect(logIn.on('verifyCode').getByText(logIn.say('refusal.codeExpired'))).toBeVisible()
    await page.unrouteAll()
    await logIn.fill({ code })
    await logIn.on('setPwd').waitFor()
    await logIn.fill({ password, confirmPassword: 'abcdef2' })
    await logIn.submit()
    await logIn.expectFault('confirmPassword', 'form.passwordMismatch')
    await logIn.fill({ confirmPassword: password })
    await logIn.submit()
    await expect(logIn.on('coupon')).toBeVisible()
    expect(logIn.hash()).toBe(`#${coupons}`)
    await page.goBack()
    await expect(logIn.on('login').or(logIn.on('codeLogin')).or(logIn.on('setPwd'))).toBeHidden()
  })

  test('[R-2.29] another password ends the session on the other device, not on this one', async ({ page, browser }) => {
    const { phone } = await register(password)
    const here = new LogInPage(page, locale)
    const there = new LogInPage(await (await browser.newContext({ locale })).newPage(), locale)
    for (const logIn of [here, there]) {
      await logIn.open(`login?redirect=${encodeURIComponent('/pages/user/mine/mine')}`)
      await logIn.usePassword()
      await logIn.fill({ phone, password })
      await logIn.tick()
      await logIn.submit()
      await expect(logIn.on('mine')).toBeVisible()
    }
    await here.open('changePwd')
    await here.fill({ oldPassword: 'wrong123', password: 'abcdef2', confirmPassword: 'abcdef2' })
    await here.submit()
    await here.expectFault('oldPassword', 'refusal.oldPasswordWrong')
    await here.fill({ oldPassword: password, password })
    await here.fill({ confirmPassword: password })
    await here.submit()
    await here.expectFault('password', 'refusal.passwordSame')
    await here.fill({ password: 'abcdef2', confirmPassword: 'abcdef2' })
    await here.submit()
    await expect(page.getByText(here.say('login.passwordChanged'))).toBeVisible()
    await here.open(coupons)
    await expect(here.on('coupon')).toBeVisible()
    await there.open(coupons)
    await expect(there.page.getByText(there.say('refusal.notLoggedIn')).first()).toBeVisible()
    await expect(there.on('login')).toBeVisible()
    expect(await there.page.evaluate(() => localStorage.getItem('icc_token'))).toBeNull()
    await there.page.context().close()
  })
})

test.describe('in en-US', () => {
  const locale = 'en-US'
  test.use({ locale })

  test('[R-2.23][R-2.48] by password with nothing but keys; after five wrong ones logging in is refused for ten minutes', async ({
    page,
  }) => {
    const { phone } = await register(password)
    const logIn = new LogInPage(page, locale)
    await logIn.open('login')
    await logIn.field('phone').focus()
    await page.keyboard.type(newPhone())
    await page.keyboard.press('Tab')
    await page.keyboard.type('wrong123')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Space')
    await page.keyboard.press('Shift+Tab')
    await page.keyboard.press('Shift+Tab')
    for (let tries = 0; tries < 5; tries++) {
      const answered = page.waitForResponse((answer) => answer.url().endsWith('/login-by-password'))
      await page.keyboard.press('Enter')
      await answered
      await expect(page.locator('button[type="submit"]:visible')).toHaveAttribute('aria-busy', 'false')
      if (tries === 0) await logIn.expectFault('password', 'refusal.loginWrong')
    }
    await page.keyboard.press('Enter')
    await expect(page.getByRole('timer')).toContainText(/\d\d:\d\d/)
    await expect(page.locator('button[type="submit"]:visible')).toBeDisabled()
    await logIn.fill({ phone, password })
    await expect(page.getByRole('timer')).toBeHidden()
    await page.keyboard.press('Enter')
    await expect(logIn.on('home')).toBeVisible()
    expect(await page.evaluate(() => localStorage.getItem('icc_token'))).toMatch(/^[^.]+\.[^.]+\.[^.]+$/)
  })

  test('[R-2.27] a forgotten password is replaced by code, and the customer logs in with the new one', async ({
    page,
  }) => {
    const logIn = new LogInPage(page, locale)
    await logIn.open(`login?redirect=${encodeURIComponent(coupons)}`)
    await logIn.usePassword()
    await logIn.tap('login.forgot')
    await logIn.on('reset').waitFor()
    await logIn.fill({ phone: newPhone() })
    const unused = await logIn.takeCode(() => logIn.tap('login.sendCode'))
    await logIn.fill({ code: unused, password, confirmPassword: password })
    await logIn.submit()
    await logIn.expectFault('phone', 'refusal.notRegistered')
    const phone = forgetful
    await logIn.fill({ phone })
    const code = await logIn.takeCode(() => logIn.tap('login.sendCode'))
    await logIn.fill({ code: wrongCode(code), password, confirmPassword: password })
    await logIn.submit()
    await logIn.expectFault('code', 'refusal.codeWrong')
    await logIn.fill({ code })
    await logIn.submit()
    await expect(page.getByText(logIn.say('login.resetDone'))).toBeVisible()
    await expect(logIn.field('phone')).toHaveValue(phone)
    await logIn.fill({ password })
    await logIn.tick()
    await logIn.submit()
    await expect(logIn.on('coupon')).toBeVisible()
    expect(logIn.hash()).toBe(`#${coupons}`)
  })
})

test.describe('in ar-IQ', () => {
  const locale = 'ar-IQ'
  test.use({ locale })

  test('[R-2.26] registering: nothing is sent unticked, two passwords must be one; a known phone is led to log in', async ({
    page,
  }) => {
    const logIn = new LogInPage(page, locale)
    const sent: string[] = []
    page.on('request', (request) => request.url().includes('/login/') && sent.push(request.url()))
    await logIn.open(`register?redirect=${encodeURIComponent(coupons)}`)
    await logIn.fill({ phone: newPhone(), password, confirmPassword: 'abcdef2' })
    await logIn.tap('login.sendCode')
    await expect(logIn.on('register').getByText(logIn.say('form.agreement'))).toBeVisible()
    expect(sent).toEqual([])
    await logIn.tick()
    const code = await logIn.takeCode(() => logIn.tap('login.sendCode'))
    await logIn.fill({ code })
    await logIn.submit()
    await logIn.expectFault('confirmPassword', 'form.passwordMismatch')
    await logIn.fill({ confirmPassword: password })
    await logIn.refuse('login/register', 11010, 'refusal.alreadyRegistered')
    await logIn.submit()
    await logIn.expectFault('phone', 'refusal.alreadyRegistered')
    await expect(logIn.on('register').getByText(logIn.say('login.isRegistered'))).toBeVisible()
    await page.unrouteAll()
    await logIn.submit()
    await expect(logIn.on('coupon')).toBeVisible()
    expect(logIn.hash()).toBe(`#${coupons}`)
  })

  test('[R-2.30][R-2.31][R-2.49][R-3.9] terms and privacy wait, fail, come at another try, and run no script', async ({
    page,
  }) => {
    const logIn = new LogInPage(page, locale)
    const evil = '<h2>1. A</h2><script>window.ran = 1</script><img src=x onerror="window.ran = 2"><p>Read me</p>'
    let answer = () => {}
    await page.route('**/mobile-agreement/list', async (route) => {
      await new Promise<void>((resolve) => {
        answer = resolve
      })
      await route.abort()
    })
    for (const [path, key] of [
      ['termsOfService', 'terms'],
      ['privacyPolicy', 'privacy'],
    ] as const) {
      await logIn.open(path)
      await page.reload()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(logIn.say(`title.${key}`))
      await expect(logIn.on(key).locator('.skeleton').first()).toBeAttached()
      const failed = expect(logIn.on(key).getByRole('alert')).toBeVisible()
      const letFail = setInterval(() => answer(), 50)
      await failed
      clearInterval(letFail)
      const data = { version: '1', updateTime: 0, serviceTerms: evil, privacyPolicy: evil }
      await page.route('**/mobile-agreement/list', (route) =>
        route.fulfill({ json: { code: 200, message: '', data, successful: true } }),
      )
      // The app also asks by itself once another call has come through.
      await expect(async () => {
        const retry = page.getByRole('button', { name: logIn.say('action.retry'), exact: true })
        if (await retry.isVisible()) await retry.click({ timeout: 500 })
        await expect(logIn.on(key).getByText('Read me')).toBeVisible({ timeout: 500 })
      }).toPass()
      expect(await page.evaluate(() => 'ran' in window)).toBe(false)
      expect(await logIn.on(key).locator('script, img, [onerror]').count()).toBe(0)
      await page.unroute('**/mobile-agreement/list')
      await page.route('**/mobile-agreement/list', (route) => route.abort())
    }
  })
})
