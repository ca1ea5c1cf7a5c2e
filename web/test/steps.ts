import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect } from 'vitest'
import { type FakeServer, fakeServer, goodToken, openApp, settle } from './app.ts'

/** The button at the foot of the confirmation: it pays at once where that is done online. */
export const placing = /^(?:Pay|Place order)/

export const menuAddress = '#/pages/home/menu/menu'

export async function click(element: HTMLElement): Promise<void> {
  fireEvent.click(element)
  await settle()
}

export const button = (name: string | RegExp) => screen.findByRole('button', { name })

/** The menu, with its products there. */
export async function openMenu(stored = {}): Promise<FakeServer & Awaited<ReturnType<typeof openApp>>> {
  const server = fakeServer()
  const app = await openApp({ hash: menuAddress, stored })
  await screen.findByText('Butter Croissant')
  return { ...server, ...app }
}

/** A customer with one croissant at the confirmation page. */
export async function openConfirm(stored = {}) {
  const app = await openMenu({ icc_token: goodToken(), ...stored })
  await click(await button('Add Butter Croissant'))
  await click(await button('Check out'))
  await waitFor(() => expect(screen.getByRole('button', { name: placing })).toHaveProperty('disabled', false))
  return app
}
