import { act, render, screen } from '@testing-library/react'
import { createElement } from 'react'
import { beforeEach, expect, it, vi } from 'vitest'
import { fakeServer } from './app.ts'

beforeEach(() => {
  vi.resetModules()
  localStorage.setItem('useLanguage', 'en-US')
  fakeServer()
})

/** A component that says one thing, and how often it was written. */
async function speak(key: 'tab.home' | 'points.use.title') {
  const { loadRestOfWords, startWords, useT } = await import('../src/state/words.ts')
  await startWords()
  let times = 0
  const Speaker = () => {
    times += 1
    return createElement('p', null, useT()(key))
  }
  render(createElement(Speaker))
  return { times: () => times, comeLate: () => act(loadRestOfWords) }
}

it('words that come late appear where they were missed', async () => {
  const { comeLate, times } = await speak('points.use.title')
  expect(screen.getByRole('paragraph').textContent).toBe('')
  await comeLate()
  expect(screen.getByRole('paragraph').textContent).not.toBe('')
  expect(times()).toBe(2)
})

it('what missed none is not written anew for them', async () => {
  const { comeLate, times } = await speak('tab.home')
  expect(screen.getByRole('paragraph').textContent).toBe('Home')
  await comeLate()
  expect(times()).toBe(1)
})
