import { findProfile } from '@tiffin/contract/customer'
import { languageOfHeader } from '@tiffin/core/language/language'
import { expect, test } from 'vitest'
import { ask, testApp } from '../../test/app.ts'
import { buildCorp } from '../../test/build.ts'

const app = testApp()

test.each([
  ['in-ID', 'in-ID'],
  ['EN_us', 'en-US'],
  ['en-PH', 'en-PH'],
  ['en-GB', 'en-US'],
  ['fil', 'en-PH'],
  ['id', 'in-ID'],
  ['zh-TW', 'zh-CN'],
  ['ar-EG', 'ar-IQ'],
  ['fr;q=0.9, th;q=0.2, lo;q=0.8', 'lo-LA'],
  ['en;q=0, ne', 'ne-NP'],
  ['*', 'zh-CN'],
  ['', 'zh-CN'],
  [undefined, 'zh-CN'],
  [';;;,,q=', 'zh-CN'],
  ['x'.repeat(100_000), 'zh-CN'],
])('[R-7.2] who asks in %s is answered in %s', (header, language) => {
  expect(languageOfHeader(header)).toBe(language)
})

test.each([
  ['en-US', 'Please log in'],
  ['in-ID', 'Silakan masuk'],
])('[R-7.2] a refusal is worded in the language of the request, %s', async (language, words) => {
  expect((await ask(app, findProfile, { corp: await buildCorp(), language })).message).toContain(words)
})
