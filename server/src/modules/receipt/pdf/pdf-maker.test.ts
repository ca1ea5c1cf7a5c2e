import { afterEach, expect, test, vi } from 'vitest'
import { PdfMaker } from './pdf-maker.ts'

const nothing = {} as never // as: no receipt

afterEach(() => {
  vi.useRealTimers()
})

test('[receipt-6] a drawing that stands still for 20 seconds is given up, and asked for again later', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const made = new PdfMaker().make(nothing)
  vi.advanceTimersByTime(20_000)
  await expect(made).rejects.toMatchObject({ fault: 'unavailable', headers: { 'retry-after': '5' } })
})

test('[receipt-6] what cannot be drawn fails by itself', async () => {
  await expect(new PdfMaker().make(nothing)).rejects.toThrow(TypeError)
})
