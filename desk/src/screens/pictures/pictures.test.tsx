import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { refusals } from '@tiffin/contract/refusals'
import { expect, test, vi } from 'vitest'
import type { LibraryPicture, PictureUse } from '../../data/pictures.ts'
import { accountant, basics, noon, open, prepare } from '../../test/desk.tsx'
import { fakeServer } from '../../test/fake-server.ts'

prepare()

const aPicture = (pictureId: string, different: Partial<LibraryPicture> = {}): LibraryPicture => ({
  ...{ pictureId, pictureName: pictureId, address: `/media/${pictureId}`, wholeAddress: `/uploads/${pictureId}.webp` },
  ...{ altText: {}, width: 900, height: 600, isCutOut: false, focusX: 400, focusY: 500, zoom: 1000, isUsed: true },
  ...{ version: 3, addedAt: noon, ...different },
})

const uses: readonly PictureUse[] = [
  { kind: 'product', itemId: 'oolong', itemName: 'Oolong' },
  { kind: 'pageBlock', itemId: 'banner', itemName: '' },
  { kind: 'tab', itemId: '0', itemName: '' },
  { kind: 'paymentMethod', itemId: 'card', itemName: 'Card' },
  { kind: 'release', itemId: '4', itemName: 'Autumn' },
]

interface Library {
  readonly pictures?: readonly LibraryPicture[]
  readonly useList?: readonly PictureUse[]
  readonly me?: Parameters<typeof basics>[0]
  readonly next?: string
}

function desk({ pictures = [aPicture('window'), aPicture('door')], useList = uses, me, next }: Library = {}) {
  const list = (body: Record<string, unknown>) => {
    const shown = body.after === '' ? pictures : [aPicture('older')]
    return { data: { list: shown, next: body.after === '' ? (next ?? null) : null, total: pictures.length } }
  }
  return fakeServer({
    ...basics(me),
    'desk/picture/list': list,
    'desk/picture/detail': ({ pictureId }) => ({ data: { ...aPicture(String(pictureId)), useList } }),
  })
}

/** Stands in for uploads: answers in order, after saying that half of each file is sent. */
function fakeUploads(answers: readonly object[]) {
  let next = 0
  vi.stubGlobal(
    'XMLHttpRequest',
    class {
      response: unknown
      responseType = ''
      upload = new EventTarget()
      #all = new EventTarget()
      addEventListener = this.#all.addEventListener.bind(this.#all)
      open() {}
      setRequestHeader() {}
      send() {
        const answer = answers[next++]
        queueMicrotask(() => {
          this.upload.dispatchEvent(Object.assign(new Event('progress'), { loaded: 1, total: 2 }))
          this.response = answer
          this.#all.dispatchEvent(new Event('loadend'))
        })
      }
    },
  )
}

/** Answers forms with a file, which the server of other calls does not read. */
function takeUploads(data: LibraryPicture) {
  const others = fetch
  vi.stubGlobal('fetch', (address: string, init: RequestInit) =>
    init.body instanceof FormData ? Promise.resolve(Response.json({ code: 200, data })) : others(address, init),
  )
}

const tiles = async () =>
  within(await screen.findByRole('list', { name: 'Pictures' }))
    .getAllByRole('button')
    .map(({ textContent }) => textContent)
const file = (name: string) => new File(['x'], name, { type: 'image/png' })

test('the library says which pictures are unused or have no alternative text', async () => {
  desk({
    pictures: [
      aPicture('window', { altText: { 'en-US': 'A window' } }),
      aPicture('plain', { pictureName: '', isUsed: false }),
    ],
  })
  open('/desk/demo/pictures')
  expect(await tiles()).toEqual(['window', 'Unnamed pictureNo alternative text · Unused'])
})

test('name and view are asked of the server and stand in the address, and more is read on', async () => {
  const fake = desk({ next: 'door' })
  open('/desk/demo/pictures?text=win&show=textless')
  fireEvent.click(await screen.findByRole('button', { name: 'Show more' }))
  await screen.findByRole('button', { name: /^older/ })
  expect(fake.sentTo('desk/picture/list')).toMatchObject([
    { text: 'win', show: 'textless', after: '' },
    { text: 'win', show: 'textless', after: 'door' },
  ])
  fireEvent.change(screen.getByRole('combobox', { name: /^Show/ }), { target: { value: 'unused' } })
  await waitFor(() => expect(location.search).toBe('?text=win&show=unused'))
})

test('several files go at once, and one that is refused says why while the others arrive', async () => {
  const fake = desk()
  fakeUploads([
    { code: refusals.pictureTooSmall, message: 'Too small', data: {} },
    { code: 200, message: '', data: aPicture('new') },
    { code: refusals.fileTypeWrong, message: 'Please choose an image or video', data: {} },
  ])
  open('/desk/demo/pictures')
  await tiles()
  const files = [file('a.png'), file('b.png'), file('c.pdf')]
  fireEvent.change(screen.getByTestId('picture-files'), { target: { files } })
  const list = within(await screen.findByRole('region', { name: 'Uploads' }))
  await waitFor(() =>
    expect(list.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      ...['a.pngToo small', 'b.pngAdded', 'c.pdfThis is no PNG, JPEG, WebP or AVIF picture'],
    ]),
  )
  await waitFor(() => expect(fake.sentTo('desk/picture/list').length).toBe(2))
  fireEvent.click(list.getByRole('button', { name: 'Clear list' }))
  expect(screen.queryByRole('region', { name: 'Uploads' })).toBeNull()
})

test('[page-15] files are also chosen with a button', async () => {
  desk()
  open('/desk/demo/pictures')
  await tiles()
  const click = vi.spyOn(screen.getByTestId('picture-files'), 'click')
  fireEvent.click(screen.getByRole('button', { name: 'Upload pictures' }))
  expect(click).toHaveBeenCalledOnce()
})

test('files that are dropped anywhere on the library are sent', async () => {
  desk()
  fakeUploads([{ code: 200, message: '', data: aPicture('new') }])
  open('/desk/demo/pictures')
  await tiles()
  const library = screen.getByRole('region', { name: 'Pictures' })
  const dataTransfer = { types: ['Files'], files: [file('dropped.png')] }
  fireEvent.dragOver(library, { dataTransfer })
  expect(screen.getByText('Drop to upload')).toBeDefined()
  fireEvent.drop(library, { dataTransfer })
  expect(await screen.findByText('dropped.png')).toBeDefined()
  expect(screen.queryByText('Drop to upload')).toBeNull()
})

test('[media-6] a picture takes a text for each language, and asks before what is typed is lost', async () => {
  const fake = desk()
  open('/desk/demo/pictures?picture=window')
  fireEvent.click(await screen.findByRole('radio', { name: /العربية/ }))
  fireEvent.change(screen.getByLabelText('Alternative text in العربية'), { target: { value: ' شباك ' } })
  fireEvent.click(screen.getAllByRole('button', { name: 'Close' })[0] as HTMLElement)
  fireEvent.click(await screen.findByRole('button', { name: 'Cancel' }))
  fake.set({ 'desk/picture/update': { data: aPicture('window', { version: 4 }) } })
  fireEvent.click(screen.getByRole('button', { name: 'Save' }))
  await screen.findByText('Saved')
  expect(fake.sentTo('desk/picture/update')).toMatchObject([
    { pictureId: 'window', version: 3, pictureName: 'window', focusX: 400, altText: { 'ar-IQ': 'شباك', 'en-US': '' } },
  ])
})

test('what shows a picture is a way to it, and a picture that is shown or released cannot be deleted', async () => {
  desk()
  open('/desk/demo/pictures?picture=window')
  const list = within(await screen.findByRole('list', { name: 'Used in' }))
  expect(list.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    ...[
      'OolongProduct',
      'Home block',
      'Home tab',
      'CardPayment method',
      'AutumnRelease 4 · an undo could bring it back',
    ],
  ])
  expect(list.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    ...['/desk/demo/menu/oolong', '/desk/demo/pages?item=banner', '/desk/demo/pages?part=tabs', '/desk/demo/publish'],
  ])
  expect(screen.getByRole('button', { name: 'Delete' })).toHaveProperty('disabled', true)
})

test('a picture that nothing shows is deleted after a question', async () => {
  const fake = desk({ useList: [] })
  fake.set({ 'desk/picture/delete': { data: {} } })
  open('/desk/demo/pictures?picture=door')
  fireEvent.click(await screen.findByRole('button', { name: 'Delete' }))
  expect(screen.queryByRole('button', { name: 'Replace everywhere' })).toBeNull()
  const question = within(await screen.findByRole('dialog', { name: 'Delete this picture?' }))
  fireEvent.click(question.getByRole('button', { name: 'Delete' }))
  await waitFor(() => expect(location.search).toBe(''))
  expect(fake.sentTo('desk/picture/delete')).toEqual([{ pictureId: 'door', version: 3 }])
})

test('[media-7] replacing says how many things change and what stays before it is done', async () => {
  const fake = desk()
  fake.set({
    'desk/picture/replace': ({ isTrial }) => ({
      data: { draftId: isTrial ? null : 'd1', changeCount: 2, keptList: [uses[3]] },
    }),
  })
  takeUploads(aPicture('new'))
  open('/desk/demo/pictures?picture=window')
  fireEvent.click(await screen.findByRole('button', { name: 'Replace everywhere' }))
  fireEvent.change(screen.getByTestId('picture-file'), { target: { files: [file('new.png')] } })
  await screen.findByText('2 places show the new picture once the draft is published.')
  expect(screen.getByText('Card')).toBeDefined()
  fireEvent.click(screen.getByRole('button', { name: 'Put 2 changes into the draft' }))
  await screen.findByText('2 changes are in the draft')
  expect(fake.sentTo('desk/picture/replace').at(-1)).toEqual({
    ...{ pictureId: 'window', byPictureId: 'new', name: 'Another picture for window' },
  })
})

test('who may only read the menu sees everything and changes nothing', async () => {
  desk({ me: accountant })
  open('/desk/demo/pictures?picture=window')
  expect(await screen.findByLabelText('Name')).toHaveProperty('disabled', true)
  expect(screen.getByRole('button', { name: 'Replace everywhere' })).toHaveProperty('disabled', true)
  expect(screen.getByRole('button', { name: 'Upload pictures', hidden: true })).toHaveProperty('disabled', true)
})

test('an empty library says how to fill it, and one that cannot be read offers to try again', async () => {
  const fake = desk({ pictures: [] })
  open('/desk/demo/pictures')
  expect(await screen.findByText('No pictures yet')).toBeDefined()
  fake.set({ 'desk/picture/list': { code: 500, message: 'Broken' } })
  fireEvent.change(screen.getByRole('combobox', { name: /^Show/ }), { target: { value: 'unused' } })
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeDefined()
})
