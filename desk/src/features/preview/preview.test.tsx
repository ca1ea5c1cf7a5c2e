import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { aStore, basics, open, prepare, storesOf } from '../../test/desk.tsx'
import { aCategory, aProduct, fakeMenu } from '../../test/fake-menu.ts'
import { fakeServer } from '../../test/fake-server.ts'

prepare()

/** A draft with another price, and a server whose previews are numbered. */
function autumn() {
  const menu = fakeMenu([aCategory('milk', 'Milk'), aProduct('oolong', 'Oolong')])
  const { draftId } = menu.begin('Autumn')
  const price = { from: 520, to: 540 }
  menu.save(draftId, { kind: 'sku', itemId: 'oolong-r', op: 'update', fields: { price } })
  const stores = [aStore(), aStore({ storeId: 's2', storeName: 'Thamel', timeZone: 'Asia/Kathmandu' })]
  let made = 0
  const server = fakeServer({
    ...{ ...basics(), ...menu.answers, 'desk/store/list': storesOf(stores) },
    'desk/draft/releases': { data: { list: [], next: null } },
    'desk/draft/preview': () => ({ data: { token: `token-${++made}.s`, expiresAt: Date.UTC(2026, 10, 21, 6, 30) } }),
  })
  return { menu, draftId, server, asked: () => server.sentTo('desk/draft/preview') }
}

const frame = (dialog: HTMLElement) => within(dialog).findByTitle('The app with this draft')

async function openPreview() {
  open('/desk/demo/publish')
  const button = await screen.findByRole('button', { name: 'Preview' })
  await waitFor(() => expect(button).toHaveProperty('disabled', false))
  fireEvent.click(button)
  return screen.findByRole('dialog', { name: 'Preview of Autumn' })
}

test('[draft-10] the app is framed with the draft, at a store, an instant by its clock, as whom and in which language', async () => {
  const { draftId, asked } = autumn()
  const dialog = await openPreview()
  const address = () => dialog.querySelector('iframe')?.getAttribute('src') ?? ''
  await waitFor(() => expect(address()).toMatch(/\/\?corp=demo&preview=token-1\.s#\/pages\/home\/menu\/menu$/))
  const wish = { draftId, storeId: 's1', isMember: false, language: 'en-US' }
  expect(asked()).toEqual([{ ...wish, at: expect.any(Number) }])

  fireEvent.change(within(dialog).getByLabelText('Day'), { target: { value: '2026-11-28' } })
  fireEvent.change(within(dialog).getByRole('textbox', { name: 'Time' }), { target: { value: '21:30' } })
  const saturday = Date.UTC(2026, 10, 28, 13, 30)
  await waitFor(() => expect(asked().at(-1)).toEqual({ ...wish, at: saturday }))
  fireEvent.click(within(dialog).getByRole('radio', { name: 'A member' }))
  await waitFor(() => expect(asked().at(-1)).toEqual({ ...wish, at: saturday, isMember: true }))
  fireEvent.change(within(dialog).getByLabelText('Store'), { target: { value: 's2' } })
  const kathmandu = Date.UTC(2026, 10, 28, 15, 45)
  await waitFor(() => expect(asked().at(-1)).toEqual({ ...wish, storeId: 's2', at: kathmandu, isMember: true }))
  within(dialog).getByText('By the clock of the store, Asia/Kathmandu')
  fireEvent.change(within(dialog).getByLabelText('Language of the app'), { target: { value: 'th-TH' } })
  await waitFor(() => expect(asked().at(-1)).toMatchObject({ language: 'th-TH' }))
  const count = asked().length
  await waitFor(() => expect(address()).toContain(`preview=token-${count}.s`))
})

test('a phone scans the address of the very preview that is shown, and hears how long it works', async () => {
  autumn()
  const dialog = await openPreview()
  const address = (await frame(dialog)).getAttribute('src')
  within(dialog).getByRole('img', { name: 'Scan to look at it on a phone' })
  const link = within(dialog).getByRole('link', { name: 'Open in a new tab' })
  expect(link.getAttribute('href')).toBe(address)
  within(dialog).getByText('Works until 14:30, on every phone that has scanned it')
})

test('what cannot be published cannot be shown, and says where the faults are listed', async () => {
  const { server } = autumn()
  const faultList = [{ kind: 'product', itemId: 'oolong', field: 'name', fault: 'required' }]
  server.set({ 'desk/draft/preview': { code: 82005, message: 'Something is missing', data: { faultList } } })
  const dialog = await openPreview()
  await within(dialog).findByText('Some of it cannot be shown yet')
  expect(dialog.querySelector('iframe')).toBeNull()
})

test('without a change there is nothing to preview', async () => {
  const { menu } = autumn()
  menu.drafts.length = 0
  open('/desk/demo/publish')
  await screen.findByRole('heading', { name: 'Nothing to publish' })
  expect(screen.getByRole('button', { name: 'Preview' })).toHaveProperty('disabled', true)
})

test('what was typed a moment ago is saved before it is shown', async () => {
  const { server, asked } = autumn()
  open('/desk/demo/menu/oolong')
  fireEvent.change(await screen.findByLabelText('Price'), { target: { value: '5.6' } })
  fireEvent.click(screen.getByRole('button', { name: 'Preview' }))
  await waitFor(() => expect(asked()).toHaveLength(1))
  expect(server.sentTo('desk/draft/save')).toHaveLength(1)
})

test('the app comes up in the language in which a text was typed last', async () => {
  const { asked } = autumn()
  open('/desk/demo/menu/oolong')
  fireEvent.click(await screen.findByRole('radio', { name: /^ไทย/ }))
  fireEvent.change(screen.getAllByLabelText('Name in ไทย')[0] as HTMLElement, { target: { value: 'อู่หลง' } })
  fireEvent.click(screen.getByRole('button', { name: 'Preview' }))
  await waitFor(() => expect(asked()).toHaveLength(1))
  expect(asked()[0]).toMatchObject({ language: 'th-TH' })
})
