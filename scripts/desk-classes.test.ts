import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/** Those that change for a narrow window what another sheet says. */
const overriding = new Set(['narrow.css'])

const folder = new URL('../desk/src/styles/', import.meta.url)
const sheets = readdirSync(folder).filter((name) => name.endsWith('.css') && !overriding.has(name))

/** Classes that a sheet gives a rule of their own, outside of media queries. */
function classesOf(sheet: string): string[] {
  const text = readFileSync(new URL(sheet, folder), 'utf8').replaceAll(/\/\*[\s\S]*?\*\//g, '')
  return [...text.matchAll(/^(\.[\w-]+)(?:,| \{)$/gm)].map(([, name = '']) => name)
}

test('a class of the desk is drawn by one style sheet: two of one name would draw over each other', () => {
  const drawnBy = Map.groupBy(
    sheets.flatMap((sheet) => [...new Set(classesOf(sheet))].map((name) => ({ name, sheet }))),
    ({ name }) => name,
  )
  const shared = [...drawnBy].filter(([, rules]) => rules.length > 1)
  expect(shared.map(([name, rules]) => [name, ...rules.map(({ sheet }) => sheet)])).toEqual([])
  expect(drawnBy.size).toBeGreaterThan(100)
})
