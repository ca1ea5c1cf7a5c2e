import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { closeTopLayer } from '@tiffin/kit/ui/open-layers.ts'
import { expect, test } from 'vitest'
import { ChangeDialog } from '../../features/cash/change-dialog.tsx'
import { endChange, useChange } from '../../features/cash/say-change.ts'
import { atStore } from '../../test/open-board.tsx'
import { openFirst, openOrders, press, sold } from '../../test/open-orders.tsx'
import { makeNarrow, prepare, show } from '../../test/show.tsx'

prepare()

test.each([
  ['of cash stands with its code until it is dismissed', { paymentMethod: atStore, paymentNo: null }, true],
  ['of a provider is said in passing', {}, false],
])('[shift-17] a refund %s', async (_case, paid, isBack) => {
  const { code } = openOrders({ order: { ...sold, ...paid } })
  await openFirst(code)
  press('Refund')
  const dialog = within(await screen.findByRole('dialog'))
  fireEvent.click(dialog.getByRole('button', { name: /^One more to refund/ }))
  fireEvent.click(dialog.getByRole('radio', { name: 'Too late' }))
  fireEvent.click(dialog.getByRole('button', { name: /^Refund .*5\.00/ }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(useChange.getState().change).toEqual(isBack ? { code, amount: 500, isBack } : undefined)
  show(<ChangeDialog />)
  expect(screen.queryByRole('dialog', { name: `To give back · ${code}` }) !== null).toBe(isBack)
  act(endChange)
})

test('[kitchen-17] Back closes the pane of an order that lies over the page', async () => {
  makeNarrow()
  const { code } = openOrders()
  await openFirst(code)
  act(closeTopLayer)
  expect(screen.queryByRole('complementary', { name: code })).toBeNull()
})
