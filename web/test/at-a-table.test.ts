import { screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { closeApp, FakeRefusal, fakeServer, goodToken, openApp } from './app.ts'
import { button, click, menuAddress, placing } from './steps.ts'

afterEach(closeApp)
afterEach(() => void vi.useRealTimers())

const create = '/api/app/order/order/create'
const find = '/api/app/customer/store/table'
const storeId = 'riverside'
const search = `?corp=demo&store=${storeId}&table=12&code=signed`

/** The app as a code on a table opens it. */
async function scan(answer: () => unknown = () => ({ storeId, storeName: 'Riverside Arcade', tableName: '12' })) {
  const server = fakeServer()
  server.answer(find, answer)
  await openApp({ search, stored: { icc_token: goodToken() } })
  return server
}

const seat = (since: number) => ({
  'tiffin.table': JSON.stringify({ storeId, tableName: '12', code: 'signed', since }),
})

async function openConfirm(since: number) {
  const server = fakeServer()
  await openApp({ hash: menuAddress, stored: { icc_token: goodToken(), ...seat(since) } })
  await click(await button('Add Butter Croissant'))
  await click(await button('Check out'))
  await waitFor(async () => expect(await button(placing)).toHaveProperty('disabled', false))
  return server
}

describe('at a table', () => {
  it('[table-2] a code opens the menu there, and leaves the address', async () => {
    const { to } = await scan()
    expect(await screen.findByText('Table \u206812\u2069')).toBeTruthy()
    expect(to(find)[0]?.body).toEqual({ storeId, tableName: '12', code: 'signed' })
    expect(location.search).toBe('?corp=demo')
    expect(location.hash).toBe(menuAddress)
  })

  it('[table-2] a code that leads nowhere is said to, and changes nothing', async () => {
    await scan(() => {
      throw new FakeRefusal('tableUnknown')
    })
    expect(await screen.findByText('tableUnknown')).toBeTruthy()
    expect(screen.queryByText(/^Table /)).toBeNull()
    expect(location.search).toBe('?corp=demo')
  })

  it('[table-3] the order says the table, and none once the customer left it', async () => {
    const { to } = await openConfirm(Date.now())
    expect(await button('Not at this table')).toBeTruthy()
    await click(await button(placing))
    await waitFor(() => expect(to(create)[0]?.body).toMatchObject({ table: { tableName: '12', code: 'signed' } }))
  })

  it('[table-3] who left the table, or sat there yesterday, orders without one', async () => {
    const { to } = await openConfirm(Date.now() - 5 * 3_600_000)
    expect(screen.queryByRole('button', { name: 'Not at this table' })).toBeNull()
    await click(await button(placing))
    await waitFor(() => expect(to(create)).toHaveLength(1))
    expect(to(create)[0]?.body).not.toHaveProperty('table')
  })

  it('[table-3] a table that is no more is told so, and the order can be placed without it', async () => {
    const server = await openConfirm(Date.now())
    server.answer(create, () => {
      throw new FakeRefusal('tableUnknown')
    })
    await click(await button(placing))
    await click(await button('OK'))
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Not at this table' })).toBeNull())
  })
})
