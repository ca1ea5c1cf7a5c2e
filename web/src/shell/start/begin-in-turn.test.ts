import { expect, it, vi } from 'vitest'
import { nextTurn } from '../../entry/next-turn.ts'
import { beginInTurn } from './begin-in-turn.ts'

it('one piece of start work begins in each turn, in order', async () => {
  const begun: string[] = []
  const work = (name: string) => () => {
    begun.push(name)
    return () => undefined
  }
  beginInTurn([work('answers'), work('messages')])
  expect(begun).toEqual([])
  await nextTurn()
  expect(begun).toEqual(['answers'])
  await nextTurn()
  expect(begun).toEqual(['answers', 'messages'])
})

it('a piece of start work that fails is reported, and keeps no other back', async () => {
  const listener = vi.fn()
  vi.stubGlobal('reportError', listener)
  const next = vi.fn(() => () => undefined)
  const fault = new Error('no such thing')
  beginInTurn([
    () => {
      throw fault
    },
    next,
  ])
  await nextTurn()
  await nextTurn()
  expect(listener).toHaveBeenCalledWith(fault)
  expect(next).toHaveBeenCalledOnce()
  vi.unstubAllGlobals()
})

it('stopping ends each piece of start work that has begun, and no other begins', async () => {
  const stop = vi.fn()
  const late = vi.fn(() => () => undefined)
  const end = beginInTurn([() => stop, late])
  await nextTurn()
  end()
  await nextTurn()
  await nextTurn()
  expect(stop).toHaveBeenCalledOnce()
  expect(late).not.toHaveBeenCalled()
})
