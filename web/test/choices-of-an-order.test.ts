import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { money } from '@tiffin/core/money/money'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { closeApp } from './app.ts'
import { aCoupon, emptyPurse, purse } from './fake/purse.ts'
import { button, click, openConfirm } from './steps.ts'

const preview = '/api/app/order/order/preview'

beforeEach(emptyPurse)
afterEach(closeApp)

const rowOf = (label: string) => screen.queryByRole('button', { name: new RegExp(`^${label}`) })

it('[R-2.42] who has neither points nor coupons is offered no points, and no coupon for this order', async () => {
  await openConfirm()
  await waitFor(() => expect(rowOf('Coupon')?.textContent).toBe('CouponNone for this order'))
  expect(rowOf('Points')).toBeNull()
})

it('[R-2.42] the row says how many coupons can be used, and a ticked one can be taken back', async () => {
  purse.coupons = [aCoupon('one-off'), aCoupon('two-off'), aCoupon('from-ten', { threshold: money(1000) })]
  const { to } = await openConfirm()
  await waitFor(() => expect(rowOf('Coupon')?.textContent).toBe('Coupon2 available'))
  const toggle = async () => {
    await click(await button(/^Coupon/))
    const sheet = await screen.findByRole('dialog')
    await click(within(sheet).getByRole('checkbox', { name: /one-off/ }))
    await click(within(sheet).getByRole('button', { name: 'Done' }))
  }
  const sent = () => to(preview).at(-1)?.body.couponIdList
  await toggle()
  await waitFor(() => expect(sent()).toEqual(['one-off']))
  await waitFor(() => expect(rowOf('Coupon')?.textContent).toBe('Coupon−$1.00'))
  await toggle()
  await waitFor(() => expect(sent()).toEqual([]))
  await waitFor(() => expect(rowOf('Coupon')?.textContent).toBe('Coupon2 available'))
})

it('[R-2.42][page-51] no more points are used than the order takes; all of them are said to be all, and none is none', async () => {
  purse.points = 9000
  const { to } = await openConfirm()
  const sent = () => to(preview).at(-1)?.body.points
  await waitFor(() => expect(rowOf('Points')?.textContent).toBe('PointsUp to $1.70'))
  await click(await button(/^Points/))
  const field = await screen.findByRole('textbox', { name: 'Points to use' })
  expect(field).toHaveProperty('value', '170')
  fireEvent.change(field, { target: { value: '5000' } })
  expect(field).toHaveProperty('value', '170') // half of 3.40
  await click(await button('Use 170 points for $1.70'))
  await waitFor(() => expect(sent()).toBe('all'))
  await waitFor(() => expect(rowOf('Points')?.textContent).toBe('Points−$1.70'))
  await click(await button(/^Points/))
  await click(await button('None'))
  await click(await button('Use no points'))
  await waitFor(() => expect(sent()).toBe(0))
})
