import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const root = join(import.meta.dirname, '../..')

it('colours derived from those of a brand are tokens: no other stylesheet computes one', () => {
  const list = (folder: string) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name))
  const sheets = ['web/src', 'kit/ui'].flatMap(list).filter((name) => name.endsWith('.css'))
  const reckons = (name: string) =>
    /\(\s*from var\(--(?:primary|secondary)\)/.test(readFileSync(join(root, name), 'utf8'))
  expect(sheets.filter(reckons)).toEqual([join('kit', 'ui', 'tokens.css')])
})
