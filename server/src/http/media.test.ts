import { mkdtempSync, rmSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { testApp } from '../../test/app.ts'

const dataDir = mkdtempSync(join(tmpdir(), 'tiffin-media-'))
afterAll(() => rmSync(dataDir, { recursive: true }))

const drawn: string[] = []
const app = testApp({
  config: { dataDir },
  drawFile: async (name) => {
    if (!name.startsWith('tea-')) return false
    drawn.push(name)
    await mkdir(join(dataDir, 'media'), { recursive: true })
    await writeFile(join(dataDir, 'media', name), 'a picture')
    return true
  },
})

it('a picture of the demo is drawn when it is first asked for, and not again', async () => {
  const askTwice = [1, 2].map(() => app.http.inject('/media/tea-0123-96.avif'))
  for (const answer of await Promise.all(askTwice))
    expect([answer.statusCode, answer.body, answer.headers['content-type']]).toEqual([200, 'a picture', 'image/avif'])
  expect((await app.http.inject('/media/tea-0123-96.avif')).statusCode).toBe(200)
  expect(drawn).toEqual(['tea-0123-96.avif'])
})

it('a name that is no picture of the demo is not found', async () => {
  expect((await app.http.inject('/media/coffee-0123-96.avif')).statusCode).toBe(404)
  expect((await app.http.inject('/media/..%2Ftea-0123-96.avif')).statusCode).toBe(404)
  expect(drawn).toEqual(['tea-0123-96.avif'])
})
