import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { closeApp, FakeRefusal, fakeServer, goodToken, openApp } from './app.ts'
import { button, click, menuAddress, placing } from './steps.ts'

afterEach(closeApp)

const create = '/api/app/order/order/create'
const slots = '/api/app/customer/store/slots'
const now = Date.parse('2026-11-21T02:00:00Z')
const instantAt = (clock: string, date = '2026-11-21') => Date.parse(`${date}T${clock}:00Z`)
const slotAt = (clock: string, isFull = false, date = '2026-11-21') => ({
  ...{ startsAt: instantAt(clock, date), endsAt: instantAt(clock, date) + 15 * 60_000, isFull },
})

const offer = {
  dayList: [
    { date: '2026-11-21', slotList: [slotAt('12:00'), slotAt('12:15', true)] },
    { date: '2026-11-22', slotList: [slotAt('09:00', false, '2026-11-22')] },
  ],
  timeZone: 'UTC',
  serverTime: now,
}

/** The page of an order to be placed, at a store that takes orders for later. */
async function openLater(answer: () => unknown = () => offer) {
  const server = fakeServer()
  server.answer(slots, answer)
  const app = await openApp({ hash: menuAddress, stored: { icc_token: goodToken() } })
  await click(await button('Add Butter Croissant'))
  await click(await button('Check out'))
  await waitFor(async () => expect(await button(placing)).toHaveProperty('disabled', false))
  return { ...app, server, to: server.to }
}

const openTimes = async () => {
  await click(await screen.findByRole('button', { name: /^Dine-in time/ }))
  return within(await screen.findByRole('dialog', { name: 'Dine-in time' }))
}

describe('an order for later', () => {
  it('[slot-2] names the time that was chosen, and is placed with it', async () => {
    const { to } = await openLater()
    const times = await openTimes()
    expect(times.getByRole('radio', { name: 'As soon as possible' })).toHaveProperty('checked', true)
    expect(times.getByRole('radio', { name: /^12:15.–.12:30.*Full/ })).toHaveProperty('disabled', true)
    await click(times.getByRole('radio', { name: /^12:00.–.12:15$/ }))
    expect(await screen.findByText(/^Today 12:00.–.12:15$/)).toBeTruthy()
    expect(screen.queryByText(/^Ready in/)).toBeNull()
    await click(await button(placing))
    await waitFor(() => expect(to(create)[0]?.body).toMatchObject({ slotStartsAt: instantAt('12:00') }))
  })

  it('[slot-2] may be for another day, or again as soon as possible, and then names no time', async () => {
    const { to } = await openLater()
    const times = await openTimes()
    await click(times.getByRole('radio', { name: 'Tomorrow' }))
    await click(times.getByRole('radio', { name: /^09:00.–.09:15$/ }))
    expect(await screen.findByText(/^Tomorrow 09:00.–.09:15$/)).toBeTruthy()
    await click((await openTimes()).getByRole('radio', { name: 'As soon as possible' }))
    await click(await button(placing))
    await waitFor(() => expect(to(create)).toHaveLength(1))
    expect(to(create)[0]?.body).not.toHaveProperty('slotStartsAt')
  })

  it('[slot-2] names the day of its times also when nothing is left of today', async () => {
    await openLater(() => ({ ...offer, dayList: offer.dayList.slice(1) }))
    const times = await openTimes()
    expect(times.getByRole('radio', { name: 'Tomorrow' })).toHaveProperty('checked', true)
  })

  it('[slot-2] that is full when it is placed is told so, and stands at as soon as possible again', async () => {
    const { server, to } = await openLater()
    server.answer(create, () => {
      throw new FakeRefusal('slotFull')
    })
    await click((await openTimes()).getByRole('radio', { name: /^12:00.–.12:15$/ }))
    await click(await button(placing))
    await click(await button('OK'))
    expect(await screen.findByRole('button', { name: /^Dine-in time.*Ready in/ })).toBeTruthy()
    await waitFor(() => expect(to(slots).length).toBeGreaterThan(1))
  })

  it('[page-70] is named for its pick-up method: for dine in, and for takeaway', async () => {
    await openLater()
    expect(await button(/^Dine-in time/)).toBeTruthy()
    await click(screen.getByRole('radio', { name: 'Takeaway' }))
    await click(await button(/^Pick-up time/))
    expect(await screen.findByRole('dialog', { name: 'Pick-up time' })).toBeTruthy()
    expect(screen.queryByRole('button', { name: /^Dine-in time/ })).toBeNull()
  })

  it('[slot-1] is not offered where the store takes none', async () => {
    await openLater(() => ({ ...offer, dayList: [] }))
    expect(screen.queryByRole('button', { name: /-(?:in|up) time/ })).toBeNull()
  })
})
