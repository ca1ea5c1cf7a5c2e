import { readdirSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { tempFolder } from '../../../../test/temp-folder.ts'
import { localStorageIn } from './local-storage.ts'
import { extensionOfUpload } from './storage.ts'

const folder = tempFolder('storage')
const storage = localStorageIn(join(folder, 'uploads'))
const name = `${'a'.repeat(22)}.webp`
const read = async (...place: Parameters<typeof storage.open>) =>
  String(await buffer((await storage.open(...place)) ?? Readable.from([])))

test('a file of this machine is kept whole or in parts, for its own account only', async () => {
  await storage.put(name, Buffer.from('camellia'))
  expect([await storage.sizeOf(name), await read(name), await read(name, { start: 1, end: 3 })]).toEqual([
    8,
    'camellia',
    'ame',
  ])
  expect(statSync(join(folder, 'uploads', name)).mode & 0o077).toBe(0)
  expect(readdirSync(join(folder, 'uploads'))).toEqual([name])
})

test('a file that is not there has no size, cannot be opened, and is as good as deleted', async () => {
  const gone = `${'b'.repeat(22)}.webp`
  expect([await storage.sizeOf(gone), await storage.open(gone)]).toEqual([undefined, undefined])
  await storage.delete(gone)
})

test('a folder that cannot be read is a failure, not a file that is not there', async () => {
  const path = join(folder, 'no folder')
  writeFileSync(path, '')
  const broken = localStorageIn(path)
  await expect(broken.sizeOf(name)).rejects.toMatchObject({ code: 'ENOTDIR' })
  await expect(broken.open(name)).rejects.toMatchObject({ code: 'ENOTDIR' })
})

const key = 'Ab_-'.repeat(5).concat('09')

test.each([
  [`${key}.webp`, 'webp'],
  [`${key}-48.avif`, 'avif'],
  [`${key}-1600.png`, 'png'],
  [`${key}.mp4`, 'mp4'],
])('[UP-03] %s is the name of an upload', (upload, extension) => {
  expect(extensionOfUpload(upload)).toBe(extension)
})

test.each([`x/${key}.webp`, `${key}.webp.js`, `${key}.svg`, `${key}-1.png`, `${key}-ab.png`, `${key}-12345.png`])(
  '[UP-03] %s is no name of an upload',
  (other) => {
    expect(extensionOfUpload(other)).toBeUndefined()
  },
)
