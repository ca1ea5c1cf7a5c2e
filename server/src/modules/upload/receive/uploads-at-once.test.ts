import { maxUploadsAtOnce } from '@tiffin/core/media/upload-limits'
import { expect, test } from 'vitest'
import { UploadLimits } from './upload-limits.ts'

const mostOfAll = 40

/** Begins an upload; answers how it ends. */
function begin(limits: UploadLimits, customer: string) {
  const { promise, resolve } = Promise.withResolvers<void>()
  return { done: limits.run(customer, () => promise), end: resolve }
}

test('[UP-02] forty uploads are under way; one more of any customer may try again in five seconds', async () => {
  const limits = new UploadLimits()
  const under = Array.from({ length: mostOfAll }, (_none, index) => begin(limits, `customer ${index}`))
  const full = { fault: 'unavailable', headers: { 'retry-after': '5' } }
  await expect(begin(limits, 'late').done).rejects.toMatchObject(full)
  under[0]?.end()
  await under[0]?.done
  const next = begin(limits, 'late')
  await expect(begin(limits, 'later').done).rejects.toMatchObject(full)
  for (const { end } of [...under, next]) end()
  await Promise.all([...under, next].map(({ done }) => done))
})

test('[UP-02] the places of a customer are free again one by one, failed uploads too', async () => {
  const limits = new UploadLimits()
  const most = Array.from({ length: maxUploadsAtOnce }, () => begin(limits, 'her'))
  const full = { fault: 'tooManyRequests', headers: { 'retry-after': '5' } }
  await expect(begin(limits, 'her').done).rejects.toMatchObject(full)
  most[0]?.end()
  await most[0]?.done
  await expect(limits.run('her', () => Promise.reject(new Error('broken off')))).rejects.toThrow('broken off')
  const again = begin(limits, 'her')
  await expect(begin(limits, 'her').done).rejects.toMatchObject(full)
  for (const { end } of [...most, again]) end()
  await Promise.all([...most, again].map(({ done }) => done))
  const fresh = Array.from({ length: maxUploadsAtOnce }, () => begin(limits, 'her'))
  await expect(begin(limits, 'her').done).rejects.toMatchObject(full)
  for (const { end } of fresh) end()
  await Promise.all(fresh.map(({ done }) => done))
})
