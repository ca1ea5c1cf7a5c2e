import { expect, test } from 'vitest'
import { initials } from './initials.ts'

test.each([
  ['Mira', 'M'],
  ['mira de la Cruz', 'MD'],
  ['👨\u200d👩\u200d👧 Tan', '👨\u200d👩\u200d👧T'],
  ['محمد علي', 'م'],
  ['5501', ''],
  ['٥٥٠١', ''],
  ['55 01', ''],
  ['', ''],
])('the picture of %j shows %j', (name, letters) => {
  expect(initials(name)).toBe(letters)
})
