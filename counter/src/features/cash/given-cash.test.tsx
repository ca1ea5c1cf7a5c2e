import { fireEvent, screen } from '@testing-library/react'
import { money } from '@tiffin/core/money/money'
import { type Bootstrap, useBootstrap } from '@tiffin/kit/client/bootstrap.ts'
import { expect, test } from 'vitest'
import { prepare, show } from '../../test/show.tsx'
import { GivenCash } from './given-cash.tsx'

prepare()

const plain = (text: string | null) => (text ?? '').replace(/[\u2066\u2069]/g, '')
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }))
const sentence = /^Change to give|still to pay$/
const change = () => plain(screen.getByText(sentence).textContent)

test('[shift-8] accepting cash says the change for a note that is tapped or an amount that is typed', () => {
  const corpSetting = { currentUnit: '$', currencyScale: 2, defaultFractionDigits: 2, groupingSeparator: ',' }
  useBootstrap.setState({ bootstrap: { corpSetting } as unknown as Bootstrap }) // as: nothing here reads more of it
  show(<GivenCash due={money(1164)} onChange={() => undefined} />)
  expect(screen.queryByText(sentence)).toBeNull()
  press('Exact')
  expect(change()).toBe('Change to give: $0.00')
  press(/20\.00/)
  expect(change()).toBe('Change to give: $8.36')
  press('Another amount')
  press('9')
  expect(change()).toBe('$2.64 still to pay')
  press('0')
  expect(change()).toBe('Change to give: $78.36')
})
