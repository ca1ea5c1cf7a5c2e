import { expect, it } from 'vitest'
import type { Preview } from '../../base/preview.ts'
import { keyFor } from '../login/index.ts'
import { readPreview, signPreview } from './token.ts'

const [key, other] = [keyFor('a secret', 'preview'), keyFor('another secret', 'preview')]
const preview: Preview = {
  ...{ draftId: 'd1', sessionId: 's1', storeId: 'riverside', at: 1000, isMember: true },
  ...{ language: 'th-TH', expiresAt: 3000 },
}

it('[draft-12] a token is of one brand and one secret, and says what was signed', () => {
  const token = signPreview(key, 'demo', preview)
  expect(readPreview([other, key], token, { corpId: 'demo', now: 2999 })).toEqual(preview)
  expect(readPreview([key], token, { corpId: 'demo2', now: 2999 })).toBeUndefined()
  expect(readPreview([other], token, { corpId: 'demo', now: 2999 })).toBeUndefined()
  expect(readPreview([key], token, { corpId: 'demo', now: 3000 })).toBeUndefined()
})
