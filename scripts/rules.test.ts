import { globSync } from 'node:fs'
import { basename } from 'node:path'
import { expect, it } from 'vitest'
import { root } from './setup.mjs'
import { listSources, read } from './sources.mjs'

const sources: string[] = listSources('ts,tsx,css,sql,mjs')
const ruleFiles = globSync('docs/rules/*.md', { cwd: root }).filter((file) => basename(file) !== 'README.md')
const nouns = ruleFiles.map((file) => basename(file, '.md'))
const rules = ruleFiles.flatMap((file) =>
  [...read(file).matchAll(/^- \*\*\[([a-z]+-\d+)\]\*\*/gm)].map(([, id = '']) => ({ file, id })),
)
const citation = new RegExp(`\\[((?:${nouns.join('|')})-\\d+)\\]`, 'g')
const cited = new Map<string, string>()
for (const file of sources) for (const [, id = ''] of read(file).matchAll(citation)) cited.set(id, file)

it('every rule has an id of its own, in the file of its noun', () => {
  expect(rules.length).toBeGreaterThan(50)
  expect(new Set(rules.map(({ id }) => id)).size).toBe(rules.length)
  for (const { file, id } of rules) expect(`${id.replace(/-\d+$/, '')}.md`).toBe(basename(file))
})

it('every rule that the code cites is written down', () => {
  const known = new Set(rules.map(({ id }) => id))
  expect([...cited].filter(([id]) => !known.has(id))).toEqual([])
})

it('every rule that is written down is cited by code', () => {
  expect(rules.map(({ id }) => id).filter((id) => !cited.has(id))).toEqual([])
})

it('the code cites nothing that the repository does not hold', () => {
  const paper =
    /[(\s]spec(?: §|:? ?["(]|\))|\b(?:spec|decisions|requirements|architecture|api|screens|texts|faults|desk|counter)\.md\b|\brequirements? [A-Z]|\bscreens \d|§/
  const isOwn = (text: string) =>
    paper.test(
      text
        .replaceAll('docs/decisions', '')
        .replaceAll('ARCHITECTURE.md', '')
        .replace(/RFC \d+ §\d+/g, ''),
    )
  expect(sources.filter((file) => isOwn(read(file)))).toEqual([])
})

it('every decision that the code cites has its file', () => {
  const numbers = new Set(globSync('docs/decisions/*.md', { cwd: root }).map((file) => basename(file).slice(0, 4)))
  expect(numbers.size).toBeGreaterThan(60)
  const unknown = sources.flatMap((file) =>
    [...read(file).matchAll(/decisions\/(\d{4})/g)]
      .map(([, number = '']) => number)
      .filter((number) => !numbers.has(number)),
  )
  expect(unknown).toEqual([])
})
