import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { isInChunk } from '@tiffin/phrases/chunks'
import { expect, it } from 'vitest'

const root = join(import.meta.dirname, '../src')
/** Everything that may be on the screen before the rest of the words has come. */
const places = [
  'shell',
  'screens/home',
  'features/store/store-line.tsx',
  'features/store/use-store-facts.ts',
  'features/awning',
  'features/load-state',
]

/** Brings its words along, or names keys of titles only. */
const bringsWords = new Set(['shelf.tsx', 'routes.ts'])

function filesOf(place: string): string[] {
  if (/\.tsx?$/.test(place)) return [join(root, place)]
  return readdirSync(join(root, place))
    .filter((name) => /\.tsx?$/.test(name) && !name.includes('.test.') && !bringsWords.has(name))
    .map((name) => join(root, place, name))
}

it('the first page needs no word that comes later', () => {
  const keys = places.flatMap(filesOf).flatMap((file) => {
    const words = readFileSync(file, 'utf8').matchAll(/['`]((?:[a-z]+\.)+[a-zA-Z]+)['`]/g)
    return [...words].map(([, key]) => key ?? '').filter((key) => !/\.(?:ts|tsx|css)$/.test(key))
  })
  expect(keys.length).toBeGreaterThan(20)
  const known = keys.filter((key) =>
    /^(?:action|frame|tab|title|error|store|pickup|home|menu|goods|stock|order|cart|product|promotion)\./.test(key),
  )
  expect([...new Set(known.filter((key) => !isInChunk('first', key)))]).toEqual([])
})
