import { screen, waitFor, within } from '@testing-library/react'
import { money } from '@tiffin/core/money/money'
import { discountType } from '@tiffin/core/pricing/bill'
import type { Promotion } from '@tiffin/core/pricing/promotion'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { closeApp } from './app.ts'
import { aCoupon, emptyPurse, purse } from './fake/purse.ts'
import { promotions } from './fake/shop.ts'
import { button, click, openConfirm } from './steps.ts'

const preview = '/api/app/order/order/preview'

const activity = (more: Partial<Promotion>): Promotion => ({
  ...{
    promotionId: 'evening',
    type: discountType.spendAndReduce,
    name: 'Evening',
    threshold: money(0),
    productIdList: null,
  },
  rule: { kind: 'amountOff', amount: money(200) },
  ...{ startTime: 0, endTime: Number.MAX_SAFE_INTEGER, combinableWithCoupon: true, combinableWithActivity: true },
  ...more,
})

/** Two croissants for 6.80 with a coupon, and no activity; what is asked of the server. */
async function withCoupon() {
  const { to } = await openConfirm()
  await click(await button(/^Offers/))
  await click(await screen.findByRole('radio', { name: /^No offer/ }))
  await click(await button(/^Coupon/))
  await click(await screen.findByRole('checkbox', { name: /A treat/ }))
  await click(await button('Done'))
  const choices = () => to(preview).at(-1)?.body as { promotionId?: string | null; couponIdList: string[] }
  await waitFor(() => expect(choices()).toMatchObject({ promotionId: null, couponIdList: ['treat'] }))
  return choices
}

async function chooseEvening(): Promise<HTMLElement> {
  await click(await button(/^Offers/))
  await click(await screen.findByRole('radio', { name: /^Evening/ }))
  return screen.findByRole('dialog', { name: 'Evening' })
}

afterEach(async () => {
  promotions.pop()
  emptyPurse()
  await closeApp()
})

describe.each([
  ['its threshold is not met', activity({}), 'because its threshold is not met'],
  [
    'it cannot be combined',
    activity({ combinableWithCoupon: false }),
    'because it cannot be combined with this activity',
  ],
])(
  '[R-4.21][R-1.3][R-2.42] an activity beside which a chosen coupon cannot be used, since %s',
  (_cause, evening, words) => {
    beforeEach(() => {
      promotions.push(evening)
      purse.coupons = [aCoupon('treat', { name: 'A treat', threshold: money(300) })]
    })

    it('is taken, and the coupon goes, only after a yes', async () => {
      const choices = await withCoupon()
      const question = await chooseEvening()
      expect(question.textContent).toContain(words)
      expect(question.textContent).toContain('A treat')
      await click(within(question).getByRole('button', { name: 'Cancel' }))
      expect(choices()).toMatchObject({ promotionId: null, couponIdList: ['treat'] })
      await click(within(await chooseEvening()).getByRole('button', { name: 'Continue' }))
      await waitFor(() => expect(choices()).toMatchObject({ promotionId: 'evening', couponIdList: [] }))
    })
  },
)
