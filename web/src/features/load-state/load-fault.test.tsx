import { fireEvent, render, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { LoadFault } from './load-fault.tsx'

it('[page-46] what did not load is named, with another try', () => {
  const onRetry = vi.fn()
  render(<LoadFault title="Could not load the stores" onRetry={onRetry} />)
  expect(screen.getByText('Could not load the stores').tagName).toBe('B')
  fireEvent.click(screen.getByRole('button'))
  expect(onRetry).toHaveBeenCalledTimes(1)
})
