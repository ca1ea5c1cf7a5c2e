import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { money, noMoney } from '@tiffin/core/money/money'
import { discountType } from '@tiffin/core/pricing/bill'
import type { Promotion } from '@tiffin/core/pricing/promotion'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { closeApp, FakeRefusal, settle } from './app.ts'
import { answers } from './fake/answers.ts'
import { products } from './fake/menu.ts'
import { aCoupon, emptyPurse, purse } from './fake/purse.ts'
import { promotions } from './fake/shop.ts'
import { button, click, openConfirm, openMenu, placing } from './steps.ts'

const macarons = products.find(({ productId }) => productId === 'macaron-trio')
const preview = '/api/app/order/order/preview'
const create = '/api/app/order/order/create'

/** A gift with anything, which goes with no coupon. */
const treat: Promotion = {
  ...{ promotionId: 'treat', type: discountType.gift, name: 'A treat', threshold: noMoney, productIdList: null },
  rule: { kind: 'gift', maxNum: 1, productIdList: ['macaron-trio'] },
  ...{ startTime: 0, endTime: Number.MAX_SAFE_INTEGER, combinableWithCoupon: false, combinableWithActivity: true },
}

beforeEach(emptyPurse)
afterEach(async () => {
  await closeApp()
  vi.useRealTimers()
})

const bar = () => document.querySelector('.bar')?.textContent ?? ''

async function chooseCoupon(name: string): Promise<void> {
  await click(await button(/^Coupon/))
  await click(await screen.findByRole('checkbox', { name: new RegExp(name) }))
  await click(await button('Done'))
}

describe('what is chosen at confirmation', () => {
  it('[R-2.42][R-1.3] goes with the preview and with the order: coupon and points', async () => {
    purse.coupons = [aCoupon('one-off')]
    purse.points = 60
    const { to } = await openConfirm()
    await chooseCoupon('one-off')
    await waitFor(() => expect(bar()).toContain('$2.40'))
    await click(await button(/^Points/))
    fireEvent.change(await screen.findByRole('textbox', { name: 'Points to use' }), { target: { value: '50' } })
    await click(await button('Use 50 points for $0.50'))
    await waitFor(() => expect(bar()).toContain('$1.90'))
    await waitFor(async () => expect(await button(placing)).toHaveProperty('disabled', false))
    await click(await button(placing))
    await waitFor(() => expect(to(create)).toHaveLength(1))
    expect(to(create)[0]?.body).toMatchObject({
      couponIdList: ['one-off'],
      points: 50,
      giftList: [],
      expectedPayable: 190,
    })
    await waitFor(() => expect(location.hash).toContain('cashier')) // the next test begins with nothing under way
  })

  it('[R-2.42] takes points typed in the digits of the customer’s own script', async () => {
    purse.points = 60
    const { to } = await openConfirm()
    await click(await button(/^Points/))
    fireEvent.change(await screen.findByRole('textbox', { name: 'Points to use' }), { target: { value: '٥٠' } })
    await click(await button('Use 50 points for $0.50'))
    await waitFor(() => expect(to(preview).at(-1)?.body.points).toBe(50))
  })

  it('[R-2.42] a second coupon of a sort takes the place of the first', async () => {
    purse.coupons = [aCoupon('one-off'), aCoupon('two-off', { discount: 200 })]
    const { to } = await openConfirm()
    await chooseCoupon('one-off')
    await waitFor(() => expect(bar()).toContain('$2.40'))
    await chooseCoupon('two-off')
    await waitFor(() => expect(bar()).toContain('$1.40'))
    expect(to(preview).at(-1)?.body.couponIdList).toEqual(['two-off'])
  })

  it('[R-2.42][R-3.19] a coupon that cannot be used is grey and says what is missing', async () => {
    purse.coupons = [aCoupon('from-ten', { threshold: money(1000) })]
    await openConfirm()
    await click(await button(/^Coupon/))
    const sheet = await screen.findByRole('dialog')
    expect(within(sheet).queryByRole('checkbox')).toBeNull()
    await waitFor(() => expect(sheet.textContent).toContain('$6.60 more and it can be used'))
  })

  it('[R-1.3] the figures before stay until the next ones come', async () => {
    purse.coupons = [aCoupon('one-off')]
    const { answer } = await openConfirm()
    await screen.findByRole('button', { name: /^Save \$1\.00 more: pay \$2\.40/ })
    let go = () => {}
    const held = new Promise<void>((resolve) => {
      go = resolve
    })
    answer(preview, async (input) => {
      await held
      return answers[preview]?.(input)
    })
    await chooseCoupon('one-off')
    expect(bar()).toContain('$3.40')
    expect(await button(placing)).toHaveProperty('disabled', true)
    expect(screen.queryByRole('button', { name: /^Save/ })).not.toBeNull()
    go()
    await waitFor(() => expect(bar()).toContain('$2.40'))
    await waitFor(() => expect(screen.queryByRole('button', { name: /^Save/ })).toBeNull())
  })

  it('[R-2.42] a coupon that was used meanwhile is taken back and said, and the order goes on', async () => {
    purse.coupons = [aCoupon('one-off')]
    const { answer } = await openConfirm()
    answer(preview, (input: { couponIdList: string[] }) => {
      if (input.couponIdList.length > 0) throw new FakeRefusal('couponUsed')
      return answers[preview]?.(input as never)
    })
    await chooseCoupon('one-off')
    expect(await screen.findByText('couponUsed')).toBeTruthy()
    await waitFor(async () => expect(await button(placing)).toHaveProperty('disabled', false))
    expect(bar()).toContain('$3.40')
  })

  it('a coupon that only the order finds used is taken back too, and the order goes on', async () => {
    purse.coupons = [aCoupon('one-off')]
    const { answer, to } = await openConfirm()
    await chooseCoupon('one-off')
    await waitFor(() => expect(bar()).toContain('$2.40'))
    await waitFor(async () => expect(await button(placing)).toHaveProperty('disabled', false))
    for (const path of [preview, create] as const)
      answer(path, (input: { couponIdList: string[] }) => {
        if (input.couponIdList.length > 0) throw new FakeRefusal('couponUsed')
        return answers[path]?.(input as never)
      })
    await click(await button(placing))
    await click(await button('OK'))
    await waitFor(() => expect(bar()).toContain('$3.40'))
    await waitFor(async () => expect(await button(placing)).toHaveProperty('disabled', false))
    await click(await button(placing))
    await waitFor(() => expect(to(create).at(-1)?.body.couponIdList).toEqual([]))
  })

  it('a gift that has run out meanwhile is taken back and named, and the order goes on', async () => {
    const { answer, to } = await openConfirm()
    const gift = { promotionId: 'g', maxNum: 1, productIdList: ['macaron-trio'] }
    answer(preview, (input: { giftList: { productId: string }[] }) => {
      const [first] = input.giftList
      if (first) throw new FakeRefusal('soldOut', { productId: first.productId, productName: 'Macaron Trio' })
      return { ...(answers[preview]?.({ ...input, promotionId: null } as never) as object), gift }
    })
    await click(await screen.findByRole('radio', { name: /Takeaway/ }))
    answer('/api/app/product/product/gift-detail', () => ({ list: [{ ...macarons, maxNum: 1 }], maxGiftNum: 1 }))
    await click(await button(/^Your gift/))
    await click(await button('One more Macaron Trio'))
    expect(await screen.findByText('Macaron Trio: soldOut')).toBeTruthy()
    expect(to(preview).at(-1)?.body.giftList).toEqual([])
    await waitFor(() => expect(screen.getByRole('button', { name: placing })).toHaveProperty('disabled', false))
  })

  it('[R-1.3] the best deal is one tap, says what it saves, stays until it is put away, and can be undone', async () => {
    purse.coupons = [aCoupon('one-off'), aCoupon('half', { type: 2, discount: 500 })]
    const { to } = await openConfirm()
    await click(await screen.findByRole('button', { name: /^Save \$1\.70 more: pay \$1\.70.*Uses: / }))
    await waitFor(() => expect(bar()).toContain('$1.70'))
    expect(screen.getByText(/^Uses: /)).toBeTruthy()
    expect(to(preview).at(-1)?.body).toMatchObject({ couponIdList: ['half'] })
    expect(await screen.findByText('You pay $1.70 less now')).toBeTruthy()
    const row = await button(/^Coupon/)
    expect(row.querySelector('bdi[dir="ltr"]')?.textContent).toBe('−$1.70') // the sign stays before the amount in Arabic
    expect(screen.queryByRole('button', { name: /^Save/ })).toBeNull()
    await click(screen.getByText('Undo'))
    await waitFor(() => expect(bar()).toContain('$3.40'))
    expect(to(preview).at(-1)?.body).toMatchObject({ couponIdList: [] })
  })

  it('[page-83] note and payment come together with the better deal', async () => {
    purse.coupons = [aCoupon('half', { type: 2, discount: 500 })]
    await openConfirm()
    const shown = () => [screen.queryByText('Note for the store'), screen.queryByRole('button', { name: /^Save/ })]
    expect(new Set(shown().map(Boolean)).size).toBe(1)
    await waitFor(() => expect(shown()).not.toContain(null))
    expect(screen.getByRole('heading', { name: 'Pay with' })).toBeTruthy()
  })

  it('[page-24] the better deal says what it brings and costs, leaves points alone, and the bar leads to it', async () => {
    purse.coupons = [aCoupon('one-off'), aCoupon('half', { type: 2, discount: 500 })]
    purse.points = 60
    Element.prototype.scrollIntoView = () => {}
    await openConfirm()
    await chooseCoupon('one-off')
    const card = await screen.findByRole('button', { name: /^Save \$0\.70 more: pay \$1\.70/ })
    expect(card.textContent).toContain('Uses: half−$1.70')
    expect(card.textContent).toContain('You give up: one-off$1.00')
    expect(card.textContent).not.toContain('Your points') // none were chosen
    await click(await button('A better deal: $1.70'))
    expect(document.activeElement).toBe(card)
    await click(card)
    await waitFor(() => expect(screen.queryByRole('button', { name: /^A better deal/ })).toBeNull())
    expect(screen.getByRole('heading', { name: 'Pay with' })).toBeTruthy()
  })

  it('[page-51] an offer that is not reached says how much more is needed', async () => {
    await openConfirm()
    await click(await button(/^Offers/))
    const offer = await screen.findByRole('radio', { name: /Add \$[\d.]+ more/ })
    expect(offer).toHaveProperty('disabled', true)
  })

  it('[page-24] the better deal says that chosen points stay', async () => {
    purse.coupons = [aCoupon('half', { type: 2, discount: 500 })]
    purse.points = 60
    await openConfirm()
    await click(await button(/^Points/))
    await click(await button('Use 60 points for $0.60'))
    expect(await screen.findByText('Your points stay as you chose.')).toBeTruthy()
  })

  it('the best deal can be undone for ten seconds and longer: until the customer puts it away, or takes it back', async () => {
    purse.coupons = [aCoupon('half', { type: 2, discount: 500 })]
    await openConfirm()
    const take = await screen.findByRole('button', { name: /^Save \$1\.70 more/ })
    vi.useFakeTimers({ shouldAdvanceTime: true })
    const pass = (seconds: number) => act(() => vi.advanceTimersByTimeAsync(seconds * 1000))
    const deal = () => screen.queryByText('You pay $1.70 less now')?.closest<HTMLElement>('[role="status"]')
    fireEvent.click(take)
    for (const more of [9, 51]) {
      await pass(more)
      expect(deal()?.textContent).toContain('Undo')
    }
    fireEvent.click(within(deal() ?? document.body).getByRole('button', { name: 'Close' }))
    await pass(2)
    expect(deal()).toBeUndefined()
    expect(screen.queryByText('Undo')).toBeNull()
    expect(bar()).toContain('$1.70')
  })

  it('a deal that would give up free items of a greater worth is not offered', async () => {
    purse.coupons = [aCoupon('half', { type: 2, discount: 500 })]
    promotions.push(treat)
    await openConfirm()
    await screen.findByText('Offers')
    await settle(1200)
    expect(screen.queryByRole('button', { name: /^Save/ })).toBeNull()
    promotions.pop()
  })

  it('[R-5.10] free items that are reached show in the cart', async () => {
    promotions.push(treat)
    await openMenu()
    await click(await button('Add Butter Croissant'))
    await click(await button(/^View (?:the )?cart/))
    expect((await screen.findAllByText('Free item unlocked')).length).toBeGreaterThan(0)
    promotions.pop()
  })

  it('[R-5.10] free items are asked about once before they would be lost', async () => {
    promotions.push(treat)
    const { to, stack } = await openConfirm()
    await click(await button(placing))
    await click(await button('Choose now'))
    await click(await button('One more Macaron Trio'))
    await click(await button('Done'))
    expect(to(create)).toEqual([])
    await waitFor(() => expect(screen.getByRole('button', { name: placing })).toHaveProperty('disabled', false))
    await click(await button(placing))
    await waitFor(() => expect(to(create).at(-1)?.body.giftList).toHaveLength(1))
    await waitFor(async () => expect((await stack()).at(-1)).toMatch(/cashier/))
    promotions.pop()
  })

  it('[R-5.10] two taps within one frame do not pass by that question', async () => {
    promotions.push(treat)
    const { to } = await openConfirm()
    const place = await button(placing)
    fireEvent.click(place)
    fireEvent.click(place)
    await button('Order without')
    await settle(20)
    expect(to(create)).toEqual([])
    promotions.pop()
  })
})

it('[R-2.42] a code is redeemed in the coupon sheet of the check-out, and its coupon can be chosen there', async () => {
  const { answer } = await openConfirm()
  answer('/api/app/customer/coupon/exchange', () => {
    purse.coupons = [aCoupon('from-a-bag')]
    return purse.coupons[0]
  })
  await click(await button(/^Coupon/))
  fireEvent.change(await screen.findByRole('textbox', { name: 'Code' }), { target: { value: 'BAG-2026' } })
  await click(await button('Redeem'))
  await click(await screen.findByRole('checkbox', { name: /from-a-bag/ }))
  await click(await button('Done'))
  await waitFor(() => expect(bar()).toContain('$2.40'))
})

describe('products at fault', () => {
  it('[R-5.9][R-8.2] are named and can be left out at once; an order without anything leads back to the menu', async () => {
    const { answer, stack } = await openConfirm()
    answer(create, () => {
      throw new FakeRefusal('perOrderLimit', {
        productId: 'butter-croissant',
        productName: 'Butter Croissant',
        limit: 1,
      })
    })
    await click(await button(placing))
    expect(await screen.findByText('Butter Croissant: At most 1 per order')).toBeTruthy()
    await click(await button('Remove and continue'))
    await waitFor(async () => expect((await stack()).at(-1)).toBe('/pages/home/menu/menu'))
    for (const kept of ['cart_list', 'submit_cart_list'])
      expect(JSON.parse(localStorage.getItem(kept) ?? '[]')).toEqual([])
  })

  it('[R-4.16] are named in place when the preview already says no', async () => {
    const { answer } = await openConfirm()
    purse.coupons = [aCoupon('one-off')]
    answer(preview, () => {
      throw new FakeRefusal('soldOut', { productId: 'butter-croissant', productName: 'Butter Croissant' })
    })
    await click(await screen.findByRole('radio', { name: /Takeaway/ }))
    expect((await screen.findByRole('alert')).textContent).toContain('Butter Croissant: soldOut')
    expect(bar()).toContain('$3.40')
    expect(await button('Remove and continue')).toBeTruthy()
  })
})
