import { screen, within } from '@testing-library/react'
import { type Bootstrap, useBootstrap } from '@tiffin/kit/client/bootstrap.ts'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { ConnectionBand } from '../../features/connection/connection-band.tsx'
import { useConnection } from '../../state/connection.ts'
import { secondsOf } from '../../state/dates.ts'
import { useSession } from '../../state/session.ts'
import { fakeServer } from '../../test/fake-server.ts'
import { column, openBoard, press } from '../../test/open-board.tsx'
import { anOrder } from '../../test/orders.ts'
import { prepare, show } from '../../test/show.tsx'

prepare()

/** A brand of Jakarta with a store of Jayapura, two hours ahead of it. */
beforeEach(() => {
  const corpSetting = { timeZone: 'Asia/Jakarta', currentUnit: 'Rp', currencyScale: 0, defaultFractionDigits: 0 }
  useBootstrap.setState({ bootstrap: { corpSetting } as unknown as Bootstrap }) // as: nothing here reads more of it
})
afterEach(() => useBootstrap.setState({ bootstrap: undefined }))

const [now, slot] = ['2026-11-20T15:10:00Z', '2026-11-20T16:00:00Z'].map((text) => Date.parse(text)) as [number, number] // as: two texts

const openStore = (...orders: ReturnType<typeof anOrder>[]) => {
  const server = fakeServer(orders.map((order) => ({ ...order, serverTime: now })))
  server.set({ timeZone: 'Asia/Jayapura' })
  openBoard()
  return server
}

describe('[store-24] the board of a store that is ahead of its brand', () => {
  test('says by its own clock what time and what day it is, and when orders were paid and are to be ready', async () => {
    openStore(
      anOrder({ status: 20, pickupCode: 'T041', payTime: now }),
      anOrder({ status: 30, pickupCode: 'T042', payTime: now, readyUntil: now + 20 * 60_000 }),
    )
    expect(await column('new').findByText('Paid 00:10')).toBeTruthy()
    expect(column('making').getByText('due 00:30')).toBeTruthy()
    const top = await screen.findByText(/00:10/, { selector: 'header p' })
    expect(top.textContent).toContain('21')
  })

  test('says by its own clock for when an order is, and when it goes to the kitchen', async () => {
    const later = { slotStartsAt: slot, releaseAt: slot - 15 * 60_000 }
    openStore(
      anOrder({ status: 20, pickupCode: 'T041', payTime: now, slotStartsAt: now }),
      anOrder({ status: 20, pickupCode: 'T042', payTime: now, ...later }),
    )
    expect(await column('new').findByText('For 00:10')).toBeTruthy()
    expect(screen.getByText(/00:45/)).toBeTruthy()
    press(/00:45/)
    expect(screen.getByText('For 01:00')).toBeTruthy()
  })

  test('keeps its zone for a reload of this tab, also when nothing can be read any more', async () => {
    openStore(anOrder({ status: 20, pickupCode: 'T041' }))
    await column('new').findByRole('article', { name: 'T041' })
    expect(useSession.getState().employee?.timeZone).toBe('Asia/Jayapura')
    expect(JSON.parse(sessionStorage.getItem('tiffin.console.employee') ?? '').timeZone).toBe('Asia/Jayapura')
    useConnection.setState({ isLost: true, seenAt: now })
    expect(within(show(<ConnectionBand isBoard />).container).getByText(/00:10:00/)).toBeTruthy()
    useConnection.setState({ isLost: false })
  })

  test('says times by the clock of the brand until its own zone is known', () => {
    expect(secondsOf(now)).toBe('22:10:00')
  })
})
