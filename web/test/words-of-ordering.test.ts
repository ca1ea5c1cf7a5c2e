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
const parts = ['receipt/receipt-card.tsx', 'notify/notify-offer.tsx', 'order-help/help-card.tsx']

type Texts = { readonly [key: string]: string | Texts }

const keysOf = (part: Texts, path = ''): string[] =>
  Object.entries(part).flatMap(([key, value]) =>
    typeof value === 'string' ? [path + key] : keysOf(value, `${path}${key}.`),
  )

function filesOf(folder: string): string[] {
  const names = readdirSync(join(source, folder), { recursive: true, encoding: 'utf8' })
  return names.filter((name) => /(?<!\.test)\.tsx?$/.test(name)).map((name) => join(source, folder, name))
}

it('[page-99] the chunk of ordering words holds every word that menu and orders may show', () => {
  const known = new Set(keysOf(texts))
  const files = [...folders.flatMap(filesOf), ...parts.map((part) => join(source, 'features', part))]
  const used = files.flatMap((file) => [...readFileSync(file, 'utf8').matchAll(/['`]([a-z]+(?:\.\w+)+)['`]/g)])
  const keys = used.map(([, key = '']) => key).filter((key) => known.has(key) && !key.startsWith('title.'))
  expect(keys.length).toBeGreaterThan(80)
  expect([...new Set(keys)].filter((key) => !isInChunk('ordering', key))).toEqual([])
})
