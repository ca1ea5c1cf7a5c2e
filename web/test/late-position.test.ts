import { act, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { closeApp, fakeServer, openApp, settle } from './app.ts'
import { stores } from './fake/shop.ts'
import { button, click } from './steps.ts'

const list = '/api/app/customer/store/list'
const permissionText = 'Please open location permissions in the settings'
const position = { latitude: 49.28274321, longitude: -123.12074321 }

type Settle = (value: { coords: { latitude: number; longitude: number } }) => void
type Fail = (fault: { code: number }) => void

const lend = (name: string, value: unknown) => Object.defineProperty(navigator, name, { value, configurable: true })
const lendPlace = (settle: (done: Settle, fail: Fail) => void) => lend('geolocation', { getCurrentPosition: settle })

beforeEach(() => lend('permissions', { query: async () => ({ state: 'prompt' }) }))
afterEach(async () => {
  await closeApp()
  for (const name of ['permissions', 'geolocation']) Reflect.deleteProperty(navigator, name)
})

async function openList() {
  const server = fakeServer()
  await openApp({ hash: '#/pages/home/storeList/storeList' })
  return server
}

describe('a position that is known or refused after the stores are there', () => {
  it('[page-41][R-8.8] is said to be off below the stores, which stay where they are, and can be closed until it is asked again', async () => {
    let refuse = () => {}
    lendPlace((_done, fail) => {
      refuse = () => fail({ code: 1 })
    })
    await openList()
    const [card] = await screen.findAllByText('Northgate')
    await act(async () => refuse())
    const notice = await screen.findByText(permissionText)
    expect(card?.compareDocumentPosition(notice)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
    expect(screen.getAllByText('Northgate')).toContain(card)
    await click(await button('Close'))
    expect(screen.queryByText(permissionText)).toBeNull()
    await click(await button('Use my location'))
    await act(async () => refuse())
    expect(await screen.findByText(permissionText)).toBeTruthy()
    await click(screen.getByRole('tab', { name: 'Favourites' }))
    expect(screen.queryByText(permissionText)).toBeNull()
  })

  it.each(['list', 'Home'])(
    '[store-29] is said to be off neither in the list nor on Home once that is closed: %s',
    async (place) => {
      lendPlace((_done, fail) => fail({ code: 1 }))
      fakeServer()
      const { icc } = await openApp({ hash: '#/pages/home/storeList/storeList' })
      await screen.findByText(permissionText)
      if (place === 'list') await click(await button('Close'))
      await icc.switchTab('/')
      await screen.findByText('Fresh from the oven')
      await settle(100) // what Home shows last
      if (place === 'Home') await click(await button('Close'))
      expect(screen.queryByText(permissionText)).toBeNull()
      await icc.navigateTo('/pages/home/storeList/storeList')
      await screen.findAllByText('Northgate')
      expect(screen.queryByText(permissionText)).toBeNull()
      await click(await button('Use my location'))
      expect(await screen.findByText(permissionText)).toBeTruthy()
    },
  )

  it('[store-27] that was refused can be asked for again from the notice that says so', async () => {
    let answer = (_done: Settle, fail: Fail) => fail({ code: 1 })
    lendPlace((done, fail) => answer(done, fail))
    const { to } = await openList()
    await screen.findByText(permissionText)
    answer = (done) => done({ coords: position })
    await click(await button('Try again'))
    await waitFor(() => expect(to(list).at(-1)?.body.latitude).toBe(49.283))
    expect(screen.queryByText(permissionText)).toBeNull()
  })

  it('[store-28] that is refused a second time: the button shows the search, then the notice says where the browser allows it', async () => {
    let refuse = (fail: Fail) => fail({ code: 1 })
    lendPlace((_done, fail) => refuse(fail))
    await openList()
    await screen.findByText(permissionText)
    const question = Promise.withResolvers<Fail>()
    refuse = question.resolve
    await click(await button('Try again'))
    const fail = await question.promise
    expect(screen.getByRole('button', { name: 'Finding your location' })).toBeTruthy()
    expect(screen.getByText(permissionText)).toBeTruthy()
    await act(async () => fail({ code: 1 }))
    expect(await screen.findByText(/^Still off/)).toBeTruthy()
    expect(await button('Try again')).toBeTruthy()
  })

  it('[page-41] that comes late leaves the stores where they are until they are asked for again', async () => {
    let found = () => {}
    lendPlace((done) => {
      found = () => done({ coords: position })
    })
    const { answer, to } = await openList()
    await screen.findAllByText('Northgate')
    const late = Promise.withResolvers<void>()
    answer(list, async () => {
      await late.promise
      return { list: stores, total: stores.length, pageIndex: 1, pageSize: 20, hasMore: false }
    })
    await act(async () => found())
    await waitFor(() => expect(to(list).at(-1)?.body.latitude).toBe(49.283))
    expect(screen.queryAllByText('Northgate').length).toBeGreaterThan(0)
    await act(async () => late.resolve())
  })
})
