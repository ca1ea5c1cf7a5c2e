import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { tempFolder } from '../../../../test/temp-folder.ts'
import { withIncoming } from './incoming.ts'
import { sniffBytes } from './sniff.ts'

const folder = join(tempFolder('incoming'), 'uploads')
const mostOfPicture = 200

/** The first box of an ISO media file with its brands. */
function media(...brands: string[]): Buffer {
  const [major = '', ...others] = brands
  const box = Buffer.from(`\0\0\0\0ftyp${major}\0\0\0\0${others.join('')}`, 'latin1')
  box.writeUInt32BE(box.length)
  return box
}

const png = (length: number) => Buffer.concat([Buffer.from('\x89PNG\r\n\x1a\n', 'latin1')], length)
const clip = (length: number) => Buffer.concat([media('isom')], length)

async function* inPieces(bytes: Buffer, length: number) {
  for (let start = 0; start < bytes.length; start += length) yield bytes.subarray(start, start + length)
}

/** What is seen of a file, and how much of it lay on disk. */
const receive = (bytes: Buffer, piece = bytes.length) =>
  withIncoming({ folder, mostOfPicture }, inPieces(bytes, piece), async ({ path, format }) => ({
    format,
    bytes: readFileSync(path).length,
  }))

test.each([
  ['shorter than its head', 20],
  ['as long as its head', sniffBytes],
  ['as large as may be', mostOfPicture],
])('[UP-01] a picture %s is taken whole, however it arrives', async (_what, length) => {
  for (const piece of [1, 7, length])
    expect(await receive(png(length), piece)).toEqual({ format: 'png', bytes: length })
  expect(readdirSync(folder)).toEqual([])
})

test('[UP-02] a picture of one byte too many is refused, a video of that size is not', async () => {
  await expect(receive(png(mostOfPicture + 1), 50)).rejects.toMatchObject({ refusal: 'fileTooLarge' })
  expect(await receive(clip(mostOfPicture + 1), 50)).toEqual({ format: 'video', bytes: mostOfPicture + 1 })
  expect(readdirSync(folder)).toEqual([])
})

test('[UP-01][R-5.18] a file that is neither is refused by its head, before the rest has arrived', async () => {
  let sent = 0
  async function* endless() {
    for (; sent < 1000; sent++) yield Buffer.alloc(sniffBytes)
  }
  const refused = withIncoming({ folder, mostOfPicture }, endless(), async () => 'taken')
  await expect(refused).rejects.toMatchObject({ refusal: 'fileTypeWrong' })
  expect(sent).toBe(0)
})

test('a file that was moved away while it was looked at is gone without a failure', async () => {
  const path = await withIncoming({ folder }, inPieces(png(100), 100), async ({ path: taken }) => {
    await rm(taken)
    return taken
  })
  expect(existsSync(path)).toBe(false)
})
