import { expect, test } from 'vitest'
import { fold } from './fold.ts'

test.each([
  ['Crème  BRÛLÉE', 'creme brulee'],
  [' ｌａｔｔｅ\n\tice ', 'latte ice'],
  ['قهوة', 'قهوه'],
  ['على', 'علي'],
  ['شَاي', 'شاي'],
])('%j is found as %j', (text, folded) => {
  expect(fold(text)).toBe(folded)
})
