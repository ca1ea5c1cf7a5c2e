import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { type SubmitEvent, useState } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { SubmitButton } from './submit-button.tsx'

afterEach(cleanup)

function Form({ onSubmit }: { onSubmit: () => void }) {
  const [isBusy, setBusy] = useState(false)
  function submit(event: SubmitEvent) {
    event.preventDefault()
    setBusy(true)
    onSubmit()
  }
  return (
    <form onSubmit={submit}>
      <SubmitButton isBusy={isBusy}>Make the store</SubmitButton>
    </form>
  )
}

test('a double click sends a form once', () => {
  const onSubmit = vi.fn()
  render(<Form onSubmit={onSubmit} />)
  fireEvent.click(screen.getByRole('button'))
  fireEvent.click(screen.getByRole('button'))
  expect(onSubmit).toHaveBeenCalledTimes(1)
})
