import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { aStart, basics, open, prepare } from '../../test/desk.tsx'
import { fakeServer } from '../../test/fake-server.ts'

prepare()

test('first products that are refused leave no draft behind', async () => {
  const server = fakeServer({
    ...basics(),
    'desk/start/detail': () => ({ data: aStart() }),
    'desk/draft/create': () => ({ data: { draftId: 'd1', version: 1 } }),
    'desk/draft/save': () => ({ data: { version: 4, change: null } }),
    'desk/draft/lint': () => ({ data: { version: 4, faultList: [], findingList: [] } }),
    'desk/draft/publish': () => ({ code: 81030, message: 'Nothing was published' }),
    'desk/draft/discard': () => ({}),
  })
  open('/desk/demo/start?step=products')
  for (const [label, value] of [
    ['Name 1', 'Rice'],
    ['Price 1', '9.90'],
    ['Category 1', 'Mains'],
  ] as const)
    fireEvent.change(await screen.findByLabelText(label), { target: { value } })
  fireEvent.click(screen.getByRole('button', { name: 'Publish and continue' }))
  await screen.findByText('Nothing was published')
  expect(server.sentTo('desk/draft/discard')).toEqual([{ draftId: 'd1', version: 4 }])
})

test('a line that cannot be published says beside its fields what is missing', async () => {
  fakeServer({ ...basics(), 'desk/start/detail': { data: aStart() } })
  open('/desk/demo/start?step=products')
  const price = await screen.findByLabelText('Price 1')
  fireEvent.change(screen.getByLabelText('Name 1'), { target: { value: 'Rice' } })
  fireEvent.change(price, { target: { value: '9,9,9' } })
  fireEvent.click(screen.getByRole('button', { name: 'Publish and continue' }))
  const notice = await screen.findByText('Enter a price · Enter a category')
  expect(notice.getAttribute('role')).toBe('alert')
  expect(document.activeElement).toBe(price)
  expect(price.getAttribute('aria-describedby')).toBe(notice.id)
  expect(price.getAttribute('aria-invalid')).toBe('true')
  expect(screen.getByLabelText('Name 1').getAttribute('aria-invalid')).toBe('false')
  fireEvent.change(price, { target: { value: '9.90' } })
  expect(notice.textContent).toBe('Enter a category')
})

test('[brand-10] what was typed and not sent is there again after leaving the page, and gone once it is published', async () => {
  const server = fakeServer({
    ...basics(),
    'desk/start/detail': { data: aStart() },
    'desk/draft/create': { data: { draftId: 'd1', version: 1 } },
    'desk/draft/save': { data: { version: 4, change: null } },
    'desk/draft/lint': { data: { version: 4, faultList: [], findingList: [] } },
    'desk/draft/publish': { data: { releaseNo: 1 } },
  })
  const openStep = (step: string) => {
    cleanup()
    open(`/desk/demo/start?step=${step}`)
  }
  const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } })
  openStep('store')
  await screen.findByLabelText('Street address')
  type('Street address', '3 River Valley Road')
  openStep('products')
  await screen.findByLabelText('Name 1')
  type('Name 1', 'Rice')
  type('Price 1', '9.90')
  openStep('store')
  expect(await screen.findByLabelText('Street address')).toHaveProperty('value', '3 River Valley Road')
  openStep('products')
  expect(await screen.findByLabelText('Name 1')).toHaveProperty('value', 'Rice')
  type('Category 1', 'Mains')
  fireEvent.click(screen.getByRole('button', { name: 'Publish and continue' }))
  await waitFor(() => expect(server.sentTo('desk/draft/publish')).toHaveLength(1))
  openStep('products')
  expect(await screen.findByLabelText('Name 1')).toHaveProperty('value', '')
})
