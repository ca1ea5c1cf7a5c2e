import { expect, it, vi } from 'vitest'
import type * as Catalogue from './catalogue.ts'
import { locales } from './locales.ts'

vi.mock('./catalogue.ts', async (importActual) => {
  const real = await importActual<typeof Catalogue>()
  return { ...real, mergeTexts: vi.fn(real.mergeTexts) }
})
vi.resetModules()
const { mergeTexts } = await import('./catalogue.ts')
const { readPhrases, say } = await import('./server.ts')

it('reads a language when it is first spoken, and each but once', () => {
  const read = () => vi.mocked(mergeTexts).mock.calls.map(([locale]) => locale)
  expect(read()).toEqual([])
  say('lo-LA', 'tab.home')
  say('lo-LA', 'tab.menu')
  expect(read()).toEqual(['lo-LA'])
  readPhrases()
  expect(read().toSorted()).toEqual(locales.toSorted())
  for (const locale of locales) say(locale, 'tab.home')
  expect(read()).toHaveLength(locales.length)
})
