import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage'
import { expect, it } from 'vitest'
import { formatMessage } from './format-message.ts'

const say = (text: string, values = {}, tag = 'en-US') => formatMessage(compileMessageOrThrow(text), { values, tag })

it('[R-1.10] a phrase says what stands for its placeholders', () => {
  expect(say('Good morning')).toBe('Good morning')
  expect(say('Good morning, {name}', { name: 'Mira' })).toBe('Good morning, Mira')
  expect(say('{count} of {max}', { count: 1, max: 2 })).toBe('1 of 2')
})

it('a placeholder’s value is text, never a phrase of its own', () => {
  expect(say('Hello {name}', { name: '{count}' })).toBe('Hello {count}')
})

it('a plural follows the rules of the language', () => {
  const items = '{count, plural, one {{count} item} other {{count} items}}'
  expect([0, 1, 2].map((count) => say(items, { count }))).toEqual(['0 items', '1 item', '2 items'])
  const arabic = '{count, plural, zero {صفر} one {واحد} two {اثنان} few {# قليل} many {# كثير} other {# غيره}}'
  const texts = [0, 1, 2, 3, 11, 100].map((count) => say(arabic, { count }, 'ar-IQ'))
  expect(texts).toEqual(['صفر', 'واحد', 'اثنان', '3 قليل', '11 كثير', '100 غيره'])
})

it('an exact number comes before its rule', () => {
  const left = '{count, plural, =0 {none} one {# left} other {# left}}'
  expect([0, 1, 5].map((count) => say(left, { count }))).toEqual(['none', '1 left', '5 left'])
})

it('a price or a name keeps its own direction inside a sentence from right to left', () => {
  expect(say('وفّرت {amount}', { amount: '$0.60' }, 'ar-IQ')).toBe('وفّرت \u2068$0.60\u2069')
  expect(say('You save {amount}', { amount: '$0.60' })).toBe('You save $0.60')
})
