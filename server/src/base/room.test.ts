import { expect, test } from 'vitest'
import { Room } from './room.ts'

const full = () => new Error('full')

test('[sheet-10] so many of one brand are let in, and so many of all; places are free again, also after a fault', async () => {
  const room = new Room({ ofKey: 2, ofAll: 3 })
  const held = Promise.withResolvers<string>()
  const come = (key: string, work = () => held.promise) => room.run(key, { work, full })
  const inside = [come('a'), come('a')]
  await expect(come('a')).rejects.toThrow('full')
  inside.push(come('b'))
  await expect(come('c')).rejects.toThrow('full')
  held.resolve('done')
  expect(await Promise.all(inside)).toEqual(['done', 'done', 'done'])
  await expect(come('a', () => Promise.reject(new Error('broken')))).rejects.toThrow('broken')
  expect(await Promise.all([come('a'), come('a'), come('b')])).toEqual(['done', 'done', 'done'])
})
