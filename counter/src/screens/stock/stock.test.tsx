import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { listStock } from '@tiffin/contract/stock'
import { aProduct } from '@tiffin/core/testing/products'
import { useOverlays } from '@tiffin/kit/client/overlays.ts'
import { closeTopLayer, countLayers } from '@tiffin/kit/ui/open-layers.ts'
import { expect, test, vi } from 'vitest'
import { takeSession } from '../../state/session.ts'
import { makeNarrow, prepare, show } from '../../test/show.tsx'
import { Stock } from './stock.tsx'

prepare()

const [size] = aProduct().skuList
if (!size) throw new Error('a product without a size')
const products = ['tea', 'bun', 'tart'].map((productId) =>
  aProduct({ productId, productName: productId, skuList: [{ ...size, skuId: `${productId}-1` }] }),
)

/** A store with 24 buns, of which 3 are ordered, 3 tarts and 1.5 of milk; `sent` is what was moved. */
function openStock({ isGone = false, isManager = false } = {}) {
  const sent: Record<string, unknown>[] = []
  const stock = listStock.output.parse({
    list: [
      { kind: 2, itemId: 'bun-1', available: 21, inStore: 24, isCountedToday: false },
      { kind: 2, itemId: 'tart-1', available: 3, inStore: 3, isCountedToday: true },
      { kind: 1, itemId: 'milk', available: 1.5, inStore: 1.5, isCountedToday: false },
    ],
    planList: [{ kind: 2, itemId: 'bun-1', amountList: [40, 40, 40, 40, 40, 60, 0] }],
    materialList: [{ materialId: 'milk', materialName: 'Milk', unit: 'l' }],
  })
  vi.stubGlobal('fetch', async (address: string, { body }: { body: string }) => {
    if (isGone) throw new TypeError('Failed to fetch')
    if (/stock\/(move|plan)$/.test(address)) sent.push(JSON.parse(body))
    const data = address.endsWith('stock/move')
      ? { available: 22 }
      : address.endsWith('stock/list')
        ? stock
        : { list: products, total: 3, pageIndex: 1, pageSize: 500, hasMore: false }
    return new Response(JSON.stringify({ code: 200, message: '', data, successful: true }))
  })
  takeSession('a.b.c', {
    employeeName: 'Aisyah',
    storeId: 's1',
    storeName: 'Riverside',
    permission: isManager ? ['stock:count', 'store:edit'] : ['stock:count'],
  })
  show(<Stock />)
  return { sent }
}

const choose = async (name: string) => {
  fireEvent.click(await screen.findByRole('button', { name: new RegExp(`^${name}`) }))
  return within(screen.getByRole('complementary', { name }))
}
const type = (pane: ReturnType<typeof within>, keys: string) => {
  for (const key of keys) fireEvent.click(pane.getByRole('button', { name: key === '.' ? 'Decimal point' : key }))
}

test('[stock-20] of what should be there it says how much is in open orders', async () => {
  openStock()
  expect((await choose('bun')).getByText(/^Should be .24. · .3. of it in open orders$/)).toBeTruthy()
  expect((await choose('tart')).getByText(/^Should be .3.$/)).toBeTruthy()
})

test('[stock-7] a count goes with what was shown and why it differs, and the next stock follows', async () => {
  const { sent } = openStock()
  const pane = await choose('bun')
  expect(pane.getByText(/^Should be .24. /)).toBeTruthy()
  type(pane, '22')
  fireEvent.click(pane.getByRole('radio', { name: 'Dropped' }))
  fireEvent.click(pane.getByRole('button', { name: 'Save, next: tart' }))
  await waitFor(() =>
    expect(sent).toMatchObject([
      { kind: 2, itemId: 'bun-1', move: 'count', amount: 22, expected: 24, reason: 'Dropped' },
    ]),
  )
  expect(await screen.findByRole('complementary', { name: 'tart' })).toBeTruthy()
})

test('[stock-7] what is right takes one tap, a digit typed by mistake is deleted', async () => {
  const { sent } = openStock()
  const pane = await choose('bun')
  type(pane, '7')
  fireEvent.click(pane.getByRole('button', { name: 'Delete last digit' }))
  fireEvent.click(pane.getByRole('button', { name: 'As is' }))
  await waitFor(() => expect(sent).toMatchObject([{ move: 'count', amount: 24, expected: 24, reason: '' }]))
})

test('[stock-7] a delivery is added, and no more is thrown away than there is', async () => {
  const { sent } = openStock()
  const pane = await choose('tart')
  fireEvent.click(pane.getByRole('button', { name: 'Thrown away' }))
  type(pane, '4')
  expect(pane.getByRole('button', { name: 'Save' }).hasAttribute('disabled')).toBe(true)
  fireEvent.click(pane.getByRole('button', { name: 'Delivered' }))
  fireEvent.click(pane.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(sent).toMatchObject([{ itemId: 'tart-1', move: 'deliver', amount: 4 }]))
})

test('[stock-7] a material is counted with decimals; what is not counted begins with its first count', async () => {
  const { sent } = openStock()
  const tea = await choose('tea')
  expect(tea.getByText('Not counted')).toBeTruthy()
  expect(tea.queryByRole('button', { name: 'Delivered' })).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: 'Materials' }))
  const milk = await choose('Milk')
  type(milk, '1.25')
  fireEvent.click(milk.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(sent).toMatchObject([{ kind: 1, itemId: 'milk', amount: 1.25, expected: 1.5 }]))
})

test('[stock-7] a limit is taken away once that was asked', async () => {
  const { sent } = openStock()
  const pane = await choose('bun')
  fireEvent.click(pane.getByRole('button', { name: 'No longer count it' }))
  expect(sent).toEqual([])
  fireEvent.click(await screen.findByRole('button', { name: 'OK' }))
  await waitFor(() => expect(sent).toMatchObject([{ itemId: 'bun-1', move: 'end' }]))
})

test('[stock-16] a product of which few are left says so, a material never', async () => {
  openStock()
  expect(await screen.findByRole('button', { name: /^tart.*Only .?3.? left$/ })).toBeTruthy()
  expect(screen.getByRole('button', { name: /^bun.*21/ })).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Materials' }))
  expect(screen.getByRole('button', { name: /^Milk.*1\.5/ })).toBeTruthy()
})

test('a stock that did not load says so', async () => {
  openStock({ isGone: true })
  expect(await screen.findByText('The stock did not load', {}, { timeout: 8000 })).toBeTruthy()
})

test('[stock-9] who runs the store plans what is filled up at opening; others read it', async () => {
  openStock()
  const read = await choose('bun')
  expect(read.getByText(/^Mon–Fri .40. · Sat .60.$/)).toBeTruthy()
  expect(read.queryByRole('button', { name: 'Plan' })).toBeNull()
  expect((await choose('tart')).queryByText('Filled up at opening')).toBeNull()
})

test('[stock-9] a plan has an amount for each day; what is none is refused, and the first may stand for all', async () => {
  const { sent } = openStock({ isManager: true })
  const pane = await choose('tart')
  expect(pane.getByText('Nothing planned')).toBeTruthy()
  fireEvent.click(pane.getByRole('button', { name: 'Plan' }))
  const dialog = within(screen.getByRole('dialog', { name: 'Filled up at opening' }))
  const day = (name: string) => dialog.getByRole('textbox', { name })
  fireEvent.change(day('Mon'), { target: { value: '1.5' } })
  expect(dialog.getByText('0 to 999999')).toBeTruthy()
  expect(dialog.getByRole('button', { name: 'Save' })).toHaveProperty('disabled', true)
  fireEvent.change(day('Mon'), { target: { value: '١٢' } })
  fireEvent.click(dialog.getByRole('button', { name: 'Every day as on Mon' }))
  fireEvent.change(day('Sun'), { target: { value: '' } })
  fireEvent.click(dialog.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(sent).toEqual([{ kind: 2, itemId: 'tart-1', amountList: [12, 12, 12, 12, 12, 12, 0] }]))
})

test('[stock-9] a plan of zeros is none, and is said to be none', async () => {
  const { sent } = openStock({ isManager: true })
  fireEvent.click((await choose('bun')).getByRole('button', { name: 'Plan' }))
  const dialog = within(screen.getByRole('dialog', { name: 'Filled up at opening' }))
  fireEvent.change(dialog.getByRole('textbox', { name: 'Mon' }), { target: { value: '0' } })
  fireEvent.click(dialog.getByRole('button', { name: 'Every day as on Mon' }))
  fireEvent.click(dialog.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(sent).toMatchObject([{ itemId: 'bun-1', amountList: [0, 0, 0, 0, 0, 0, 0] }]))
  await waitFor(() => expect(useOverlays.getState().toast?.text).toBe('bun: Nothing planned'))
})

test.each([
  ['22', '⁦2⁩ less than expected'],
  ['26', '⁦2⁩ more than expected'],
  ['24', 'As expected'],
])('[stock-12] %s of 24 says before it is saved: %s', async (typed, words) => {
  openStock()
  const pane = await choose('bun')
  type(pane, typed)
  expect(pane.getByText(words)).toBeTruthy()
})

test('[stock-12] a figure that is far off is asked about once, and saved when it is right', async () => {
  const { sent } = openStock()
  const pane = await choose('bun')
  type(pane, '240')
  fireEvent.click(pane.getByRole('button', { name: 'Save, next: tart' }))
  expect(sent).toEqual([])
  const dialog = within(screen.getByRole('dialog', { name: 'Is this right?' }))
  expect(dialog.getByText(/240.* counted, .*24.* expected/)).toBeTruthy()
  fireEvent.click(dialog.getByRole('button', { name: /^Save .*240/ }))
  await waitFor(() => expect(sent).toMatchObject([{ move: 'count', amount: 240 }]))
})

test('[stock-12] the page says how far the count of the day is, and marks what is counted', async () => {
  openStock()
  expect(await screen.findByText(/1 of 2 counted today$/)).toBeTruthy()
  expect((await screen.findByRole('button', { name: /^tart/ })).textContent).toContain('Counted today')
})

test('[stock-17] of more than there should be nothing was dropped or eaten', async () => {
  const { sent } = openStock()
  const pane = await choose('bun')
  type(pane, '2')
  fireEvent.click(pane.getByRole('radio', { name: 'Dropped' }))
  type(pane, '6')
  expect(pane.getAllByRole('radio').map((radio) => radio.closest('label')?.textContent)).toEqual(['Miscounted before'])
  fireEvent.click(pane.getByRole('button', { name: 'Save, next: tart' }))
  await waitFor(() => expect(sent).toMatchObject([{ amount: 26, reason: '' }]))
})

test('[stock-12] why something is thrown away is asked under its own heading', async () => {
  openStock()
  const pane = await choose('tart')
  fireEvent.click(pane.getByRole('button', { name: 'Thrown away' }))
  type(pane, '1')
  expect(pane.getByRole('group', { name: 'Why it is thrown away' })).toBeTruthy()
})

test.each([
  ['closes the pane of a stock where it lies over the page', true, 1],
  ['leaves the pane of a stock beside the page', false, 0],
])('[kitchen-17] Back %s', async (_case, isNarrow, layers) => {
  if (isNarrow) makeNarrow()
  openStock()
  await choose('bun')
  expect(countLayers()).toBe(layers)
  act(closeTopLayer)
  expect(screen.queryByRole('complementary', { name: 'bun' }) === null).toBe(isNarrow)
  expect(countLayers()).toBe(0)
})
