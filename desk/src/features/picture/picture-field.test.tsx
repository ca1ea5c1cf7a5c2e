import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { refusals } from '@tiffin/contract/refusals'
import { expect, test, vi } from 'vitest'
import { basics, noon, open, prepare } from '../../test/desk.tsx'
import { aCategory, aProduct, fakeMenu } from '../../test/fake-menu.ts'
import { fakeServer } from '../../test/fake-server.ts'

prepare()

const aPicture = (name: string, different: object = {}) => ({
  ...{ pictureId: name, pictureName: name, address: `/media/${name}`, wholeAddress: `/uploads/${name}.webp` },
  ...{ altText: {}, width: 800, height: 400, isCutOut: false, focusX: 500, focusY: 500, zoom: 1000 },
  ...{ isUsed: false, version: 2, addedAt: noon, ...different },
})

function start() {
  const fake = fakeMenu([aCategory('milk', 'Milk'), aProduct('plum', 'Plum tea')])
  const pictures = [aPicture('cup'), aPicture('window')]
  const list = ({ text }: Record<string, unknown>) => {
    const found = pictures.filter(({ pictureName }) => pictureName.includes(String(text)))
    return { data: { list: found, next: null, total: found.length } }
  }
  const update = { data: aPicture('window', { address: '/media/window-left', focusX: 250 }) }
  const server = fakeServer({
    ...{ ...basics(), ...fake.answers },
    ...{ 'desk/picture/list': list, 'desk/picture/update': update },
    'desk/picture/detail': { data: { ...aPicture('window'), useList: [] } },
  })
  open('/desk/demo/menu/plum')
  return { fake, server }
}

const openLibrary = async () => {
  fireEvent.click(await screen.findByRole('button', { name: 'Add a picture: Choose a picture' }))
  return within(await screen.findByRole('dialog', { name: 'Add a picture' }))
}

const imageIn = ({ drafts }: ReturnType<typeof fakeMenu>) => drafts[0]?.changes[0]?.fields.image?.to

/** The product with the picture of the window, and the window for its square. */
async function openFraming() {
  const started = start()
  const library = await openLibrary()
  fireEvent.click(await library.findByRole('button', { name: /^window/ }))
  fireEvent.click(await screen.findByRole('button', { name: /^Crop/ }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Crop' }))
  const square = dialog.getByRole('button', { name: 'Part that is shown' })
  const save = async () => {
    fireEvent.click(dialog.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(started.server.sentTo('desk/picture/update')).toHaveLength(1))
    return started.server.sentTo('desk/picture/update')[0]
  }
  return { ...started, dialog, square, save }
}

test('[media-8] a picture of the library is found by its name and chosen', async () => {
  const { fake } = start()
  const library = await openLibrary()
  await library.findByRole('button', { name: /^cup/ })
  fireEvent.change(library.getByRole('searchbox'), { target: { value: 'wind' } })
  await waitFor(() => expect(library.queryByRole('button', { name: /^cup/ })).toBeNull())
  fireEvent.click(library.getByRole('button', { name: /^window/ }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await waitFor(() => expect(imageIn(fake)).toBe('/media/window'), { timeout: 8000 })
})

test('[media-8] a file is chosen from the same place', async () => {
  start()
  const library = await openLibrary()
  const click = vi.spyOn(HTMLInputElement.prototype, 'click')
  fireEvent.click(library.getByRole('button', { name: 'Upload a file' }))
  expect(click).toHaveBeenCalledTimes(1)
  click.mockRestore()
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('[media-8] the square of a picture is moved by keys, no further than the picture goes', async () => {
  const { fake, square, save } = await openFraming()
  fireEvent.keyDown(square, { key: 'ArrowLeft' })
  expect(square.style.left).toBe('23%')
  for (let press = 0; press < 20; press++) fireEvent.keyDown(square, { key: 'ArrowLeft' })
  fireEvent.keyDown(square, { key: 'ArrowDown' })
  expect([square.style.left, square.style.top]).toEqual(['0%', '0%'])
  const kept = { pictureId: 'window', version: 2, pictureName: 'window', altText: {} }
  expect(await save()).toEqual({ ...kept, focusX: 250, focusY: 500, zoom: 1000 })
  await waitFor(() => expect(imageIn(fake)).toBe('/media/window-left'), { timeout: 8000 })
})

test('[media-8] the square is brought nearer, moved with buttons, and let go of', async () => {
  const { dialog, square, save } = await openFraming()
  fireEvent.change(dialog.getByLabelText('Zoom'), { target: { value: '2000' } })
  expect([square.style.width, square.style.height]).toEqual(['25%', '50%'])
  fireEvent.click(dialog.getByRole('button', { name: 'Move up' }))
  fireEvent.click(dialog.getByRole('button', { name: 'Move right' }))
  dialog.getByText('Middle: 55% from the left, 45% from the top')
  fireEvent.click(dialog.getByRole('button', { name: 'As much as fits' }))
  fireEvent.click(dialog.getByRole('button', { name: 'Move down' }))
  fireEvent.click(dialog.getByRole('button', { name: 'Move left' }))
  expect(await save()).toMatchObject({ focusX: 450, focusY: 500, zoom: 1000 })
})

test('[media-8] the square is dragged as far as the pointer goes', async () => {
  const { square, save } = await openFraming()
  const frame = square.parentElement as HTMLElement
  frame.getBoundingClientRect = () => ({ width: 400, height: 200 }) as DOMRect
  fireEvent.pointerDown(square, { clientX: 200, clientY: 100 })
  for (let clientX = 201; clientX <= 240; clientX++) fireEvent.pointerMove(square, { clientX, clientY: 100 })
  fireEvent.pointerUp(square)
  fireEvent.pointerMove(square, { clientX: 0, clientY: 0 })
  expect(await save()).toMatchObject({ focusX: 600, focusY: 500 })
})

test('[media-8] another square keeps the name and the texts that a picture was given since it was chosen', async () => {
  const { server, save } = await openFraming()
  const changed = { version: 5, pictureName: 'Shop window', altText: { 'en-US': 'Our window' } }
  server.set({ 'desk/picture/detail': { data: { ...aPicture('window', changed), useList: [] } } })
  expect(await save()).toMatchObject(changed)
})

test('a refusal stays in the window', async () => {
  const { server, dialog } = await openFraming()
  server.set({ 'desk/picture/update': { code: refusals.pictureChanged, message: 'Changed by another person' } })
  fireEvent.click(dialog.getByRole('button', { name: 'Save' }))
  await dialog.findByText('Changed by another person')
  expect(dialog.getByRole('button', { name: 'Save' })).toHaveProperty('disabled', false)
})
