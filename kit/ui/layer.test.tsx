import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { Layer } from './layer.tsx'

beforeAll(() => {
  HTMLDialogElement.prototype.showModal ??= function showModal(this: HTMLDialogElement) {
    this.open = true
  }
  HTMLDialogElement.prototype.close ??= function close(this: HTMLDialogElement) {
    this.open = false
  }
})

afterEach(cleanup)

let pressed: string[] = []
beforeEach(() => {
  pressed = []
})

function Page() {
  const [isOpen, setOpen] = useState(true)
  const note = (name: string) => () => void pressed.push(name)
  return (
    <>
      <button type="button" onClick={note('below')}>
        Below
      </button>
      {isOpen && (
        <Layer kind="dialog" label="Question" isLeaving={false} onClose={() => setOpen(false)}>
          <button type="button" onClick={note('more')}>
            More
          </button>
          <button type="button" onClick={() => setOpen(false)}>
            Close
          </button>
        </Layer>
      )}
    </>
  )
}

/** Taps as a browser reports them: where, when, and the how many-th in a row. */
function tap(name: string, { detail = 1, at = 0, x = 0 } = {}): void {
  const event = new MouseEvent('click', { bubbles: true, cancelable: true, detail, clientX: x, clientY: 100 })
  Object.defineProperty(event, 'timeStamp', { value: at })
  fireEvent(screen.getByText(name), event)
}

describe('a layer in another one', () => {
  it('[kitchen-17] is closed by Escape alone', () => {
    const closed: string[] = []
    render(
      <Layer kind="dialog" label="Refund" isLeaving={false} onClose={() => closed.push('refund')}>
        <Layer kind="dialog" label="Approval" isLeaving={false} onClose={() => closed.push('approval')}>
          PIN
        </Layer>
      </Layer>,
    )
    fireEvent(screen.getByRole('dialog', { name: 'Approval' }), new Event('cancel', { cancelable: true }))
    expect(closed).toEqual(['approval'])
  })
})

describe('what lies below a layer', () => {
  it('[page-13] is not pressed by the second half of the tap that closed it, nor by the third', () => {
    render(<Page />)
    tap('Close')
    tap('Below', { detail: 2, at: 90 })
    tap('Below', { detail: 3, at: 180 })
    expect(pressed).toEqual([])
    tap('Below', { at: 2000 })
    expect(pressed).toEqual(['below'])
  })

  it('[page-13] is not pressed where the browser counts no taps: the second is soon and at the same place', () => {
    render(<Page />)
    tap('Close', { at: 1000 })
    tap('Below', { at: 1399, x: 23 })
    expect(pressed).toEqual([])
  })

  it.each([
    ['later', { at: 1400 }],
    ['elsewhere', { at: 1001, x: 24 }],
    ['by a key', { at: 1001, detail: 0 }],
  ])('[page-13] is pressed %s', (_, second) => {
    render(<Page />)
    tap('Close', { at: 1000 })
    tap('Below', second)
    expect(pressed).toEqual(['below'])
  })

  it('[page-13] is pressed twice by a double tap that began there', () => {
    render(<Page />)
    tap('Close')
    tap('Below', { at: 2000 })
    tap('Below', { detail: 2, at: 2090 })
    expect(pressed).toEqual(['below', 'below'])
  })

  it('[page-13] what lies in the layer counts every tap', () => {
    render(<Page />)
    tap('More')
    tap('More', { detail: 2, at: 90 })
    expect(pressed).toEqual(['more', 'more'])
  })
})
