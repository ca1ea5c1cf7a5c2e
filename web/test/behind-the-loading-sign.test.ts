import { act, fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { closeApp } from './app.ts'
import { button, click, openMenu } from './steps.ts'

afterEach(closeApp)

it('[page-98] the keyboard reaches nothing behind the loading indicator, and is where it was afterwards', async () => {
  await openMenu()
  const { whileLoading } = await import('@tiffin/kit/client/while-loading.ts') // of the app that is open
  const search = await button('Search the menu')
  search.focus()
  const work = Promise.withResolvers<void>()
  let over: Promise<void> | undefined
  await act(async () => {
    over = whileLoading(work.promise)
  })
  const isHeld = () => document.querySelector('.frame')?.hasAttribute('inert')
  expect(isHeld()).toBe(true)
  search.blur() // as a browser does with what becomes inert
  await act(async () => {
    work.resolve()
    await over
  })
  expect([isHeld(), document.activeElement]).toEqual([false, search])
})

it('[page-98] a sheet that is open is out of reach meanwhile, and Escape does not close it', async () => {
  await openMenu()
  await click(await button(/^Choose Osmanthus Oolong/))
  const sheet = await screen.findByRole('dialog')
  const { whileLoading } = await import('@tiffin/kit/client/while-loading.ts') // of the app that is open
  const work = Promise.withResolvers<void>()
  let over: Promise<void> | undefined
  await act(async () => {
    over = whileLoading(work.promise)
  })
  const isOpen = () => sheet.isConnected && !sheet.hasAttribute('data-leaving')
  fireEvent(sheet, new Event('cancel', { cancelable: true }))
  expect([sheet.hasAttribute('inert'), isOpen()]).toEqual([true, true])
  await act(async () => {
    work.resolve()
    await over
  })
  expect(sheet.hasAttribute('inert')).toBe(false)
  await act(async () => void fireEvent(sheet, new Event('cancel', { cancelable: true })))
  expect(isOpen()).toBe(false)
})
