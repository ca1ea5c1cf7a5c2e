import { screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { closeApp, fakeServer, goodToken, openApp } from './app.ts'
import { stores } from './fake/shop.ts'
import { button, click } from './steps.ts'

const list = '/api/app/customer/store/list'
const storeList = '#/pages/home/storeList/storeList'

afterEach(closeApp)

describe('favourite stores', () => {
  it('[R-2.13][R-2.40] without any favourite says so, and a visitor who logs in for them comes back to them', async () => {
    const server = fakeServer()
    server.answer(list, () => ({ list: [], total: 0, pageIndex: 1, pageSize: 20, hasMore: false }))
    await openApp({ hash: `${storeList}?tab=favourites`, stored: { icc_token: goodToken() } })
    expect(await screen.findByText('No favourite store yet')).toBeTruthy()
    expect(server.to(list).some(({ body }) => body.type === 2)).toBe(true)
    fakeServer()
    const { stack } = await openApp({ hash: `${storeList}?tab=favourites` })
    await click(await button('Log in / Register'))
    const back = encodeURIComponent('/pages/home/storeList/storeList?tab=favourites')
    await waitFor(async () => expect((await stack()).at(-1)).toBe(`/pages/user/login/codeLogin?redirect=${back}`))
  })

  it('[R-2.40][R-1.2] keeps favourites of a customer and asks a visitor to log in', async () => {
    const favourites = new Set(['riverside'])
    const server = fakeServer()
    const shown = () => stores.map((store) => ({ ...store, favourite: favourites.has(store.storeId) }))
    server.answer(list, ({ type }: { type: number }) => {
      const found = type === 2 ? shown().filter(({ favourite }) => favourite) : type === 1 ? shown() : []
      return { list: found, total: found.length, pageIndex: 1, pageSize: 20, hasMore: false }
    })
    server.answer(
      '/api/app/customer/store/favourite',
      ({ storeId, favourite }: { storeId: string; favourite: boolean }) => {
        if (favourite) favourites.add(storeId)
        else favourites.delete(storeId)
        return { storeId, favourite }
      },
    )
    await openApp({ hash: storeList, stored: { icc_token: goodToken() } })
    await click(await button('Add Station Hall to favourites'))
    expect(await screen.findByText('Added to favourites')).toBeTruthy()
    await click(await screen.findByRole('tab', { name: 'Favourites' }))
    await click(await button('Remove Station Hall from favourites'))
    await waitFor(() => expect(screen.queryByRole('heading', { name: /^Station Hall/ })).toBeNull())
    expect(await screen.findByText('Removed from favourites')).toBeTruthy()
    expect(screen.getByRole('heading', { name: /^Riverside/ })).toBeTruthy()
    const { stack } = await openApp({ hash: `${storeList}?tab=favourites` })
    expect(await screen.findByText('Log in to see your favourite stores')).toBeTruthy()
    const before = server.to('/api/app/customer/store/favourite').length
    await click(await screen.findByRole('tab', { name: 'Nearby' }))
    await click(await button('Add Station Hall to favourites'))
    await waitFor(async () => expect((await stack()).at(-1)).toContain('/pages/user/login/'))
    expect(server.to('/api/app/customer/store/favourite')).toHaveLength(before)
  })

  it('[R-2.40] never says that a favourite was kept when it was not', async () => {
    const server = fakeServer()
    server.answer('/api/app/customer/store/favourite', () => new Response('', { status: 500 }))
    await openApp({ hash: storeList, stored: { icc_token: goodToken() } })
    await click(await button('Add Station Hall to favourites'))
    await waitFor(() => expect(server.to('/api/app/customer/store/favourite')).toHaveLength(1))
    expect(screen.queryByText('Added to favourites')).toBeNull()
  })
})
