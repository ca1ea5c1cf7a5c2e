import { expect, test } from 'vitest'
import { initialsOf } from './avatar.tsx'

test('initials are those of the first and the last name, and one sign of a name without blanks', () => {
  expect(['Adelaide Koh', 'Mei Lin Tan', 'riverside', '陈美玲', ' jun  tan ', ''].map(initialsOf)).toEqual([
    'AK',
    'MT',
    'R',
    '陈',
    'JT',
    '',
  ])
})
