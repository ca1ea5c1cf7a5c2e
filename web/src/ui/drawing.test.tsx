import { render } from '@testing-library/react'
import { expect, it } from 'vitest'
import { Drawing } from './drawing.tsx'

it.each(['cup', 'plate', 'box'] as const)(
  '[page-44] the drawing of a %s is china with a golden rim and a shadow',
  (name) => {
    const { container } = render(<Drawing name={name} />)
    for (const part of ['china', 'rim', 'shade']) expect(container.querySelector(`svg [class*="${part}"]`)).toBeTruthy()
    expect(container.querySelector('svg')?.firstElementChild?.getAttribute('class')).toMatch(/shade/)
  },
)
