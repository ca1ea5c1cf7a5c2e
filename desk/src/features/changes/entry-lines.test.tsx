import { render } from '@testing-library/react'
import { beforeAll, expect, test } from 'vitest'
import { switchLanguage } from '../../state/words.ts'
import { EntryLines } from './entry-lines.tsx'

beforeAll(() => switchLanguage('en-US'))

const lines = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ key: String(index), subject: '', label: `Field ${index}` }))

test.each([
  { count: 7, folded: 0 },
  { count: 8, folded: 2 },
  { count: 113, folded: 107 },
])('of $count lines $folded are folded', ({ count, folded }) => {
  const { container } = render(<EntryLines lines={lines(count)} />)
  const details = container.querySelector('details')
  expect(details?.querySelectorAll('.changeline').length ?? 0).toBe(folded)
  expect(container.querySelectorAll('.changeline')).toHaveLength(count)
  expect(details?.querySelector('summary')?.textContent).toBe(folded > 0 ? `Show ${folded} more` : undefined)
})
