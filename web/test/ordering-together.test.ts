import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { requestOf } from '@tiffin/core/cart/lines'
import { groupState } from '@tiffin/core/group/group-order'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { closeApp, FakeRefusal, fakeServer, goodToken, openApp, settle } from './app.ts'
import { cartOf, chosen, lineOf, storedCart } from './cart-lines.ts'
import { groupSearch, keepGroup, seatOf } from './fake-group.ts'
import { button, click, menuAddress, placing } from './steps.ts'

afterEach(closeApp)
afterEach(() => void Reflect.deleteProperty(navigator, 'share'))

const create = '/api/app/order/order/create'
const here = { storeInfo: chosen('riverside') }
const croissant = requestOf(lineOf('butter-croissant'))
const host = { name: 'Lin', key: '', version: 1, requests: [croissant] }
const guest = { name: 'Mira', key: 'key of Mira', version: 1, requests: [croissant] }
const group = () => screen.findByRole('dialog', { name: /Lin.*s group/ })
const closedTitle = 'The order has been closed. Not put in:'

const fill = (sheet: HTMLElement, name: string) =>
  fireEvent.change(within(sheet).getByLabelText('Your name'), { target: { value: name } })

/** The phone of somebody who takes part: it looks at the menu again and hears what became of the group. */
const lookAgain = () => act(async () => void document.dispatchEvent(new Event('visibilitychange')))

/** A guest with one croissant in a group of two. */
async function openGuest() {
  const server = fakeServer()
  const kept = keepGroup(server, { members: [{ ...host }, { ...guest }] })
  const line = lineOf('butter-croissant')
  const seat = seatOf(guest.key, { content: JSON.stringify([requestOf(line)]) })
  await openApp({ hash: menuAddress, stored: { ...here, cart_list: cartOf(line), 'tiffin.group': seat } })
  await button(/Lin.*s group/)
  return { ...server, kept }
}

/** The host with one croissant, beside a guest with another. */
async function openHost() {
  const server = fakeServer()
  const kept = keepGroup(server, { members: [{ ...host }, { ...guest }] })
  const line = lineOf('butter-croissant')
  const seat = seatOf('', { content: JSON.stringify([requestOf(line)]) })
  const stored = { ...here, icc_token: goodToken(), cart_list: cartOf(line), 'tiffin.group': seat }
  await openApp({ hash: menuAddress, stored })
  await click(await button(/Lin.*s group/))
  return { ...server, kept, sheet: await group() }
}

describe('beginning a group', () => {
  it('[share-5] takes the cart along and gives the link away', async () => {
    const share = vi.fn(async (_what: ShareData) => undefined)
    Object.defineProperty(navigator, 'share', { value: share, configurable: true })
    const server = fakeServer()
    const kept = keepGroup(server)
    const stored = { ...here, icc_token: goodToken(), cart_list: cartOf(lineOf('butter-croissant', 2)) }
    await openApp({ hash: menuAddress, stored })
    await click(await button(/^View cart/))
    await click(within(await screen.findByRole('dialog', { name: 'Your cart' })).getByText('Order together'))
    const begin = await screen.findByRole('dialog', { name: 'Order together' })
    fill(begin, ' \u202e')
    await click(within(begin).getByRole('button', { name: 'Start' }))
    expect(await within(begin).findByText('Please enter a name')).toBeTruthy()
    fill(begin, 'Lin')
    await click(within(begin).getByRole('button', { name: 'Start' }))
    const sheet = await group()
    expect(kept.members).toMatchObject([{ name: 'Lin', requests: [{ num: 2 }] }])
    expect(await within(sheet).findByText('1 person · 2 items')).toBeTruthy()
    await click(within(sheet).getByRole('button', { name: 'Invite others' }))
    await waitFor(() => expect(share).toHaveBeenCalled())
    const { searchParams } = new URL(share.mock.calls[0]?.[0]?.url ?? '')
    expect(Object.fromEntries(searchParams)).toMatchObject({ store: 'riverside', group: 'G'.repeat(22), lang: 'en-US' })
  })
})

describe('beginning a group with nothing in the cart', () => {
  it('[share-8] is a button of the menu, until this phone takes part', async () => {
    const server = fakeServer()
    const kept = keepGroup(server)
    await openApp({ hash: menuAddress, stored: { ...here, icc_token: goodToken() } })
    await click(await button('Order together'))
    const begin = await screen.findByRole('dialog', { name: 'Order together' })
    fill(begin, 'Lin')
    await click(within(begin).getByRole('button', { name: 'Start' }))
    expect(await within(await group()).findByText('1 person · 0 items')).toBeTruthy()
    expect(kept.members).toMatchObject([{ name: 'Lin', requests: [] }])
    expect(screen.queryByRole('button', { name: 'Order together', hidden: true })).toBeNull()
  })

  it('[share-8] leads a visitor to log in', async () => {
    fakeServer()
    await openApp({ hash: menuAddress, stored: here })
    await click(await button('Order together'))
    expect(await screen.findByTestId('page-codeLogin')).toBeTruthy()
  })
})

describe('two tabs of one browser', () => {
  const key = 'tiffin.group'

  /** What another tab has stored. */
  async function storeElsewhere(value: string | null): Promise<void> {
    if (value === null) localStorage.removeItem(key)
    else localStorage.setItem(key, value)
    await act(
      async () => void dispatchEvent(new StorageEvent('storage', { key, newValue: value, storageArea: localStorage })),
    )
  }

  it('[share-8] are one guest: where one has joined the other takes part, and leaves when that one does', async () => {
    const server = fakeServer()
    keepGroup(server, { members: [{ ...host }, { ...guest }], isHostHere: false })
    await openApp({ search: groupSearch, hash: menuAddress, stored: here })
    await screen.findByRole('dialog', { name: /^Order with .*Lin/ })
    await waitFor(async () => {
      await storeElsewhere(seatOf(guest.key)) // heard once the cart is watched, soon after the first paint
      expect(screen.getByRole('dialog', { name: /Lin.*s group/ })).toBeTruthy()
    })
    expect(server.to('/api/app/order/group/join')).toHaveLength(0)
    await storeElsewhere(null)
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(screen.queryByRole('button', { name: /Lin.*s group/ })).toBeNull()
  })

  it('[share-8] join once, also when both are sent at the same time', async () => {
    const server = fakeServer()
    keepGroup(server, { members: [{ ...host }, { ...guest }], isHostHere: false })
    await openApp({ search: groupSearch, hash: menuAddress, stored: here })
    const sheet = await screen.findByRole('dialog', { name: /^Order with .*Lin/ })
    localStorage.setItem(key, seatOf(guest.key)) // the other tab was first; this one has not heard of it yet
    fill(sheet, 'Mira')
    await click(within(sheet).getByRole('button', { name: 'Join' }))
    expect(await group()).toBeTruthy()
    expect(server.to('/api/app/order/group/join')).toHaveLength(0)
  })

  it('[share-8] save the same lines once: the tab that comes second takes the version, and says nothing of the host', async () => {
    const { kept } = await openGuest()
    kept.members[1] = { ...guest, version: 2, requests: [{ ...croissant, num: 2 }] }
    await click(await button('One more Butter Croissant'))
    await waitFor(() => expect(JSON.parse(localStorage.getItem(key) ?? '')).toMatchObject({ version: 2 }))
    expect(storedCart()).toEqual(['2 butter-croissant'])
    expect(screen.queryByText(/changed your items/)).toBeNull()
  })
})

describe('a guest', () => {
  it('[share-5] joins by the link under a name that nobody else has, and what they add is in the group', async () => {
    const server = fakeServer()
    const kept = keepGroup(server, { members: [{ ...host }], isHostHere: false })
    await openApp({ search: groupSearch, hash: menuAddress, stored: here })
    const sheet = await screen.findByRole('dialog', { name: /^Order with .*Lin/ })
    expect(sheet.textContent).toContain('pays.')
    fill(sheet, 'Lin')
    await click(within(sheet).getByRole('button', { name: 'Join' }))
    expect(await within(sheet).findByText('groupNameTaken')).toBeTruthy()
    fill(sheet, 'Mira')
    await click(within(sheet).getByRole('button', { name: 'Join' }))
    await click(within(await group()).getByRole('button', { name: 'Add from the menu' }))
    expect(location.search).toBe('?corp=demo')
    await click(await button('Add Butter Croissant'))
    await waitFor(() => expect(kept.members[1]?.requests).toMatchObject([{ productId: 'butter-croissant', num: 1 }]))
    expect(await screen.findByText('2 people · 2 items')).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Check out' })).toBeNull()
    await click(await button('See the group'))
    expect(await group()).toBeTruthy()
  })

  it('[share-6] whose line comes after the order was closed is told which one, and the cart is what is in', async () => {
    const { kept } = await openGuest()
    kept.state = groupState.locked
    await click(await button('One more Butter Croissant'))
    const dialog = await screen.findByRole('dialog', { name: closedTitle })
    expect(within(dialog).getByText('1 × Butter Croissant')).toBeTruthy()
    expect(storedCart()).toEqual(['1 butter-croissant'])
    expect(await screen.findByText(/Closed\. .*Lin.* is paying/)).toBeTruthy()
  })

  it('[share-5] loses what the host took out, and hears that it was the host', async () => {
    const { kept } = await openGuest()
    kept.members[1] = { ...guest, version: 2, requests: [] }
    await lookAgain()
    expect(await screen.findByText(/Lin.* changed your items/)).toBeTruthy()
    expect(storedCart()).toEqual([])
  })

  it('[share-9] a phone that the host takes out says so, also in the middle of adding, and keeps the cart', async () => {
    const { kept, answer } = await openGuest()
    answer('/api/app/order/group/save', () => {
      kept.members.splice(1)
      throw new FakeRefusal('groupOrderUnknown')
    })
    await click(await button('One more Butter Croissant'))
    const dialog = await screen.findByRole('dialog', { name: /Lin.* removed you from the group/ })
    expect(within(dialog).getByText('Your items are still in your cart.')).toBeTruthy()
    await click(within(dialog).getByRole('button', { name: 'OK' }))
    expect([storedCart(), localStorage.getItem('tiffin.group')]).toEqual([['2 butter-croissant'], null])
    await closeApp()
    const other = await openGuest()
    other.kept.members.splice(1)
    await lookAgain()
    expect(await screen.findByRole('dialog', { name: /Lin.* removed you from the group/ })).toBeTruthy()
  })

  it('[share-7] sees the code when it is paid; the cart is their own again', async () => {
    const { kept } = await openGuest()
    Object.assign(kept, {
      state: groupState.ordered,
      order: { orderId: null, status: 20, pickupCode: 'T042', leftOutList: [lineOf('custard-tart', 2)] },
    })
    await lookAgain()
    await click(await button(/Lin.*s group.*T042/))
    const sheet = await group()
    expect(within(sheet).getByText('T042')).toBeTruthy()
    expect(within(sheet).getByText(/2 × Burnt Custard Tart/)).toBeTruthy()
    expect(storedCart()).toEqual([])
    await click(within(sheet).getByRole('button', { name: 'Close' }))
    expect(localStorage.getItem('tiffin.group')).toBeNull()
  })

  it('[share-5] leaves with what was added, and hears when the group has ended', async () => {
    const { kept } = await openGuest()
    await click(await button(/Lin.*s group/))
    await click(within(await group()).getByRole('button', { name: 'Leave the group' }))
    const question = await screen.findByRole('dialog', { name: /^Leave the group\?/ })
    await click(within(question).getByRole('button', { name: 'Leave the group' }))
    await waitFor(() => expect(kept.members).toHaveLength(1))
    expect([storedCart(), localStorage.getItem('tiffin.group')]).toEqual([[], null])
    await closeApp()
    const other = await openGuest()
    other.kept.state = groupState.over
    await lookAgain()
    expect(await screen.findByText('The group has ended')).toBeTruthy()
    expect(storedCart()).toEqual(['1 butter-croissant'])
  })

  it('[share-5] without a connection keeps the cart, and sends it when the group is read again', async () => {
    const { kept, answer } = await openGuest()
    const save = '/api/app/order/group/save'
    answer(save, () => Promise.reject(new TypeError('offline')))
    await click(await button('One more Butter Croissant'))
    await settle(600)
    expect([storedCart(), kept.members[1]?.version]).toEqual([['2 butter-croissant'], 1])
    answer(save, () => {
      throw new FakeRefusal('groupOrderUnknown')
    })
    await lookAgain()
    await waitFor(() => expect(localStorage.getItem('tiffin.group')).toBeNull())
    expect(storedCart()).toEqual(['2 butter-croissant'])
  })
})

describe('the host', () => {
  it('[share-4][share-6] closes it, and what is ordered has everybody’s lines with their names and the version that was closed', async () => {
    const { sheet, to, kept } = await openHost()
    await click(within(sheet).getByRole('button', { name: 'Close and pay' }))
    expect(kept.state).toBe(groupState.locked)
    const page = await screen.findByTestId('page-confirmOrder')
    expect(await within(page).findAllByText(/^(Lin|Mira)/)).toHaveLength(2)
    await waitFor(async () => expect(await button(placing)).toHaveProperty('disabled', false))
    kept.state = groupState.ordered
    kept.order = { orderId: 'o1', status: 10, pickupCode: null, leftOutList: [] }
    await click(await button(placing))
    await waitFor(() => expect(to(create)).toHaveLength(1))
    expect(to(create)[0]?.body).toMatchObject({
      groupOrder: { groupOrderId: 'G'.repeat(22), version: 2 },
      productRequestList: [{ guestName: 'Lin' }, { guestName: 'Mira' }],
    })
    await waitFor(() => expect(storedCart()).toEqual([]))
  })

  it('[share-6] lets everybody add again while nothing is ordered', async () => {
    const { sheet, kept } = await openHost()
    kept.state = groupState.locked
    await lookAgain()
    await click(await within(sheet).findByRole('button', { name: 'Let others add again' }))
    expect(kept.state).toBe(groupState.open)
    expect(await within(sheet).findByRole('button', { name: 'Close and pay' })).toBeTruthy()
  })

  it('[share-9] takes a member out after a question, themselves never', async () => {
    const { sheet, kept } = await openHost()
    expect(within(sheet).queryByRole('button', { name: /^Remove .*Lin.* from the group/ })).toBeNull()
    const remove = await within(sheet).findByRole('button', { name: /^Remove .*Mira.* from the group/ })
    await click(remove)
    const question = await screen.findByRole('dialog', { name: /^Remove .*Mira.* from the group\? Their items go too/ })
    await click(within(question).getByRole('button', { name: 'Remove' }))
    await waitFor(() => expect(kept.members).toHaveLength(1))
    expect(await within(sheet).findByText('1 person · 1 item')).toBeTruthy()
  })

  it('[share-5] takes a line of somebody out, and ends the group after a question', async () => {
    const { sheet, kept } = await openHost()
    await click(await within(sheet).findByRole('button', { name: /^Remove Butter Croissant of .*Mira/ }))
    await waitFor(() => expect(kept.members[1]?.requests).toEqual([]))
    expect(await within(sheet).findByText('Nothing added yet')).toBeTruthy()
    await click(within(sheet).getByRole('button', { name: 'End the group' }))
    const question = await screen.findByRole('dialog', { name: /^End the group\?/ })
    await click(within(question).getByRole('button', { name: 'End the group' }))
    await waitFor(() => expect(localStorage.getItem('tiffin.group')).toBeNull())
    expect([kept.state, storedCart()]).toEqual([groupState.over, ['1 butter-croissant']])
  })
})
