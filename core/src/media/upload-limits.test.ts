import { expect, test } from 'vitest'
import { maxUploadBytes, maxVideoBytes } from './upload-limits.ts'

test('a picture may have ten megabytes, a video fifty', () => {
  expect([maxUploadBytes, maxVideoBytes]).toEqual([10_485_760, 52_428_800])
})
