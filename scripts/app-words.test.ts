import { expect, it } from 'vitest'
import { isInChunk } from '../phrases/src/chunks.ts'
import { listSources, read } from './sources.mjs'

const written = /\bt\('([A-Za-z]+(?:\.[A-Za-z0-9]+)+)'/g

/** Keys that an app says and that its words do not have: it would say nothing. */
const missingIn = (app: 'counter' | 'desk') =>
  listSources('ts,tsx', [app])
    .filter((file) => !file.includes('.test.'))
    .flatMap((file) => [...read(file).matchAll(written)].map(([, key = '']) => ({ file, key })))
    .filter(({ key }) => !isInChunk(app, key))

it.each(['counter', 'desk'] as const)('every phrase that %s says is among the words that it loads', (app) => {
  expect(missingIn(app)).toEqual([])
})
