import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { refusals } from '@tiffin/contract/refusals'
import { useOverlays } from '@tiffin/kit/client/overlays.ts'
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

function start(product: Record<string, unknown> = {}, isEmpty = false) {
  const fake = fakeMenu([aCategory('milk', 'Milk'), aProduct('plum', 'Plum tea', product)])
  const pictures = isEmpty ? [] : [aPicture('cup'), aPicture('window')]
  const list = ({ text = '', address = '' }: Record<string, unknown>) => {
    const found = pictures.filter((picture) =>
      address === '' ? picture.pictureName.includes(String(text)) : picture.address === address,
    )
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
})

/** Answers forms with a file one after the other; without an answer the connection is lost. */
function takeFiles(answers: readonly (object | undefined)[]) {
  const others = fetch
  const left = [...answers]
  vi.stubGlobal('fetch', async (address: string, init: RequestInit) => {
    if (!(init.body instanceof FormData)) return others(address, init)
    const answer = left.shift()
    if (answer === undefined) throw new TypeError('Failed to fetch')
    return Response.json(answer)
  })
}
const wrongKind = { code: refusals.fileTypeWrong, message: 'No picture', data: null }
const upload = () =>
  fireEvent.change(screen.getAllByTestId('picture-file').at(-1) as HTMLElement, {
    target: { files: [new File(['x'], 'tea.png', { type: 'image/png' })] },
  })

test('[media-8] a file that is not taken keeps the library open with the reason, and is sent again', async () => {
  const { fake } = start()
  const library = await openLibrary()
  takeFiles([wrongKind, undefined, { code: 200, data: aPicture('tea') }])
  upload()
  expect((await library.findByRole('alert')).textContent).toBe('This is no PNG, JPEG, WebP or AVIF picture')
  expect(library.queryByRole('button', { name: 'Try again' })).toBeNull()
  upload()
  fireEvent.click(await library.findByRole('button', { name: 'Try again' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await waitFor(() => expect(imageIn(fake)).toBe('/media/tea'), { timeout: 8000 })
})

test('[media-8] an empty library does not stand before the choice of a file', async () => {
  const { server } = start({}, true)
  const button = await screen.findByRole('button', { name: 'Add a picture: Choose a picture' })
  await waitFor(() => expect(server.sentTo('desk/picture/list')).toHaveLength(1))
  const click = vi.spyOn(HTMLInputElement.prototype, 'click')
  await waitFor(() => {
    fireEvent.click(button)
    expect(click).toHaveBeenCalled()
  })
  click.mockRestore()
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

test('[media-8] a picture that left the library meanwhile has no square to choose, and says so', async () => {
  const { server } = start({ image: '/media/window' })
  server.set({ 'desk/picture/list': { data: { list: [], next: null, total: 0 } } })
  fireEvent.click(await screen.findByRole('button', { name: /^Crop/ }))
  await waitFor(() => expect(useOverlays.getState().toast?.text).toBe('This picture is no longer in the library'))
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('[media-8] the square is chosen of a picture that was put there another day', async () => {
  const { server } = start({ image: '/media/window' })
  fireEvent.click(await screen.findByRole('button', { name: /^Crop/ }))
  await screen.findByRole('dialog', { name: 'Crop' })
  expect(server.sentTo('desk/picture/list')).toContainEqual({ address: '/media/window', pageSize: 1 })
})

test('[media-8] a picture that is none of the library has no square to choose', async () => {
  start({ image: '/uploads/window' })
  await screen.findByRole('button', { name: /Replace/ })
  expect(screen.queryByRole('button', { name: /^Crop/ })).toBeNull()
})

test('a refusal stays in the window', async () => {
  const { server, dialog } = await openFraming()
  server.set({ 'desk/picture/update': { code: refusals.pictureChanged, message: 'Changed by another person' } })
  fireEvent.click(dialog.getByRole('button', { name: 'Save' }))
  await dialog.findByText('Changed by another person')
  expect(dialog.getByRole('button', { name: 'Save' })).toHaveProperty('disabled', false)
})
