import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const source = join(import.meta.dirname, '../src')

it('what is derived from a brand’s colours is a token: no other stylesheet reckons with them', () => {
  const names = readdirSync(source, { recursive: true, encoding: 'utf8' })
  const reckons = (name: string) =>
    /\(\s*from var\(--(?:primary|secondary)\)/.test(readFileSync(join(source, name), 'utf8'))
  expect(names.filter((name) => name.endsWith('.css') && reckons(name))).toEqual([join('styles', 'tokens.css')])
})
