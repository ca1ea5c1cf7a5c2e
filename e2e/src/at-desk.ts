import { randomInt } from 'node:crypto'
import type { Browser, Page } from '@playwright/test'
import { staffNetwork } from './network.ts'
import { call } from './signed-in.ts'

const url = () => process.env.TIFFIN_URL ?? ''

/** Who logs in at the desk of the demo brand. */
export interface Account {
  readonly account: string
  readonly password: string
}

/** The owner of the demo brand. */
export const owner: Account = { account: 'adelaide', password: 'camellia-row-1' }

/** A window at the desk of the demo brand, logged in, at the page that was asked for. */
export async function openDesk(
  browser: Browser,
  { account, password }: Account,
  { path, size = { width: 1440, height: 900 } }: { path: string; size?: { width: number; height: number } },
): Promise<Page> {
  const context = await browser.newContext({
    ...{ locale: 'en-US', viewport: size, reducedMotion: 'reduce' },
    extraHTTPHeaders: staffNetwork(),
  })
  const page = await context.newPage()
  await page.goto(`${url()}/desk/demo${path}`)
  await page.getByLabel('Account name').fill(account)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Log in' }).click()
  return page
}

/** A new member of the team with one role, by the calls of the desk. */
async function invite(grant: { readonly role: string; readonly storeId?: string }): Promise<Account> {
  const { token } = await call('/api/app/desk/login/log-in', owner)
  const person = { account: `manager-${randomInt(10 ** 9)}`, password: 'a row of camellias' }
  const wish = {
    ...{ account: person.account, staffName: 'Aisyah Rahman', extraList: [] },
    ...{ grantList: [grant], discountLimits: { employee: 0, manual: 0 } },
  }
  const { inviteAddress } = await call('/api/app/desk/team/invite', wish, String(token))
  const [, code = ''] = String(inviteAddress).split('#')
  await call('/api/app/desk/login/accept-invitation', { code, password: person.password })
  return person
}

/** Makes a store manager of one store. */
export const makeStoreManager = (storeId: string): Promise<Account> => invite({ role: 'storeManager', storeId })

/** Makes a manager of the whole brand. */
export const makeManager = (): Promise<Account> => invite({ role: 'manager' })
