import { expect, test } from 'vitest'
import { Turns } from './turns.ts'

test('a long task of a queue blocks only its own place; tasks in the other places go on', async () => {
  const turns = new Turns(2)
  const long = Promise.withResolvers<string>()
  const done: string[] = []
  const begin = (name: string, work: () => Promise<string>) =>
    turns.run(work).then((value) => done.push(`${name} ${value}`))
  const first = begin('first', () => long.promise)
  await Promise.all(['second', 'third', 'fourth', 'fifth'].map((name) => begin(name, async () => 'ended')))
  expect(done).toEqual(['second ended', 'third ended', 'fourth ended', 'fifth ended'])
  long.resolve('ended')
  await first
  expect(done.at(-1)).toBe('first ended')
})

test('no more tasks run at once than the queue has places, also after one has failed', async () => {
  const turns = new Turns(2)
  let running = 0
  let most = 0
  const work = async (n: number) => {
    running++
    most = Math.max(most, running)
    await Promise.resolve()
    running--
    if (n % 3 === 0) throw new Error('broken')
    return n
  }
  const ended = await Promise.allSettled(Array.from({ length: 12 }, (_none, n) => turns.run(() => work(n))))
  expect([most, ended.filter(({ status }) => status === 'rejected').length]).toEqual([2, 4])
})
