import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { Board } from '../screens/board/board.tsx'
import { takeSession } from '../state/session.ts'
import { fakeServer } from '../test/fake-server.ts'
import { anOrder } from '../test/orders.ts'
import { prepare, show } from '../test/show.tsx'
import { Rail } from './rail.tsx'

prepare()

const rights = [
  'order:manage',
  'order:assist',
  'order:read',
  'stock:sold-out',
  'stock:count',
  'store:edit',
  'shift:manage',
]

function openRail({ isNarrow, permission = rights }: { isNarrow: boolean; permission?: string[] }) {
  vi.stubGlobal('matchMedia', () => ({ matches: isNarrow, addEventListener() {}, removeEventListener() {} }))
  fakeServer()
  takeSession('a.b.c', { employeeName: 'Aisyah', storeId: 's1', storeName: 'Riverside', permission })
  show(<Rail page="shift" />)
  const linkNames = () => screen.getAllByRole('link').map(({ textContent }) => textContent)
  return { linkNames }
}

test('a tablet shows every page that the employee may open', () => {
  const { linkNames } = openRail({ isNarrow: false })
  expect(linkNames()).toEqual(['Board', 'New order', 'Orders', 'Sold out', 'Stock', 'Store', 'Shift'])
  expect(screen.getByRole('button', { name: 'Settings' })).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'More' })).toBeNull()
})

test('a phone shows four pages, and the others with the settings behind one button, which is marked while one of them is open', () => {
  const { linkNames } = openRail({ isNarrow: true })
  expect(linkNames()).toEqual(['Board', 'New order', 'Orders', 'Sold out'])
  const more = screen.getByRole('button', { name: 'More' })
  expect(more.getAttribute('aria-current')).toBe('true')
  fireEvent.click(more)
  const dialog = within(screen.getByRole('dialog', { name: 'More' }))
  expect(dialog.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['Stock', 'Store', 'Shift'])
  expect(dialog.getByRole('link', { name: 'Shift' }).getAttribute('aria-current')).toBe('page')
  fireEvent.click(dialog.getByRole('button', { name: 'Settings' }))
  expect(screen.queryByRole('dialog', { name: 'More' })).toBeNull()
  expect(screen.getByText('Riverside')).toBeTruthy()
})

test('[assist-3] new orders are counted beside every page', async () => {
  fakeServer([anOrder(), anOrder(), anOrder({ status: 30 })])
  takeSession('a.b.c', { employeeName: 'Aisyah', storeId: 's1', storeName: 'Riverside', permission: rights })
  show(
    <>
      <Board />
      <Rail page="assist" />
    </>,
  )
  expect(screen.getByRole('link', { name: 'Board' })).toBeTruthy()
  await waitFor(() => expect(screen.getByRole('link', { name: /Board\s*2 new orders/ })).toBeTruthy())
})
