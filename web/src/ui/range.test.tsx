import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { Range } from './range.tsx'

afterEach(cleanup)

it.each([
  [1, 4, 2.5, '0.5'],
  [0, 300, 0, '0'],
  [0, 300, 300, '1'],
  [0, 0, 0, '0'],
])('[page-38] a slider from %i to %i at %i is filled so far: %s', (min, max, value, filled) => {
  render(<Range label="Points" step={0.05} onChange={() => undefined} {...{ min, max, value }} />)
  expect(screen.getByRole('slider').style.getPropertyValue('--filled')).toBe(filled)
})
