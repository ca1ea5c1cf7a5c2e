import { expect, test } from 'vitest'
import { signsOf } from './seen-text.ts'

const text = 'é\u0301a👨\u200d👩\u200d👧'

test('signs are counted as people see them', () => {
  expect(signsOf(text)).toEqual(['é\u0301', 'a', '👨\u200d👩\u200d👧'])
})

test('a browser without Intl.Segmenter counts code points', () => {
  const { Segmenter } = Intl
  Reflect.deleteProperty(Intl, 'Segmenter')
  const signs = signsOf(text)
  Object.assign(Intl, { Segmenter })
  expect(signs).toEqual([...text])
})
