import { screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { closeApp } from './app.ts'
import { taxing } from './fake/shop.ts'
import { button, click, openConfirm, placing } from './steps.ts'

afterEach(async () => {
  await closeApp()
  delete taxing.terms
})

const rate = (rateId: string, ratePpm: number, pickupMethods: (1 | 2)[] | null = null) => ({
  ...{ rateId, ratePpm, pickupMethods, taxClassId: '' },
  name: { 'en-US': rateId },
})

/** Names and amounts of the bill, row by row. */
const rows = () =>
  [...document.querySelectorAll('dl.amounts > div')].map((row) =>
    [...row.children].map(({ textContent }) => textContent),
  )

describe('[tax-5] the bill of a brand that adds tax and a service charge', () => {
  it('shows each of them before the total, and the order costs what the bar says', async () => {
    taxing.terms = {
      ...{ taxMode: 'exclusive', rateList: [rate('PB1', 100_000), rate('City', 88_750, [2])] },
      serviceCharge: { ratePpm: 50_000, pickupMethods: null, taxClassId: null },
    }
    const { to } = await openConfirm()
    await waitFor(() => expect(rows().at(-1)?.[0]).toBe('Total'))
    const [subtotal, charge, tax, total] = rows()
    expect([subtotal?.[0], charge?.[0], tax?.[0], total?.[0]]).toEqual([
      'Subtotal',
      'Service charge',
      'PB1 10%',
      'Total',
    ])
    await click(await button('Why this price?'))
    expect(screen.getByText(/^Service adds /)).toBeTruthy()
    expect(screen.getByText(/^PB1 adds /)).toBeTruthy()
    await click(await button(placing))
    await waitFor(() => expect(to('/api/app/order/order/create')).toHaveLength(1))
    const body = to('/api/app/order/order/create')[0]?.body
    const payable = Number(total?.[1]?.replace(/\D/g, ''))
    expect(body).toMatchObject({ expectedPayable: payable })
  })
})

describe('[tax-1] the bill of a brand whose prices contain tax', () => {
  it('names the tax that is in the total, below it, and adds nothing', async () => {
    taxing.terms = { taxMode: 'inclusive', rateList: [rate('GST', 88_750)], serviceCharge: null }
    await openConfirm()
    await waitFor(() => expect(rows().at(-1)?.[0]).toBe('Includes GST 8.875%'))
    const [subtotal, total] = rows()
    expect(subtotal?.[1]).toBe(total?.[1])
    expect(screen.queryByText('Service charge')).toBeNull()
  })
})
