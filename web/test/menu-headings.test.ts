import { fireEvent, screen, within } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { closeApp, fakeServer, openApp, settle } from './app.ts'
import { takeComplaints } from './setup.ts'
import { click, menuAddress } from './steps.ts'

afterEach(closeApp)

const rail = () => screen.getByRole('navigation', { name: 'Categories' })
const marked = () => rail().querySelector('[aria-current]')?.textContent

/** In this made-up window every heading stands at the top, so a look at the places marks the last one. */
it.each([
  ['an address', async () => {}, 'Bread'],
  ['a tap', () => click(within(rail()).getByRole('button', { name: 'Pastry' })), 'Pastry'],
])('[page-31] the heading that %s asked for stays marked until the customer scrolls', async (_what, ask, heading) => {
  fakeServer()
  await openApp({ hash: `${menuAddress}?categoryId=bread` })
  await screen.findByText('Butter Croissant')
  await ask()
  await settle(1500)
  const list = document.querySelector('[data-section]')?.parentElement
  if (!list) throw new Error('no list')
  fireEvent.scroll(list)
  expect(marked()).toBe(heading)
  fireEvent.wheel(list)
  fireEvent.scroll(list)
  expect(marked()).not.toBe(heading)
})

it('[page-31] the marked heading follows the list in the frame in which that is scrolled', async () => {
  fakeServer()
  await openApp({ hash: `${menuAddress}?categoryId=bread` })
  await screen.findByText('Butter Croissant')
  await settle(1500)
  const list = document.querySelector('[data-section]')?.parentElement
  if (!list) throw new Error('no list')
  fireEvent.wheel(list)
  list.dispatchEvent(new Event('scroll'))
  await Promise.resolve() // what stands between the scroll and the paint of its frame
  expect(marked()).not.toBe('Bread')
  takeComplaints() // that nothing waited for React
})
