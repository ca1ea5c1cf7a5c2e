import { expect, test } from 'vitest'
import { isCorpId } from './corp-id.ts'

test('a brand is named by 1 to 32 small letters, digits and hyphens, not by a hyphen first', () => {
  for (const text of ['a', '7', 'demo', 'demo-2', 'x'.repeat(32)]) expect([text, isCorpId(text)]).toEqual([text, true])
  for (const text of ['', '-demo', 'Demo', 'de mo', 'demo!', '!demo', 'x'.repeat(33), 'demo\n'])
    expect([text, isCorpId(text)]).toEqual([text, false])
})
