import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { listSoldOut } from '@tiffin/contract/sold-out'
import { stockKind } from '@tiffin/core/stock/check-stock'
import { aProduct, aProperty } from '@tiffin/core/testing/products'
import { noteServerTime } from '@tiffin/kit/client/clock.ts'
import { closeTopLayer } from '@tiffin/kit/ui/open-layers.ts'
import { expect, test, vi } from 'vitest'
import { takeSession } from '../../state/session.ts'
import { makeNarrow, prepare, show } from '../../test/show.tsx'
import { itemsOf } from './items.ts'
import { SoldOut } from './sold-out.tsx'

prepare()

const now = Date.parse('2026-11-24T10:41:00Z')
const tomorrowAt = Date.parse('2026-11-25T07:00:00Z')

const [size] = aProduct().skuList
if (!size) throw new Error('a product without a size')
const products = [
  aProduct({ productId: 'tea', productName: 'Tea', unavailableReason: 0 }),
  aProduct({
    ...{ productId: 'latte', productName: 'Latte', unavailableReason: 0 },
    skuList: [size, { ...size, skuId: 'large', skuName: 'Large', isDefault: false }],
  }),
]

const answerOf = (list: object[]) =>
  listSoldOut.output.parse({
    list,
    optionList: [{ propertyValueId: 'pearls', propertyValue: 'Pearls', propertyName: 'Topping' }],
    materialList: [{ materialId: 'milk', materialName: 'Milk' }],
    ...{ tomorrowAt, timeZone: 'UTC', serverTime: now },
  })

/** A store with these marks; `sent` is what was marked. */
function openSoldOut(list: object[] = [], { isGone = false } = {}) {
  const sent: unknown[] = []
  vi.stubGlobal('fetch', async (address: string, { body }: { body: string }) => {
    const answers: Record<string, unknown> = {
      '/api/app/store/sold-out/list': answerOf(list),
      '/api/app/product/product/list': { list: products, total: 2, pageIndex: 1, pageSize: 500, hasMore: false },
      '/api/app/product/category/list': { list: [], total: 0, pageIndex: 1, pageSize: 500, hasMore: false },
    }
    if (isGone) throw new TypeError('Failed to fetch')
    if (address === '/api/app/store/sold-out/set') sent.push(JSON.parse(body))
    return new Response(JSON.stringify({ code: 200, message: '', data: answers[address] ?? {}, successful: true }))
  })
  takeSession('a.b.c', {
    ...{ employeeName: 'Aisyah', storeId: 's1', storeName: 'Riverside', permission: ['stock:sold-out'] },
  })
  show(<SoldOut />)
  return { sent }
}

const press = (name: RegExp | string) => fireEvent.click(screen.getByRole('button', { name }))

test('[stock-5] a product is marked as sold out for today, which is what is proposed', async () => {
  const { sent } = openSoldOut()
  fireEvent.click(await screen.findByRole('button', { name: /^Tea/ }))
  expect(screen.getByText('Back Wednesday at 07:00')).toBeTruthy()
  press('Sold out for today')
  await waitFor(() =>
    expect(sent).toEqual([{ kind: stockKind.product, itemId: 'tea', isSoldOut: true, backAt: tomorrowAt }]),
  )
})

test('[stock-6] until staff brings it back, or for one of its sizes', async () => {
  const { sent } = openSoldOut()
  fireEvent.click(await screen.findByRole('button', { name: /^Latte/ }))
  fireEvent.click(screen.getByRole('radio', { name: 'Large' }))
  press(/^Until I bring it back/)
  press('Mark as sold out')
  await waitFor(() => expect(sent).toEqual([{ kind: stockKind.sku, itemId: 'large', isSoldOut: true, backAt: null }]))
})

test('[stock-5] what is marked stands first, with until when, and is brought back with one tap', async () => {
  const { sent } = openSoldOut([{ kind: 3, itemId: 'latte', since: now, backAt: null }])
  const [first] = await screen.findAllByRole('listitem')
  expect(first?.textContent).toContain('Latte')
  expect(screen.getByText('1 item sold out now')).toBeTruthy()
  expect(screen.getByText('Until brought back')).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: /Latte/ }))
  press('Bring back')
  await waitFor(() => expect(sent).toEqual([{ kind: stockKind.product, itemId: 'latte', isSoldOut: false }]))
})

test('[stock-5] options and materials have tabs of their own, and can be searched', async () => {
  const { sent } = openSoldOut()
  await screen.findByRole('button', { name: /^Tea/ })
  press('Options')
  expect(within(screen.getByRole('list')).getByText('Pearls')).toBeTruthy()
  press('Materials')
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'mi' } })
  fireEvent.click(screen.getByRole('button', { name: /^Milk/ }))
  press('Sold out for today')
  await waitFor(() => expect(sent).toMatchObject([{ kind: stockKind.material, itemId: 'milk' }]))
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'sugar' } })
  expect(screen.getByText('Nothing matches')).toBeTruthy()
})

test('says that the list did not load, and tries again', async () => {
  openSoldOut([], { isGone: true })
  expect(await screen.findByText(/The list did not load/)).toBeTruthy()
})

test.each([
  ['23:30', 'Sold out until 23:30', false],
  ['Wednesday 00:30', 'Sold out until tomorrow 00:30', true],
])(
  '[stock-11] %s is %s: a time that has passed today is tomorrow, and that is said',
  async (clock, words, isTomorrow) => {
    vi.spyOn(Date, 'now').mockReturnValue(now)
    noteServerTime(now)
    const { sent } = openSoldOut()
    fireEvent.click(await screen.findByRole('button', { name: /^Tea/ }))
    const times = screen.getByRole('combobox', { name: 'Time' })
    const { value } = within(times).getByRole<HTMLOptionElement>('option', { name: clock })
    fireEvent.change(times, { target: { value } })
    expect(screen.queryByText(/has passed today, so this is tomorrow/) !== null).toBe(isTomorrow)
    press(words)
    await waitFor(() => expect(sent).toHaveLength(1))
    vi.restoreAllMocks()
  },
)

test('[stock-13] two options of one name say what they are chosen for', () => {
  const property = (id: string) => aProperty(id)
  const [ice, cool] = [property('ice'), property('cool')]
  const chosenFor = [
    aProduct({ productId: 'tea', productName: 'Tea', propertyList: [ice] }),
    aProduct({ productId: 'soda', productName: 'Soda', propertyList: [cool] }),
  ]
  const optionList = [ice, cool].map(({ valueList }) => ({
    ...{ propertyValueId: valueList[0]?.propertyValueId ?? '', propertyValue: 'Normal ice', propertyName: 'Ice' },
  }))
  const alone = { propertyValueId: 'pearls', propertyValue: 'Pearls', propertyName: 'Topping' }
  const list = { ...answerOf([]), optionList: [...optionList, alone] }
  expect(itemsOf(chosenFor, list).options.map(({ note }) => note)).toEqual(['Ice · Tea', 'Ice · Soda', 'Topping'])
})

test('[kitchen-17] Back closes the pane of a product that lies over the page', async () => {
  makeNarrow()
  openSoldOut()
  fireEvent.click(await screen.findByRole('button', { name: /^Tea/ }))
  expect(screen.getByRole('complementary', { name: 'Tea' })).toBeTruthy()
  act(closeTopLayer)
  expect(screen.queryByRole('complementary', { name: 'Tea' })).toBeNull()
})
