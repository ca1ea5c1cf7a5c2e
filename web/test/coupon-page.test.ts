import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { money } from '@tiffin/core/money/money'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { closeApp, FakeRefusal, fakeServer, goodToken, openApp, settle } from './app.ts'
import { aCoupon, emptyPurse, type HeldCoupon, purse } from './fake/purse.ts'
import { tap, type } from './form-steps.ts'
import { couponCall } from './two-customers.ts'

beforeEach(emptyPurse)
afterEach(closeApp)

const noon = (year: number, month: number, day: number) => Date.UTC(year, month - 1, day, 12)

const open = (stored = { icc_token: goodToken() }) => openApp({ hash: '#/pages/user/coupon/coupon', stored })

async function openWith(...coupons: HeldCoupon[]) {
  purse.coupons = coupons
  const server = fakeServer()
  const app = await open()
  const cards = await screen.findAllByRole('article')
  // What the page asks by itself has been asked: what is counted from here on comes from the customer.
  for (let count = -1; count !== server.to(couponCall).length; await settle(60)) count = server.to(couponCall).length
  return { ...server, ...app, cards }
}

/** Lets a finger go down, move so far and go up again. */
async function pull(px: number): Promise<void> {
  await act(async () => {
    fireEvent.touchStart(window, { touches: [{ clientY: 100 }] })
    fireEvent.touchMove(window, { touches: [{ clientY: 100 + px }] })
  })
}
const letGo = () => act(async () => void fireEvent.touchEnd(window, { touches: [] }))
const phase = () => document.querySelector('.pull')?.className

it('[R-2.45][R-3.19] a coupon says what it is worth, from which amount, up to how much and until when', async () => {
  const { cards } = await openWith(
    aCoupon('three-off', { discount: 300, threshold: money(1500), expiryTime: new Date(2031, 4, 13).getTime() }), // midnight: the day before is its last
    aCoupon('cheaper', { type: 2, discount: 150, maxReduction: money(600), expiryTime: Date.now() + 40 * 3_600_000 }),
    aCoupon('a-bun', { type: 3, expiryTime: noon(2031, 6, 20) }),
  )
  const texts = cards.map(({ textContent }) => textContent)
  expect(texts[0]).toMatch(/^\$3offthree-offFrom \$15\.00Until May 12, 2031/)
  expect(texts[1]).toMatch(/^15%offcheaperNo minimum · Up to \$6\.00Expires in 2 days/)
  expect(texts[2]).toMatch(/^1 itemfreea-bunNo minimumUntil Jun 20, 2031/)
})

it('[R-2.45][R-3.19] the small print of a coupon is folded, and says its time, where and with what it goes, and its number', async () => {
  const times = { effectiveTime: noon(2026, 3, 2), expiryTime: noon(2031, 5, 12) }
  const limits = { productIdList: ['butter-croissant'], storeIdList: ['riverside'], combinable: false }
  const { cards } = await openWith(
    aCoupon('c1', { ...times, ...limits, couponNo: 'AB-77', description: 'Thanks for coming' }),
    aCoupon('c2', times),
  )
  const [first, second] = cards.map((card) => within(card))
  expect(first?.queryByText('Thanks for coming')).toBeNull()
  for (const card of [first, second]) fireEvent.click(card?.getByRole('button', { name: 'Details' }) as HTMLElement) // as: each card has it
  for (const text of ['Thanks for coming', 'Valid Mar 2, 2026 to May 12, 2031', 'Number AB-77'])
    expect(first?.getByText(text)).toBeTruthy()
  for (const text of ['For certain products only', 'At certain stores only', 'Not together with offers'])
    expect([text, second?.queryByText(text), first?.queryByText(text) === null]).toEqual([text, null, false])
  expect(second?.getByText('Goes together with offers')).toBeTruthy()
})

it('[R-2.45][R-4.14] only a coupon that is ready to use leads to the menu; the others are marked with their state', async () => {
  const server = fakeServer()
  server.answer(couponCall, ({ status }: { status: number }) => ({
    list: [aCoupon(`of ${status}`, { status, effectiveTime: noon(2031, 4, 1), expiryTime: noon(2020, 4, 1) })],
    ...{ total: 1, pageIndex: 1, pageSize: 20, hasMore: false, countByStatus: {} },
  }))
  const { stack } = await open()
  for (const [tab, status, mark] of [
    [/^Later/, 2, 'From Apr 1, 2031Starts later'],
    [/^Used/, 3, 'Used'],
    [/^Withdrawn/, 4, 'Withdrawn'],
    [/^Expired/, 5, 'Ended Apr 1, 2020'],
    [/^Ready/, 1, ''],
  ] as const) {
    fireEvent.click(await screen.findByRole('tab', { name: tab }))
    const card = (await screen.findByText(`of ${status}`)).closest('article')
    expect(card?.textContent).toContain(mark)
    expect(within(card as HTMLElement).queryByRole('button', { name: `Use of ${status}` }) === null).toBe(status !== 1) // as: a name stands in a card
  }
  await tap('Use of 1')
  await waitFor(async () => expect(await stack()).toEqual(['/pages/home/menu/menu']))
})

it('[R-2.45][R-2.32] a list without coupons says so in the words of its state, and only the first one how to get some', async () => {
  fakeServer()
  await open()
  expect(await screen.findByText('No coupon to use')).toBeTruthy()
  const tabs = screen.getAllByRole('tab').map(({ textContent }) => textContent?.replace(/ \d+$/, ''))
  expect(tabs).toEqual(['Ready', 'Later', 'Used', 'Withdrawn', 'Expired'])
  expect(screen.getByText('Got a code on a bag or card? Redeem it here.')).toBeTruthy()
  for (const [tab, text] of [
    [/^Later/, 'No coupons that start later'],
    [/^Used/, 'None used yet'],
    [/^Withdrawn/, 'No coupon was withdrawn'],
    [/^Expired/, 'None has expired'],
  ] as const) {
    fireEvent.click(screen.getByRole('tab', { name: tab }))
    expect(await screen.findByText(text)).toBeTruthy()
    expect(screen.queryByText(/^Got a code/)).toBeNull()
  }
})

it('[page-55] of several coupons the one that ends first leads', async () => {
  await openWith(
    aCoupon('later', { expiryTime: noon(2031, 6, 20) }),
    aCoupon('sooner', { expiryTime: noon(2031, 5, 1) }),
  )
  const isPrimary = (name: string) => screen.getByRole('button', { name }).classList.contains('primary')
  expect([isPrimary('Use sooner'), isPrimary('Use later')]).toEqual([true, false])
})

it('[page-55] who has no coupon redeems a code from there, or goes to the menu', async () => {
  fakeServer()
  await open()
  expect(await screen.findByRole('button', { name: 'Go to menu' })).toBeTruthy()
  await tap('Redeem a code')
  expect(await screen.findByRole('dialog', { name: 'Redeem a code' })).toBeTruthy()
})

it('[R-2.32][R-2.45] a code is redeemed on the page of coupons, whose list is read again; what speaks against it stands below it', async () => {
  const server = fakeServer()
  server.answer('/api/app/customer/coupon/exchange', ({ code }: { code: string }) => {
    if (code === 'AGAIN') throw new FakeRefusal('tooManyTries')
    if (code !== 'BAG-2026') throw new FakeRefusal('couponUnknown')
    purse.coupons = [aCoupon('from-a-bag')]
    return purse.coupons[0]
  })
  await open()
  fireEvent.click(await screen.findByRole('tab', { name: /^Used/ }))
  await tap(/^Enter a code/)
  const sheet = within(await screen.findByRole('dialog'))
  const redeem = () => fireEvent.click(sheet.getByRole('button', { name: 'Redeem' }))
  redeem()
  expect(await sheet.findByText('Please enter the code')).toBeTruthy()
  expect(server.to('/api/app/customer/coupon/exchange')).toEqual([])
  for (const [code, words] of [
    ['nonsense', 'This code is not known. Please check it again.'],
    ['AGAIN', 'Too many tries. Please come back in an hour.'],
  ] as const) {
    type('Code', code)
    redeem()
    expect(await sheet.findByText(words)).toBeTruthy()
  }
  type('Code', 'BAG-2026')
  redeem()
  expect(await screen.findByText('“from-a-bag” is yours')).toBeTruthy()
  expect((await screen.findAllByText('from-a-bag')).length).toBeGreaterThan(0)
  expect(screen.getByRole('tab', { name: /^Ready/ }).getAttribute('aria-selected')).toBe('true')
})

it('[R-2.32][R-4.8][R-9.11] pulled down 44 px the page goes back without asking; from 45 px on it is read again, once', async () => {
  const { to } = await openWith(aCoupon('one-off'))
  const before = to(couponCall).length
  await pull(44)
  expect(phase()).toBe('pull pulling')
  await letGo()
  expect(phase()).toBe('pull aborting')
  await settle(400)
  expect([phase(), to(couponCall).length - before]).toEqual(['pull none', 0])
  await pull(45)
  expect(phase()).toBe('pull reached')
  await letGo()
  await waitFor(() => expect(phase()).toBe('pull restoring'))
  expect(to(couponCall).length - before).toBe(1)
  expect(document.documentElement.style.overscrollBehaviorY).toBe('contain') // the browser's own refresh would load the app again
})

it('[R-4.8] a refresh that fails goes back too, and a second pull meanwhile is not looked at', async () => {
  const { to, answer } = await openWith(aCoupon('one-off'))
  let fail = () => {}
  const held = new Promise<never>((_done, reject) => {
    fail = () => reject(new TypeError('gone'))
  })
  const before = to(couponCall).length
  answer(couponCall, () => held)
  await pull(60)
  await letGo()
  await pull(60)
  await letGo()
  expect([phase(), to(couponCall).length - before]).toEqual(['pull refreshing', 1])
  answer(couponCall, () => new Response('', { status: 500 }))
  await act(async () => fail())
  await waitFor(() => expect(phase()).toBe('pull restoring'))
})
