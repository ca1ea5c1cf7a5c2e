import { act, render, screen } from '@testing-library/react'
import { createElement } from 'react'
import { expect, it, vi } from 'vitest'
import { lazyPart } from '../src/ui/lazy-part.ts'

const Part = ({ name }: { readonly name: string }) => createElement('p', null, name)
const text = () => screen.queryByRole('paragraph')?.textContent
const turn = () => act(() => new Promise((done) => setTimeout(done)))
const noLine = () => Promise.reject(new Error('no line'))

it('a part of a page is there once its code has come, at once the next time', async () => {
  const load = vi.fn(async () => Part)
  const Later = lazyPart(load)
  const { unmount } = render(createElement(Later, { name: 'hint' }))
  expect(text()).toBeUndefined()
  await turn()
  expect(text()).toBe('hint')
  unmount()
  render(createElement(Later, { name: 'again' }))
  expect(text()).toBe('again')
  expect(load).toHaveBeenCalledOnce()
})

it.each([
  ['the connection is back', () => dispatchEvent(new Event('online'))],
  ['the page is looked at again', () => document.dispatchEvent(new Event('visibilitychange'))],
])('a lazy part that could not be loaded is reported and asked for again when %s', async (_when, happen) => {
  const onFail = vi.fn()
  const load = vi.fn(noLine as () => Promise<typeof Part>)
  const Waiting = () => createElement('p', null, 'waiting')
  const Later = lazyPart(load, { onFail, Waiting })
  render(createElement(Later, { name: 'hint' }))
  expect(text()).toBe('waiting')
  await turn()
  expect(text()).toBeUndefined()
  expect(onFail).toHaveBeenCalledOnce()
  load.mockResolvedValue(Part)
  happen()
  await turn()
  expect(text()).toBe('hint')
})

it('a lazy part that failed is loaded again when it is shown again', async () => {
  const load = vi.fn(noLine as () => Promise<typeof Part>)
  const Later = lazyPart(load)
  const { unmount } = render(createElement(Later, { name: 'hint' }))
  await turn()
  unmount()
  load.mockResolvedValue(Part)
  render(createElement(Later, { name: 'hint' }))
  await turn()
  expect(text()).toBe('hint')
})
