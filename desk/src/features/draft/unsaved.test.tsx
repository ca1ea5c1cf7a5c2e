import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { noteEdit } from '../../state/edits.ts'
import { basics, open, prepare } from '../../test/desk.tsx'
import { aCategory, aProduct, fakeMenu } from '../../test/fake-menu.ts'
import { fakeServer } from '../../test/fake-server.ts'

prepare()

const menu = () =>
  fakeMenu([aCategory('milk', 'Milk'), aProduct('oolong', 'Oolong Milk'), aProduct('lychee', 'Lychee Rose')])
const fields = (fake: ReturnType<typeof menu>, itemId: string) =>
  fake.drafts[0]?.changes.find((change) => change.itemId === itemId)?.fields

const rename = (itemId: string, code: string) =>
  noteEdit({
    draftId: 'd1',
    change: { kind: 'product', itemId, op: 'update', fields: { code: { from: '', to: code } } },
  })

test('[draft-18] an edit that is refused for good is set aside with the reason, the next are saved, and it is discarded', async () => {
  const fake = menu()
  fake.begin('Autumn')
  const server = fakeServer({ ...basics(), ...fake.answers })
  const { 'desk/draft/save': save } = fake.answers
  server.set({
    'desk/draft/save': (body) => {
      const { itemId } = body.change as { itemId: string }
      return itemId === 'oolong' ? { code: 413, message: 'That is too large.' } : save(body)
    },
  })
  open('/desk/demo/menu')
  await screen.findByRole('link', { name: 'Oolong Milk' })
  rename('oolong', 'OO')
  rename('lychee', 'LY')
  await waitFor(() => expect(fields(fake, 'lychee')).toEqual({ code: { from: '', to: 'LY' } }), { timeout: 5000 })
  await screen.findByText('Not saved. That is too large.')
  expect(JSON.parse(localStorage.getItem('tiffin.desk.unsaved.demo.adelaide') ?? '')).toMatchObject([
    { change: { itemId: 'oolong' } },
  ])
  await new Promise((resolve) => setTimeout(resolve, 1500)) // longer than a hand has to rest before it is saved
  expect(server.sentTo('desk/draft/save')).toHaveLength(2)
  fireEvent.click(screen.getByRole('button', { name: 'Discard' }))
  expect(screen.queryByText(/^Not saved/)).toBeNull()
  expect(localStorage.getItem('tiffin.desk.unsaved.demo.adelaide')).toBe('[]')
})

test('[draft-18] what was set aside is sent again when it is changed, or tried again', async () => {
  const fake = menu()
  fake.begin('Autumn')
  const server = fakeServer({ ...basics(), ...fake.answers })
  const refused = { code: 403, message: 'You may not do this.' }
  server.set({ 'desk/draft/save': refused })
  open('/desk/demo/menu')
  await screen.findByRole('link', { name: 'Oolong Milk' })
  rename('oolong', 'OO')
  await screen.findByText('Not saved. You may not do this.', {}, { timeout: 5000 })
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  await waitFor(() => expect(server.sentTo('desk/draft/save')).toHaveLength(2))
  await screen.findByText('Not saved. You may not do this.')
  server.set(fake.answers)
  noteEdit({
    draftId: 'd1',
    change: { kind: 'product', itemId: 'oolong', op: 'update', fields: { code: { from: 'OO', to: 'OM' } } },
  })
  await waitFor(() => expect(fields(fake, 'oolong')).toEqual({ code: { from: '', to: 'OM' } }), { timeout: 5000 })
})

test('[draft-18] while the server fails an edit is sent again after pauses that grow, and is not lost', async () => {
  const fake = menu()
  fake.begin('Autumn')
  const server = fakeServer({ ...basics(), ...fake.answers })
  server.set({ 'desk/draft/save': { code: 503, message: 'Busy.' } })
  open('/desk/demo/menu')
  await screen.findByRole('link', { name: 'Oolong Milk' })
  rename('oolong', 'OO')
  const sent = (times: number) =>
    waitFor(() => expect(server.sentTo('desk/draft/save')).toHaveLength(times), { timeout: 5000 })
  await sent(1)
  await screen.findByText('Not saved yet')
  await sent(2)
  const secondAt = Date.now()
  await sent(3)
  expect(Date.now() - secondAt).toBeGreaterThan(3000)
  server.set(fake.answers)
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  await waitFor(() => expect(fields(fake, 'oolong')).toEqual({ code: { from: '', to: 'OO' } }))
}, 20_000)

test('[draft-3] closing the question settles nothing, and what waits behind it is saved', async () => {
  const fake = menu()
  const { draftId } = fake.begin('Autumn')
  const server = fakeServer({ ...basics(), ...fake.answers })
  open('/desk/demo/menu')
  await screen.findByRole('link', { name: 'Oolong Milk' })
  const theirs = { code: { from: '', to: 'MEI' } }
  fake.save(draftId, { kind: 'product', itemId: 'oolong', op: 'update', fields: theirs })
  rename('oolong', 'OO')
  rename('lychee', 'LY')
  const title = 'Mei Lin changed this while you typed'
  const dialog = await screen.findByRole('dialog', { name: title }, { timeout: 5000 })

  fireEvent.click(within(dialog).getByRole('button', { name: 'Close' }))
  await screen.findByText(`Not saved. ${title}`)
  await waitFor(() => expect(fields(fake, 'lychee')).toBeDefined(), { timeout: 5000 })
  expect(fields(fake, 'oolong')).toEqual(theirs)
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(server.sentTo('desk/draft/save')).toHaveLength(2)
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  const again = await screen.findByRole('dialog', { name: title })
  fireEvent.click(within(again).getByRole('button', { name: 'Use the chosen' }))
  await waitFor(() => expect(fields(fake, 'oolong')?.code?.to).toBe('OO'), { timeout: 5000 })
})

test('[draft-3] who archives what another person edits meanwhile is asked, with what they made of it', async () => {
  const fake = menu()
  const { draftId } = fake.begin('Autumn')
  fakeServer({ ...basics(), ...fake.answers })
  open('/desk/demo/menu')
  await screen.findByRole('link', { name: 'Oolong Milk' })
  const theirs = { code: { from: '', to: 'MEI' } }
  fake.save(draftId, { kind: 'product', itemId: 'oolong', op: 'update', fields: theirs })
  noteEdit({ draftId, change: { kind: 'product', itemId: 'oolong', op: 'archive', fields: {} } })
  const title = 'Mei Lin changed this while you typed'
  const dialog = await screen.findByRole('dialog', { name: title }, { timeout: 5000 })
  within(dialog).getByRole('radio', { name: 'Yours Archived' })
  within(dialog).getByRole('radio', { name: /^Theirs .*MEI$/ })
  fireEvent.click(within(dialog).getByRole('button', { name: 'Use the chosen' }))
  await waitFor(() => expect(fake.drafts[0]?.changes).toMatchObject([{ op: 'archive', fields: theirs }]), {
    timeout: 5000,
  })
})
