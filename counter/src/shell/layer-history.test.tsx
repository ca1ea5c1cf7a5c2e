import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { Dialog } from '@tiffin/kit/ui/dialog.tsx'
import { useState } from 'react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { prepare } from '../test/show.tsx'
import { followLayers } from './layer-history.ts'

prepare()

let stop = () => {}
beforeEach(() => {
  history.replaceState(null, '', '#/orders')
  stop = followLayers()
})
afterEach(() => {
  cleanup()
  stop()
})

function Page() {
  const [names, setNames] = useState(['Refund', 'Needs approval'])
  return names.map((name) => (
    <Dialog key={name} title={name} onClose={() => setNames((before) => before.filter((each) => each !== name))}>
      <button type="button" onClick={() => setNames([])}>
        Close
      </button>
    </Dialog>
  ))
}

const titles = () => screen.queryAllByRole('dialog').map((dialog) => dialog.getAttribute('aria-label'))

test('[kitchen-17] Back closes the dialog on top, then the one below it, and leaves the page only after them', async () => {
  location.hash = '#/shift'
  location.hash = '#/orders'
  await waitFor(() => expect(location.hash).toBe('#/orders'))
  render(<Page />)
  act(() => history.back())
  await waitFor(() => expect(titles()).toEqual(['Refund']))
  act(() => history.back())
  await waitFor(() => expect(titles()).toEqual([]))
  expect(location.hash).toBe('#/orders')
  history.back()
  await waitFor(() => expect(location.hash).toBe('#/shift'))
})

test('[kitchen-17] after dialogs that were closed otherwise one Back leaves the page', async () => {
  location.hash = '#/shift'
  location.hash = '#/orders'
  render(<Page />)
  fireEvent.click(screen.getAllByText('Close')[0] as HTMLElement) // as: both dialogs have one
  await waitFor(() => expect(titles()).toEqual([]))
  expect(location.hash).toBe('#/orders')
  history.back()
  await waitFor(() => expect(location.hash).toBe('#/shift'))
})
