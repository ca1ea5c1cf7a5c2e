import type { Page } from '@playwright/test'
import type { PageToShoot } from './scene.ts'

const pageOf = (page: string) => () => `/pages/user/login/${page}`

/** As the server would answer, so that a picture costs no code and no account. */
const answer = (page: Page, call: string, data: object) =>
  page.route(`**/${call}`, (route) => route.fulfill({ json: { code: 200, message: '', data, successful: true } }))

async function submit(page: Page): Promise<void> {
  await page.locator('button[type="submit"]:visible').click()
  await page.waitForTimeout(700)
}

/** A code that is half typed. */
async function halfTyped(page: Page): Promise<void> {
  await answer(page, 'login/send-sms-code', { nonce: 'n', expiresIn: 120, codeLength: 6, nextSendIn: 120 })
  await page.locator('[name="phone"]').fill('81234417')
  await page.locator('[name="agreement"]').check({ force: true })
  await submit(page)
  await page.keyboard.type('407')
}

/** As one who has no password yet would see it. */
async function withoutPassword(page: Page): Promise<void> {
  await answer(page, 'is-set-password', { isSetPassword: false })
  await page.goto(page.url().replace(/#.*/, `#${pageOf('setPwd?offer=1')()}`))
  await page.reload()
  await page.locator('[data-testid="page-setPwd"] [type="submit"]').waitFor()
  await page.waitForTimeout(500)
}

/** The pages of logging in. */
export const logInShots: Record<string, PageToShoot> = {
  login: { path: pageOf('login'), isVisitor: true },
  loginFaults: { path: pageOf('login'), isVisitor: true, prepare: submit },
  codeLogin: { path: pageOf('codeLogin'), isVisitor: true },
  verifyCode: { path: pageOf('codeLogin'), isVisitor: true, prepare: halfTyped },
  register: { path: pageOf('register'), isVisitor: true },
  reset: { path: pageOf('reset'), isVisitor: true },
  setPwd: { path: pageOf('changePwd'), prepare: withoutPassword },
  changePwd: { path: pageOf('changePwd') },
}
