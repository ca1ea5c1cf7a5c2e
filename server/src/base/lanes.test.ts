import { expect, test } from 'vitest'
import { Lanes } from './lanes.ts'

const later = () => Promise.withResolvers<string>()

test('[sheet-8] tasks of one brand run one after the other, and those of another do not wait for them', async () => {
  const lanes = new Lanes(2)
  const long = later()
  const begun: string[] = []
  const begin = (key: string, name: string, work: Promise<string>) =>
    lanes.run(key, async () => {
      begun.push(name)
      return work
    })
  const first = begin('a', 'a1', long.promise)
  const second = begin('a', 'a2', Promise.resolve('done'))
  const third = begin('a', 'a3', Promise.resolve('done'))
  expect(await begin('b', 'b1', Promise.resolve('done'))).toBe('done')
  expect(await begin('c', 'c1', Promise.resolve('done'))).toBe('done')
  expect(begun).toEqual(['a1', 'b1', 'c1'])
  long.resolve('done')
  await Promise.all([first, second, third])
  expect(begun).toEqual(['a1', 'b1', 'c1', 'a2', 'a3'])
})

test('[sheet-8] no more tasks run at once than there are places, and one that failed gives its place back', async () => {
  const lanes = new Lanes(2)
  let running = 0
  let most = 0
  const work = async (key: number) => {
    most = Math.max(most, ++running)
    await new Promise(setImmediate)
    running--
    if (key % 3 === 0) throw new Error('broken')
  }
  const ended = await Promise.allSettled(
    Array.from({ length: 12 }, (_none, key) => lanes.run(String(key), () => work(key))),
  )
  expect([most, ended.filter(({ status }) => status === 'rejected').length]).toEqual([2, 4])
})
