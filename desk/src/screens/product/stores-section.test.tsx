import { fireEvent, screen, within } from '@testing-library/react'
import { test } from 'vitest'
import { basics, open, prepare } from '../../test/desk.tsx'
import { aCategory, aProduct, aSku, fakeMenu } from '../../test/fake-menu.ts'
import { fakeServer } from '../../test/fake-server.ts'

prepare()

test('a store’s price of the one size that has no name is called just that', async () => {
  const tin = aProduct('tin', 'Tea tin', { parts: [aSku('tin-1', 'tin', { name: {} })] })
  fakeServer({ ...basics(), ...fakeMenu([aCategory('milk', 'Milk'), tin]).answers })
  open('/desk/demo/menu/tin')
  fireEvent.change(await screen.findByLabelText('Add a store that differs'), { target: { value: 's2' } })
  within(await screen.findByRole('group', { name: 'Katong' })).getByRole('button', { name: 'Price' })
})
