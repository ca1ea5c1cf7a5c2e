import { randomInt } from 'node:crypto'
import type { Browser, BrowserContext, Page } from '@playwright/test'
import { type Account, deskToken, owner } from './desk-token.ts'
import { staffNetwork } from './network.ts'
import { type Brand, call, callsTo, demoBrand } from './signed-in.ts'

interface DeskPage {
  /** Below the brand. */
  readonly path: string
  readonly size?: { readonly width: number; readonly height: number }
  readonly brand?: Brand
  /** The draft that the tab works in; a new one unless said. */
  readonly draftId?: string
}

/**
 * The draft that every tab of these windows works in; unless said, its first edit begins one. Without a choice the desk goes on in the
 * draft that was changed last, which may be that of a journey beside this one.
 */
export const takeDraft = (context: BrowserContext, draftId = 'new'): Promise<unknown> =>
  context.addInitScript((chosen) => {
    if (sessionStorage.getItem('tiffin.desk.draft') === null) sessionStorage.setItem('tiffin.desk.draft', chosen)
  }, draftId)

/** A window at the desk, logged in, at the page that was asked for; the demo brand's unless said. */
export async function openDesk(
  browser: Browser,
  { account, password }: Account,
  { path, draftId, size = { width: 1440, height: 900 }, brand: { url, corp } = demoBrand() }: DeskPage,
): Promise<Page> {
  const context = await browser.newContext({
    ...{ locale: 'en-US', viewport: size, reducedMotion: 'reduce' },
    extraHTTPHeaders: staffNetwork(),
  })
  await takeDraft(context, draftId)
  const page = await context.newPage()
  await page.goto(`${url}/desk/${corp}${path}`)
  await page.getByLabel('Account name').fill(account)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Log in' }).click()
  return page
}

/** Logs the owner in, in a tab that is at the desk of the demo brand already: no words of any language are needed for it. */
export async function takeSession(page: Page, draftId: string): Promise<void> {
  const { token } = await call('/api/app/desk/login/log-in', owner)
  const kept = { 'tiffin.desk.token': String(token), 'tiffin.desk.corp': 'demo', 'tiffin.desk.draft': draftId }
  await page.evaluate((items) => {
    for (const [key, value] of Object.entries(items)) sessionStorage.setItem(key, value)
  }, kept)
}

/** Chooses what stands beside the primary button of publishing; on a phone that is a line of a menu. */
export async function chooseAction(page: Page, name: string): Promise<void> {
  const others = page.getByRole('button', { name: 'Other actions' })
  await page.getByRole('button', { name }).or(others).click()
  if (await others.isVisible()) await page.getByRole('menuitem', { name }).click()
}

/** Discards the draft on the page of publishing. */
export async function discardDraft(page: Page): Promise<void> {
  await chooseAction(page, 'Discard draft')
  await page.getByRole('dialog').getByRole('button', { name: 'Discard draft' }).click()
}

/** What a draft does with one item. */
export interface DraftItem {
  readonly kind: string
  readonly itemId: string
  readonly op: 'create' | 'update' | 'archive'
  readonly fieldList: readonly { readonly field: string; readonly from: unknown; readonly to: unknown }[]
}

/** A draft of the demo brand's owner, made by the calls of the desk, until it is discarded. */
export async function makeDraft(name: string, changes: readonly DraftItem[]) {
  const token = await deskToken()
  const draftId = String((await call('/api/app/desk/draft/create', { name }, token)).draftId)
  for (const change of changes) await call('/api/app/desk/draft/save', { draftId, change }, token)
  const discard = async () => {
    const { version } = await call('/api/app/desk/draft/detail', { draftId }, token)
    await call('/api/app/desk/draft/discard', { draftId, version }, token)
  }
  return { draftId, discard }
}

interface Invited {
  readonly grant: { readonly role: string; readonly storeId?: string }
  readonly by?: Account
  readonly brand?: Brand
  readonly staffName?: string
  /** What is allowed beside the role. */
  readonly extraList?: readonly string[]
  /** The most that may be given back of one order. */
  readonly refundLimit?: number
}

/** A new member of the team with one role, by the calls of the desk. */
export async function invite({ grant, by = owner, brand = demoBrand(), ...rights }: Invited): Promise<Account> {
  const callBrand = callsTo(brand)
  const person = { account: `manager-${randomInt(10 ** 9)}`, password: 'a row of camellias' }
  const wish = {
    ...{ account: person.account, staffName: 'Aisyah Rahman', extraList: [], refundLimit: 0 },
    ...{ grantList: [grant], discountLimits: { employee: 0, manual: 0 }, ...rights },
  }
  const { inviteAddress } = await callBrand('/api/app/desk/team/invite', wish, await deskToken(by, brand))
  const [, code = ''] = String(inviteAddress).split('#')
  await callBrand('/api/app/desk/login/accept-invitation', { code, password: person.password })
  return person
}

/** Makes a store manager of one store, who may give back up to 100.00 of an order. */
export const makeStoreManager = (storeId: string): Promise<Account> =>
  invite({ grant: { role: 'storeManager', storeId }, refundLimit: 10_000 })

/** Makes a manager of the whole brand. */
export const makeManager = (): Promise<Account> => invite({ grant: { role: 'manager' } })
