import { turnTo } from '@tiffin/kit/client/language.ts'
import { afterEach, expect, test } from 'vitest'
import { listed, sortedByName } from './lists.ts'

afterEach(() => turnTo('en-US'))
const sorted = (names: readonly string[]) => sortedByName(names, (name) => name)

test('names are in the order of the language, small and capital letters and figures too', () => {
  turnTo('en-US')
  expect(sorted(['Riverside', 'eunos', 'Table 10', 'Table 2', 'Ångström', 'Bugis'])).toEqual([
    ...['Ångström', 'Bugis', 'eunos', 'Riverside', 'Table 2', 'Table 10'],
  ])
  turnTo('zh-CN')
  expect(sorted(['珍珠', '奶茶', '冰块'])).toEqual(['冰块', '奶茶', '珍珠'])
})

test('names in a row are joined as the language joins them', () => {
  turnTo('ar-IQ')
  expect(listed(['مالك', 'مدير'])).toBe('مالك ومدير')
})
