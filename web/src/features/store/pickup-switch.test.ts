import { render, screen } from '@testing-library/react'
import { createElement } from 'react'
import { expect, it } from 'vitest'
import { stores } from '../../../test/fake/shop.ts'
import { choosePickup } from '../../state/store/pickup.ts'
import { PickupSwitch } from './pickup-switch.tsx'

it('[R-1.4] a pick-up method that the store does not offer cannot be chosen; the one that it offers is', () => {
  const [store] = stores
  if (store === undefined) throw new Error('the shop has stores')
  choosePickup(1)
  render(createElement(PickupSwitch, { store: { ...store, pickupMethodList: [2] } }))
  const ways = screen.getAllByRole<HTMLInputElement>('radio')
  expect(ways.map(({ disabled, checked }) => [disabled, checked])).toEqual([
    [true, false],
    [false, true],
  ])
})
