import { fireEvent, screen } from '@testing-library/react'
import { Dialog } from '@tiffin/kit/ui/dialog.tsx'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { prepare, show } from '../test/show.tsx'
import { Keypad } from './keypad.tsx'

prepare()

function Pad({ name, hasPoint = false, isCode = false }: { name: string; hasPoint?: boolean; isCode?: boolean }) {
  const [value, setValue] = useState('')
  return (
    <>
      <output aria-label={name}>{value}</output>
      <Keypad {...{ value, hasPoint, isCode }} onChange={setValue} labels={{ delete: 'Delete', point: 'Point' }} />
    </>
  )
}

const typed = (name: string) => screen.getByRole('status', { name }).textContent
const type = (keys: readonly string[], target: Element = document.body) => {
  for (const key of keys) fireEvent.keyDown(target, { key })
}

test('[kitchen-39] figures, a point and Backspace of a keyboard are those of the pad', () => {
  show(<Pad name="amount" hasPoint />)
  type(['1', '2', ',', '5', 'x', 'Enter'])
  expect(typed('amount')).toBe('12.5')
  type(['Backspace', '7'])
  expect(typed('amount')).toBe('12.7')
  fireEvent.keyDown(document.body, { key: '9', ctrlKey: true })
  expect(typed('amount')).toBe('12.7')
})

test('[kitchen-39] a pad without a point takes none, and a PIN keeps the nought in front', () => {
  show(<Pad name="pin" isCode />)
  type(['0', '.', '4', '8', '1'])
  expect(typed('pin')).toBe('0481')
})

test('[kitchen-39] what is typed in a field is the field’s, and of two pads the one on top has the figures', () => {
  show(
    <>
      <Pad name="below" />
      <Dialog title="Over it" onClose={() => {}}>
        <Pad name="above" />
        <input aria-label="note" />
        <input type="radio" aria-label="reason" />
      </Dialog>
    </>,
  )
  type(['3'], screen.getByRole('textbox', { name: 'note' }))
  expect([typed('below'), typed('above')]).toEqual(['', ''])
  type(['4'], screen.getByRole('radio', { name: 'reason' }))
  type(['5'])
  expect([typed('below'), typed('above')]).toEqual(['', '45'])
})
