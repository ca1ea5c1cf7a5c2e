import { Readable } from 'node:stream'
import fastify from 'fastify'
import { afterAll, expect, test } from 'vitest'
import { serveFile } from './serve-file.ts'
import type { ByteRange, UploadStorage } from './storage/storage.ts'

const name = `${'a'.repeat(22)}.webp`
const goneWhileAsked = `${'b'.repeat(22)}.webp`
const bytes = Buffer.from('camellia')

/** Holds one file, and the size of another that is deleted before it is opened. */
const storage: UploadStorage = {
  put: async () => undefined,
  delete: async () => undefined,
  sizeOf: async (fileName) => ([name, goneWhileAsked].includes(fileName) ? bytes.length : undefined),
  open: async (fileName, { start, end }: ByteRange = { start: 0, end: bytes.length }) =>
    fileName === name ? Readable.from([bytes.subarray(start, end + 1)]) : undefined,
}

const http = fastify()
http.get<{ Params: { name: string } }>('/:name', ({ params, headers }, reply) =>
  serveFile(storage, { name: params.name, range: headers.range }, reply),
)
afterAll(() => http.close())

const get = async (fileName: string, range?: string) => {
  const answer = await http.inject({ url: `/${fileName}`, headers: range ? { range } : {} })
  const { 'content-length': length, 'content-range': part } = answer.headers
  return { status: answer.statusCode, body: answer.body, length: Number(length), part }
}

test('a file is served whole, or the part that is asked for with its length and place', async () => {
  expect(await get(name)).toEqual({ status: 200, body: 'camellia', length: 8, part: undefined })
  expect(await get(name, 'bytes=2-4')).toEqual({ status: 206, body: 'mel', length: 3, part: 'bytes 2-4/8' })
  expect(await get(name, 'bytes=8-')).toMatchObject({ status: 416, body: '', part: 'bytes */8' })
})

test.each([
  ['of another kind', `${'a'.repeat(22)}.svg`],
  ['that is not there', `${'c'.repeat(22)}.webp`],
  ['that is deleted while it is asked for', goneWhileAsked],
])('a file %s is not found', async (_what, fileName) => {
  expect(JSON.parse((await get(fileName)).body)).toMatchObject({ message: 'notFound' })
})
