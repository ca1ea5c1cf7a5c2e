import { expect, it } from 'vitest'
import { listSources, read } from './sources.mjs'

const ids: string[] = [...read('docs/faults.md').matchAll(/^- \*\*\[([A-Z]{2}-\d{2})\]\*\*/gm)].map(([, id = '']) => id)
const areas = [...new Set(ids.map((id) => id.slice(0, 2)))]
const citation = new RegExp(`\\b(?:${areas.join('|')})-\\d{2}\\b`, 'g')
const cited = new Set(listSources('ts,tsx,css,sql,mjs').flatMap((file) => read(file).match(citation) ?? []))

it('every fault has a line of its own', () => {
  expect(ids.length).toBeGreaterThan(100)
  expect(ids.filter((id, place) => ids.indexOf(id) !== place)).toEqual([])
})

it('every fault that the code cites is written down', () => {
  expect([...cited].filter((id) => !ids.includes(id))).toEqual([])
})

it('every fault that is written down is cited by code', () => {
  expect(ids.filter((id) => !cited.has(id))).toEqual([])
})

it('a title begins with no id of another form', () => {
  const brackets = listSources('ts,tsx').flatMap((file) => read(file).match(/\[[A-Z]{2}-\d+\]/g) ?? [])
  expect(brackets.filter((id) => !ids.includes(id.slice(1, -1)))).toEqual([])
})
