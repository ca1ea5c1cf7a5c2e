import { screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { closeApp, fakeServer, openApp } from './app.ts'
import { button, click, openMenu } from './steps.ts'

const noLine = () => Promise.reject(new Error('no line'))
const message = 'Network connection error, please check your Internet connection'

afterEach(async () => {
  vi.doUnmock('../src/features/open-link.ts')
  vi.doUnmock('../src/features/share/share-page.ts')
  await closeApp()
})

it('a tap on a banner whose code does not come is answered', async () => {
  fakeServer()
  vi.doMock('../src/features/open-link.ts', noLine)
  await openApp()
  await click(await button(/^Osmanthus week/))
  expect(await screen.findByText(message)).toBeTruthy()
})

it('a tap on Share whose code does not come is answered', async () => {
  vi.doMock('../src/features/share/share-page.ts', noLine)
  await openMenu()
  await click(await button(/^Butter Croissant/))
  await click(await button(/^Share/))
  expect(await screen.findByText(message)).toBeTruthy()
})
