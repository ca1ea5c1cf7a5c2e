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
async function speak(key: 'tab.home' | 'action.later' | 'points.use.title') {
  const { loadOrderingWords, loadRestOfWords, startWords } = await import('../src/state/language/words.ts')
  const { useT } = await import('@tiffin/kit/client/words.ts')
  await startWords()
  let times = 0
  const Speaker = () => {
    times += 1
    const t = useT()
    return createElement('p', null, t(key), t('tab.home'))
  }
  render(createElement(Speaker))
  return { times: () => times, comeLate: () => act(loadRestOfWords), comeBetween: () => act(loadOrderingWords) }
}

const text = () => screen.getByRole('paragraph').textContent

it('words that come late appear where they were missed', async () => {
  const { comeLate, times } = await speak('points.use.title')
  expect(text()).toBe('Home')
  await comeLate()
  expect(text()).toMatch(/.Home$/)
  expect(times()).toBe(2)
})

it('words that are still missing appear although other words came first', async () => {
  const { comeBetween, comeLate } = await speak('points.use.title')
  await comeBetween()
  expect(text()).toBe('Home')
  await comeLate()
  expect(text()).toMatch(/.Home$/)
})

it('a text whose words have come is not rendered again by later words', async () => {
  const { comeBetween, comeLate, times } = await speak('action.later')
  await comeBetween()
  expect(times()).toBe(2)
  await comeLate()
  expect(times()).toBe(2)
})

it('a part that missed no words is not rendered again', async () => {
  const { comeLate, times } = await speak('tab.home')
  expect(text()).toBe('HomeHome')
  await comeLate()
  expect(times()).toBe(1)
})
