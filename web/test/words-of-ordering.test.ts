import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { isInChunk } from '@tiffin/phrases/chunks'
import texts from '@tiffin/phrases/locales/zh-CN.json' with { type: 'json' }
import { expect, it } from 'vitest'

const source = join(import.meta.dirname, '../src')

/** What may be on the menu, or on the page of an order, before the rest of the words has come. */
const folders = [
  ...['screens/menu', 'features/cart', 'features/cart-panel', 'features/product', 'features/product-sheet'],
  ...[
    'features/store',
    'features/load-state',
    'features/undo',
    'features/session',
    'screens/order-detail',
    'features/order',
    'features/bill',
    'features/page',
    'features/share',
    'shell',
    'ui',
    'state',
    'data',
  ],
]

/** Of what else the page of an order loads: what is shown at once. */
const parts = [
  'receipt/receipt-card.tsx',
  'notify/notify-offer.tsx',
  'order-help/help-card.tsx',
  'login/password-offer.tsx',
]

type Texts = { readonly [key: string]: string | Texts }

const keysOf = (part: Texts, path = ''): string[] =>
  Object.entries(part).flatMap(([key, value]) =>
    typeof value === 'string' ? [path + key] : keysOf(value, `${path}${key}.`),
  )

function filesOf(folder: string): string[] {
  const names = readdirSync(join(source, folder), { recursive: true, encoding: 'utf8' })
  return names.filter((name) => /(?<!\.test)\.tsx?$/.test(name)).map((name) => join(source, folder, name))
}

/** The keys that a file names, those under a part of a key that ends in a variable included. */
function keysIn(file: string, known: readonly string[]): string[] {
  const text = readFileSync(file, 'utf8')
  const whole = [...text.matchAll(/['`]([a-zA-Z]+(?:\.\w+)+)['`]/g)].map(([, key = '']) => key)
  const starts = [...text.matchAll(/`([a-zA-Z]+\.(?:\w+\.)*)\$\{/g)].map(([, start = '']) => start)
  return known.filter((key) => whole.includes(key) || starts.some((start) => key.startsWith(start)))
}

it('[page-99] the chunk of ordering words holds every word that menu and orders may show', () => {
  const known = keysOf(texts)
  const ofFolders = folders.flatMap(filesOf).flatMap((file) => keysIn(file, known))
  const ofParts = parts.flatMap((part) => keysIn(join(source, 'features', part), known))
  const keys = [...ofFolders.filter((key) => !key.startsWith('title.')), ...ofParts]
  expect(keys.length).toBeGreaterThan(80)
  expect([...new Set(keys)].filter((key) => !isInChunk('ordering', key))).toEqual([])
})
