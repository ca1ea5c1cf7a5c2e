import { expect, test } from '@playwright/test'
import { newPhone } from '../src/customer.ts'
import { Door, wrongCode } from '../src/door.ts'
import { register } from '../src/signed-in.ts'

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
    const door = new Door(page, locale)
    await door.open(coupons)
    await expect(door.on('login')).toBeVisible()
    await page.getByRole('link', { name: door.say('login.wayCode') }).click()
    await door.on('codeLogin').waitFor()
    await door.submit()
    await door.expectFault('phone', 'form.phoneRequired')
    await expect(door.on('codeLogin').getByText(door.say('form.agreement'))).toBeVisible()
    await door.fill({ phone: newPhone() })
    await door.tick()
    const code = await door.takeCode(() => door.submit())
    await door.on('verifyCode').waitFor()
    await door.fill({ code: wrongCode(code) })
    await expect(door.on('verifyCode').getByText(door.say('refusal.codeWrong'))).toBeVisible()
    await expect(door.field('code')).toHaveValue('')
    await door.refuse('login/login-by-code', 11003, 'refusal.codeExpired')
    await door.fill({ code })
    await expect(door.on('verifyCode').getByText(door.say('refusal.codeExpired'))).toBeVisible()
    await page.unrouteAll()
    await door.fill({ code })
    await door.on('setPwd').waitFor()
    await door.fill({ password, confirmPassword: 'abcdef2' })
    await door.submit()
    await door.expectFault('confirmPassword', 'form.passwordMismatch')
    await door.fill({ confirmPassword: password })
    await door.submit()
    await expect(door.on('coupon')).toBeVisible()
    expect(door.hash()).toBe(`#${coupons}`)
    await page.goBack()
    await expect(door.on('login').or(door.on('codeLogin')).or(door.on('setPwd'))).toBeHidden()
  })

  test('[R-2.29] another password ends the session on the other device, not on this one', async ({ page, browser }) => {
    const { phone } = await register(password)
    const here = new Door(page, locale)
    const there = new Door(await (await browser.newContext({ locale })).newPage(), locale)
    for (const door of [here, there]) {
      await door.open(`login?redirect=${encodeURIComponent('/pages/user/mine/mine')}`)
      await door.fill({ phone, password })
      await door.tick()
      await door.submit()
      await expect(door.on('mine')).toBeVisible()
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

  test('[R-2.23][R-2.48] by password with nothing but keys; after five wrong ones the door is shut for ten minutes', async ({
    page,
  }) => {
    const { phone } = await register(password)
    const door = new Door(page, locale)
    await door.open('login')
    await door.field('phone').focus()
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
      if (tries === 0) await door.expectFault('password', 'refusal.loginWrong')
    }
    await page.keyboard.press('Enter')
    await expect(page.getByRole('timer')).toContainText(/\d\d:\d\d/)
    await expect(page.locator('button[type="submit"]:visible')).toBeDisabled()
    await door.fill({ phone, password })
    await expect(page.getByRole('timer')).toBeHidden()
    await page.keyboard.press('Enter')
    await expect(door.on('home')).toBeVisible()
    expect(await page.evaluate(() => localStorage.getItem('icc_token'))).toMatch(/^[^.]+\.[^.]+\.[^.]+$/)
  })

  test('[R-2.27] a forgotten password is replaced by code, and the customer logs in with the new one', async ({
    page,
  }) => {
    const door = new Door(page, locale)
    await door.open(`login?redirect=${encodeURIComponent(coupons)}`)
    await door.tap('login.forgot')
    await door.on('reset').waitFor()
    await door.fill({ phone: newPhone() })
    const unused = await door.takeCode(() => door.tap('login.sendCode'))
    await door.fill({ code: unused, password, confirmPassword: password })
    await door.submit()
    await door.expectFault('phone', 'refusal.notRegistered')
    const phone = forgetful
    await door.fill({ phone })
    const code = await door.takeCode(() => door.tap('login.sendCode'))
    await door.fill({ code: wrongCode(code), password, confirmPassword: password })
    await door.submit()
    await door.expectFault('code', 'refusal.codeWrong')
    await door.fill({ code })
    await door.submit()
    await expect(page.getByText(door.say('login.resetDone'))).toBeVisible()
    await expect(door.field('phone')).toHaveValue(phone)
    await door.fill({ password })
    await door.tick()
    await door.submit()
    await expect(door.on('coupon')).toBeVisible()
    expect(door.hash()).toBe(`#${coupons}`)
  })
})

test.describe('in ar-IQ', () => {
  const locale = 'ar-IQ'
  test.use({ locale })

  test('[R-2.26] registering: nothing is sent unticked, two passwords must be one; a known phone is led to log in', async ({
    page,
  }) => {
    const door = new Door(page, locale)
    const sent: string[] = []
    page.on('request', (request) => request.url().includes('/login/') && sent.push(request.url()))
    await door.open(`register?redirect=${encodeURIComponent(coupons)}`)
    await door.fill({ phone: newPhone(), password, confirmPassword: 'abcdef2' })
    await door.tap('login.sendCode')
    await expect(door.on('register').getByText(door.say('form.agreement'))).toBeVisible()
    expect(sent).toEqual([])
    await door.tick()
    const code = await door.takeCode(() => door.tap('login.sendCode'))
    await door.fill({ code })
    await door.submit()
    await door.expectFault('confirmPassword', 'form.passwordMismatch')
    await door.fill({ confirmPassword: password })
    await door.refuse('login/register', 11010, 'refusal.alreadyRegistered')
    await door.submit()
    await door.expectFault('phone', 'refusal.alreadyRegistered')
    await expect(door.on('register').getByText(door.say('login.isRegistered'))).toBeVisible()
    await page.unrouteAll()
    await door.submit()
    await expect(door.on('coupon')).toBeVisible()
    expect(door.hash()).toBe(`#${coupons}`)
  })

  test('[R-2.30][R-2.31][R-2.49][R-3.9] terms and privacy wait, fail, come at another try, and run no script', async ({
    page,
  }) => {
    const door = new Door(page, locale)
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
      await door.open(path)
      await page.reload()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(door.say(`title.${key}`))
      await expect(door.on(key).locator('.skeleton').first()).toBeAttached()
      const failed = expect(door.on(key).getByRole('alert')).toBeVisible()
      const letFail = setInterval(() => answer(), 50)
      await failed
      clearInterval(letFail)
      const data = { version: '1', updateTime: 0, serviceTerms: evil, privacyPolicy: evil }
      await page.route('**/mobile-agreement/list', (route) =>
        route.fulfill({ json: { code: 200, message: '', data, successful: true } }),
      )
      await door.tap('action.retry')
      await expect(door.on(key).getByText('Read me')).toBeVisible()
      expect(await page.evaluate(() => 'ran' in window)).toBe(false)
      expect(await door.on(key).locator('script, img, [onerror]').count()).toBe(0)
      await page.unroute('**/mobile-agreement/list')
      await page.route('**/mobile-agreement/list', (route) => route.abort())
    }
  })
})
