import { expect, it } from 'vitest'
import { appOs } from './app-os.ts'

const osOf = (userAgent: string, maxTouchPoints = 0) => appOs({ userAgent, maxTouchPoints } as Navigator)

it('[R-7.2] an iPhone and an iPad, one that calls itself a Mac too, say 2; everything else says 1', () => {
  expect(osOf('Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X)', 5)).toBe('2')
  expect(osOf('Mozilla/5.0 (iPad; CPU OS 19_0 like Mac OS X)', 5)).toBe('2')
  expect(osOf('Mozilla/5.0 (iPod; U; CPU like Mac OS X; en)', 5)).toBe('2')
  expect(osOf('Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)', 5)).toBe('2')
  expect(osOf('Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)')).toBe('1')
  expect(osOf('Mozilla/5.0 (Linux; Android 17; Pixel 11)', 5)).toBe('1')
  expect(osOf('Mozilla/5.0 (Windows NT 10.0; Win64; x64)')).toBe('1')
})
